import { expect, test } from 'vitest'
import { type Brand, readBrand } from '../../demo-sites/brand/brand.ts'
import { brandOfFields, fieldsOfBrand } from './brand-fields.ts'

const BRAND: Brand = {
  name: '蓝港',
  colours: { main: { dark: '#6db3ff', light: '#0b57b0' } },
  contact: { agent: 'https://a.example/' },
  currency: { sign: '₮', unit: 'U' },
}

test('a brand in the form comes out of it as it went in', () => {
  expect(readBrand(brandOfFields(fieldsOfBrand(BRAND)))).toEqual({ brand: BRAND })
  expect(readBrand(brandOfFields(fieldsOfBrand({ name: '蓝港' })))).toEqual({ brand: { name: '蓝港' } })
})

test('a colour of one theme counts for both, and is judged in both', () => {
  const half = { ...fieldsOfBrand(BRAND), mainLight: '' }
  expect(readBrand(brandOfFields(half))).toEqual({
    problems: [expect.stringMatching(/^主色（浅色）#6db3ff .+可改成 #/)],
  })
})

test('half of the currency’s words is refused', () => {
  expect(readBrand(brandOfFields({ ...fieldsOfBrand(BRAND), unit: ' ' }))).toEqual({
    problems: [expect.stringMatching(/^currency\.unit：/)],
  })
})

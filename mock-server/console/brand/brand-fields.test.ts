import { expect, test } from 'vitest'
import { type Brand, readBrand } from '../../demo-sites/brand/brand.ts'
import { brandOfFields, fieldsOfBrand } from './brand-fields.ts'

const BRAND: Brand = {
  name: '蓝港',
  colours: { main: { dark: '#6db3ff', light: '#0b57b0' } },
  contact: { agent: 'https://a.example/' },
  currency: {
    sign: 'HK$',
    unit: '港元',
    rate: 7.8,
    ways: ['card', 'usdt'],
    deposit: [100, 50_000],
    withdrawal: [100, 20_000],
  },
}

test('a brand in the form comes out of it as it went in', () => {
  expect(readBrand(brandOfFields(fieldsOfBrand(BRAND)))).toEqual({ brand: BRAND })
  expect(readBrand(brandOfFields(fieldsOfBrand({ name: '蓝港' })))).toEqual({ brand: { name: '蓝港' } })
})

test('a colour of one theme counts for both, and is judged in both', () => {
  const half = { ...fieldsOfBrand(BRAND), mainLight: '' }
  expect(readBrand(brandOfFields(half))).toEqual({
    problems: [
      {
        text: expect.stringMatching(/^主色（浅色）#6db3ff .+可改成 #/),
        shade: { role: 'main', theme: 'light', hex: expect.stringMatching(/^#/) },
      },
    ],
  })
})

test.each([
  [{ unit: ' ' }, 'unit'],
  [{ rate: '七' }, 'rate'],
  [{ ways: '' }, 'ways'],
  [{ depositLeast: '', depositMost: '' }, 'deposit'],
  [{ withdrawalMost: '2万' }, 'withdrawal.1'],
])('a currency with a missing or unreadable part (%j) is refused at its place', (change, place) => {
  expect(readBrand(brandOfFields({ ...fieldsOfBrand(BRAND), ...change }))).toEqual({
    problems: [{ text: expect.stringContaining(`currency.${place}：`) }],
  })
})

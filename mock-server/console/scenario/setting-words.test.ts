// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { settingText } from './setting-words.ts'

test('a setting of an imported world that has the name of what every object has is called as it is', () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype))
    expect(settingText({ name, before: 'a', after: 'b' })).toBe(`${name}：a → b`)
  const changed = { name: 'payRanges', before: {}, after: { valueOf: { min: 5_000, max: 200_000 } } }
  expect(settingText(changed)).toBe('充值限额：valueOf 50～2000 元')
})

test('an address of the site is called by what the app calls the place that it leads to', () => {
  expect(settingText({ name: 'visitUrl', before: '', after: 'https://a.example/' })).toBe(
    '美元平台地址：（空） → https://a.example/',
  )
})

test('a change that a brand makes unseen is left out', () => {
  const named = { name: 'title', before: '云舟', after: '蓝港' }
  expect(settingText(named)).toBe('站点名称：云舟 → 蓝港')
  Object.assign(window, { __demoBrand: { brand: { name: '蓝港' } } })
  expect(settingText(named)).toBe('')
  Reflect.deleteProperty(window, '__demoBrand')
})

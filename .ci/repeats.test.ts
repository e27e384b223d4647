import { expect, it } from 'vitest'
import { repeatedRules } from './repeats.ts'

const page = (css: string) => `<!doctype html><head><style>${css}</style></head>`
const found = (inPage: string, sheet: string) =>
  repeatedRules(page(inPage), [{ name: 'kit.css', text: sheet }])

it('finds a rule of the page that a sheet repeats, inside or outside a layer', () => {
  const again = ['kit.css: 1 of its rules are in index.html already, .icon-btn{position:relative} first']
  expect(found('a{b:c}.icon-btn{position:relative}', '.x{y:z}.icon-btn{position:relative}')).toEqual(again)
  expect(found('@layer base{.icon-btn{position:relative}}', '.icon-btn{position:relative}')).toEqual(again)
  expect(found('.icon-btn{position:relative}', '@layer a,b;@layer a{.icon-btn{position:relative}}')).toEqual(
    again,
  )
})

it('ignores a rule that differs in selector, declarations or the condition around it', () => {
  const rule = '.icon-btn{position:relative;top:0}'
  expect(found(rule, '.sheet .icon-btn{position:relative;top:0}')).toEqual([])
  expect(found(rule, '.icon-btn{position:relative}')).toEqual([])
  expect(found(rule, `@media print{${rule}}`)).toEqual([])
  expect(found('@layer base{a{b:c}}', '@layer kit{d{e:f}}')).toEqual([])
})

it('compares within a condition, and ignores braces and semicolons in strings and urls', () => {
  expect(found('@media print{a{b:c}d{e:f}}', '@media print{d{e:f}}')).toHaveLength(1)
  const odd = '.a{content:"};{";background:url(data:x;y{)}'
  expect(found(`${odd}.b{c:d}`, '.b{c:d}')).toEqual([
    'kit.css: 1 of its rules are in index.html already, .b{c:d} first',
  ])
  expect(found(odd, '.b{c:d}')).toEqual([])
})

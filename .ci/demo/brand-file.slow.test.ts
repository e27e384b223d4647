import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { repo } from '../run-command.ts'
import { BadBrand, brandOfFile } from './brand-file.ts'
import { brandedShell, brandStillPages } from './brand-pages.ts'
import { BadOptions, demoOptions } from './options.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

test('the example of the documents is a brand, with its logo from the file beside it', () => {
  const brand = brandOfFile(join(repo, 'docs/examples/brand.json'))
  expect(brand.name).toBe('蓝港')
  expect(brand.logo).toMatch(/^data:image\/svg\+xml,%3Csvg/)
})

test.each([
  ['{', /不是 JSON/],
  ['{"name":"蓝港","logo":"none.svg"}', /找不到标志/],
  ['{"name":"蓝港","logo":"logo.gif"}', /不是 \.svg 或 \.png/],
  ['{"name":"蓝港","colours":{"main":"#777777"}}', /主色（深色）#777777 .+\n主色（浅色）#777777 /],
])('%s ends the build with its reason', (text, reason) => {
  const read = () => brandOfFile(file('brand.json', text))
  expect(read).toThrow(BadBrand)
  expect(read).toThrow(reason)
})

test('a missing file and an unknown command give a message', () => {
  expect(() => brandOfFile(join(folder, 'none.json'))).toThrow(/找不到品牌文件/)
  expect(() => demoOptions(['--brad', 'x'])).toThrow(BadOptions)
  expect(demoOptions(['--brand', 'a.json', '--zip'])).toEqual({ brand: 'a.json', zip: true, oneFile: false })
  expect(demoOptions(['--one-file'])).toEqual({ brand: undefined, zip: false, oneFile: true })
})

test('the page has the name and the colours before the app has started, and the still pages have both', () => {
  const brand = brandOfFile(join(repo, 'docs/examples/brand.json'))
  const { handler } = brandedShell(brand).transformIndexHtml as { handler: (html: string) => string }
  expect(handler('<head><title>云舟</title></head>')).toMatch(
    /^<head><title>蓝港<\/title><style>:root:root\{--jade:#6db3ff;.+<\/style><\/head>$/,
  )
  for (const name of ['site.html', 'kf.html']) file(name, '<head></head><h1>云舟 100 元</h1>')
  brandStillPages(folder, brand)
  expect(brandOfStill()).toMatch(
    /^<head><style>:root\{--jade:#6db3ff;--fill:#6db3ff;--ink:#000000\}.+<\/style><\/head><h1>蓝港 100 港元<\/h1>$/,
  )
})

const brandOfStill = () => readFileSync(join(folder, 'kf.html'), 'utf8')

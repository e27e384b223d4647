import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repo } from '../run-command.ts'
import { layerOf, sheetInLayer } from './layers.ts'

test('every style sheet of the app has a layer by its folder', () => {
  const sheets = globSync(join(repo, 'src/**/*.css'))
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.filter((file) => layerOf(file) === undefined)).toEqual([])
  expect(layerOf('/src/ui/base.css')).toBe('base')
  expect(layerOf('/src/ui/toast/toast.css')).toBe('ui')
  expect(layerOf('/src/ui/chakra/overlays/sheet.css')).toBe('kit')
  expect(layerOf('/src/features/lobby/lobby.css')).toBe('features')
  expect(layerOf('/src/screens/home/home.css?direct')).toBe('screens')
  expect(layerOf('/src/app/shell/shell.css')).toBe('app')
})

test('other style sheets stay as they are', () => {
  expect(layerOf('/mock-server/games/client/slots/slot.css')).toBeUndefined()
  expect(layerOf('/src/main.tsx')).toBeUndefined()
})

test('a selector counts by its layer first, then by itself', () => {
  expect(sheetInLayer('base', ':root{}a b{}')).toBe(':root{}a b{}')
  expect(sheetInLayer('ui', '.a .b::before, a.c > *{}')).toBe(':not(#_).a .b::before, a:not(#_).c > *{}')
  expect(sheetInLayer('app', '*{}@media print{::selection{}}')).toBe(
    '*:not(#_):not(#_){}@media print{:not(#_):not(#_)::selection{}}',
  )
  expect(sheetInLayer('ui', '@keyframes a{from{top:0}50%{top:1px}}')).toBe(
    '@keyframes a{from{top:0}50%{top:1px}}',
  )
})

test('an id is refused, because it would count as much as a layer', () => {
  expect(() => sheetInLayer('app', '#root > a{}')).toThrow('"#root > a" has an id')
  expect(sheetInLayer('base', '[id="root"],[fill="#fff"]{color:#fff}')).toContain('[id="root"]')
})

test('no property is important in two layers, because their order would be the other way round', () => {
  const layers = new Map<string, Set<string>>()
  for (const file of globSync(join(repo, 'src/**/*.css'))) {
    for (const [, property = ''] of readFileSync(file, 'utf8').matchAll(/([\w-]+):[^;{}]*!important/g))
      layers.set(property, (layers.get(property) ?? new Set()).add(String(layerOf(file))))
  }
  expect(layers.size).toBeGreaterThan(0)
  expect([...layers].filter(([, where]) => where.size > 1)).toEqual([])
})

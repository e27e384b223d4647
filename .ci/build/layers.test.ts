import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repo } from '../run-command.ts'
import { inLayer, layerOf } from './layers.ts'

test('every style sheet of the app has a layer by its folder', () => {
  const sheets = globSync(join(repo, 'src/**/*.css'))
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.filter((file) => layerOf(file) === undefined)).toEqual([])
  expect(layerOf('/src/ui/base.css')).toBe('base')
  expect(layerOf('/src/ui/toast.css')).toBe('ui')
  expect(layerOf('/src/ui/chakra/sheet.css')).toBe('kit')
  expect(layerOf('/src/features/lobby/lobby.css')).toBe('features')
  expect(layerOf('/src/screens/home/home.css?direct')).toBe('screens')
  expect(layerOf('/src/app/shell.css')).toBe('app')
})

test('other style sheets stay as they are', () => {
  expect(layerOf('/mock-server/demo-sites/games/client/slot.css')).toBeUndefined()
  expect(layerOf('/src/main.tsx')).toBeUndefined()
})

test('the first sheet of every page declares the order of all layers', () => {
  expect(inLayer('base', ':root{}')).toBe(
    '@layer base,ui,app,recipes,kit,features,screens;@layer base{:root{}}',
  )
  expect(inLayer('kit', 'a{}')).toBe('@layer kit{a{}}')
})

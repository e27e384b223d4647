import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repo } from '../run-command.ts'
import { breaches } from './pages.ts'
import { newerInScript } from './scripts.ts'
import { newerInSheet } from './styles.ts'

const inScript = (code: string) => newerInScript('a.js', code).map(({ name }) => name)
const inSheet = (css: string) => newerInSheet('a.css', css).map(({ name }) => name)

test.each([
  ['await a()', 'await outside a function (Chrome 89, iOS 15)'],
  ['class A { static { A.b = 1 } }', 'a static block (Chrome 94, iOS 16.4)'],
  ['class A { #b; has(c) { return #b in c } }', '#name in object (Chrome 91, iOS 15)'],
  ['/(?<!a)b/.test(c)', 'a lookbehind in a pattern (Chrome 62, iOS 16.4)'],
  ['new RegExp(`(?<=a)b`)', 'a lookbehind in a pattern (Chrome 62, iOS 16.4)'],
  ['/a/v.test(b)', 'a pattern with the flags v (d: Chrome 90; v: Chrome 112, iOS 17)'],
  ['a.at(-1)', '.at'],
  ['Object.groupBy(a, b)', 'Object.groupBy'],
  ['structuredClone(a)', 'structuredClone'],
  ['crypto.randomUUID()', '.randomUUID'],
  ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
])('a script with %s is newer than the floor', (code, name) => {
  expect(inScript(code)).toContain(name)
})

test('what every engine of the floor reads is not reported', () => {
  expect(
    inScript(
      'class A { #b = 1; c = this.#b ?? 2; async d() { await c; e ||= [].flat().includes(f?.g); return /(?:a)(?!b)/u } }',
    ),
  ).toEqual([])
  expect(inSheet('a:not(.b):focus-visible{gap:1px;top:0;width:min(1px,2vw)}')).toEqual([])
})

test.each([
  ['@layer a{b{color:red}}', '@layer'],
  ['a:has(b){color:red}', ':has'],
  ['a:is(b,c){color:red}', ':is'],
  ['a{&:hover{color:red}}', 'nesting'],
  ['a:not(b,c){color:red}', 'a list in :not(b,c)'],
  ['a{inset:0}', 'inset'],
  ['a{height:100dvh}', 'height: 100dvh'],
  ['a{color:red;color:color-mix(in srgb,var(--a),red)}', 'color: color-mix('],
  ['a{width:10cqi}', 'width: 10cqi'],
])('a sheet with %s is newer than the floor', (css, name) => {
  expect(inSheet(css)).toContain(name)
})

test('a sheet with an older form beside the new one is not reported', () => {
  expect(inSheet('@supports (height:100dvh){a{height:100dvh}}')).toEqual([])
  expect(inSheet('a{color:red;color:color-mix(in srgb,red,blue)}')).toEqual([])
})

test('an unexplained use and a stale explanation are both breaches', () => {
  const used = newerInScript('a.js', 'a.at(0)')
  expect(breaches(used, { '.at': 'filled' })).toEqual([])
  expect(breaches(used, {})).toEqual(['a.js uses .at (Chrome 92, iOS 15.4), newer than the floor'])
  expect(breaches([], { '.at': 'filled' })).toEqual(['.ci/floor/known.ts lists .at, which nothing uses'])
})

const NEW_SELECTOR = /['"`][^'"`]*(?::not\([^()'"`]*,|:(?:is|has|where)\()[^'"`]*['"`]/

test('no script asks for elements by a selector that the floor does not know', () => {
  expect("querySelector('a:not(b, c)')").toMatch(NEW_SELECTOR)
  const files = globSync(join(repo, 'src/**/*.{ts,tsx}')).filter(
    (file) => !/\.test\.tsx?$|chakra\/(?:emotion-cache|system)\.ts$|use-page-class\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => NEW_SELECTOR.test(readFileSync(file, 'utf8')))).toEqual([])
})

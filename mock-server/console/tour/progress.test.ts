// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { tourPlace } from '#src/demo/tour.ts'
import { tourKey } from '../../demo-sites/demo-keys.ts'
import { back, choiceIn, FIRST, readProgress, toStep, writeProgress } from './progress.ts'

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/a/index.html')
})

test('what is kept is read again, by the page and by the tour', () => {
  expect([readProgress(), tourPlace()]).toEqual([undefined, undefined])
  writeProgress({ ...FIRST, step: 4, isLeft: true })
  expect(readProgress()).toEqual({ ...FIRST, step: 4, isLeft: true })
  expect(tourPlace()).toEqual({ step: 4, isLeft: true })
})

test.each([
  '',
  'null',
  '[]',
  '{"step":"4","mode":"guide"}',
  '{"step":1,"mode":"other"}',
  '{"step":1,"mode":"play","story":"constructor"}',
  '{"step":1,"mode":"play","length":4}',
  '{"step":1,"mode":"play","lang":"fr"}',
  '{',
])('the text %j is no progress', (text) => {
  localStorage.setItem(tourKey(), text)
  expect(readProgress()).toBeUndefined()
})

test('two demos on one origin have a tour each; the games’ page shares its demo’s', () => {
  writeProgress({ ...FIRST, step: 2 })
  history.replaceState(null, '', '/a/venue.html?ticket=1')
  expect(readProgress()?.step).toBe(2)
  history.replaceState(null, '', '/b/')
  expect(readProgress()).toBeUndefined()
})

test('the presenter waits after a step back, and a step back is not run over', () => {
  const there = { ...FIRST, mode: 'play', step: 3, since: { inVenue: 0, turnover: 0 } } as never
  expect(back(there)).toMatchObject({ step: 2, since: null, isHeld: true, isPaused: true })
  expect(back({ ...FIRST, step: 0 })).toMatchObject({ step: 0, isHeld: true, isPaused: false })
  expect(toStep({ ...FIRST, isHeld: true }, 1)).toMatchObject({ step: 1, isHeld: false })
})

test('a link says which story, in how many steps and in which language; what it gets wrong is as usual', () => {
  const choice = (query: string) => choiceIn(new URLSearchParams(query))
  expect(choice('story=cashier&steps=3&lang=zh-Hant')).toEqual({
    story: 'cashier',
    length: 3,
    lang: 'zh-Hant',
  })
  expect(choice('story=toString&steps=4&lang=fr')).toEqual({ story: 'player', length: 10, lang: 'zh-Hans' })
  expect(choice('')).toEqual({ story: 'player', length: 10, lang: 'zh-Hans' })
})

test('a tour that was begun by an older demo goes on', () => {
  localStorage.setItem(tourKey(), '{"step":4,"mode":"guide","isLeft":false}')
  expect(readProgress()).toMatchObject({ step: 4, story: 'player', length: 10, lang: 'zh-Hans' })
})

import { expect, it } from 'vitest'
import { differences } from './box-differences.ts'
import type { VisiblePart } from './boxes.ts'

const part = (what: string, x: number, y: number, width = 44, height = 44): VisiblePart => ({
  what,
  box: { x, y, width, height },
})
const close = 'button "关闭"'

it('finds nothing where boxes differ by less than half a pixel', () => {
  expect(differences([part(close, 340, 20)], [part(close, 340.4, 19.6)])).toEqual([])
})

it('reports a moved part, with both boxes', () => {
  expect(differences([part(close, 340, 20)], [part(close, 173, 58.25)])).toEqual([
    'button "关闭": demo 44×44 at 340,20, production 44×44 at 173,58.3',
  ])
})

it('reports a changed size', () => {
  expect(differences([part(close, 0, 0)], [part(close, 0, 0, 44, 60)])).toHaveLength(1)
})

it('numbers parts of the same name in reading order', () => {
  const rows = [part('listitem ""', 0, 0), part('listitem ""', 0, 60)]
  expect(differences(rows, [part('listitem ""', 0, 0), part('listitem ""', 0, 64)])).toEqual([
    'listitem "" (2): demo 44×44 at 0,60, production 44×44 at 0,64',
  ])
})

it('reports a part that only one build has', () => {
  expect(differences([part(close, 1, 2)], [part('link "首页"', 3, 4)])).toEqual([
    'button "关闭": demo 44×44 at 1,2, production has none',
    'link "首页": demo has none, production 44×44 at 3,4',
  ])
})

import { expect, test } from 'vitest'
import { ABOVE_BACK_TO_TOP, type Box, restingPlace } from './packet-place.ts'

const AREA: Box = { left: 10, top: 60, right: 380, bottom: 760 }
const NONE = { staying: [], scrolling: [] }
/** A packet of 60 by 90 px with this upper left corner. */
const at = (left: number, top: number): Box => ({ left, top, right: left + 60, bottom: top + 90 })

test.each([
  ['left of the middle', at(100, 300), { side: 'left', up: 370 - 2 }],
  ['right of the middle', at(200, 300), { side: 'right', up: 370 - 2 }],
  ['at the foot', at(300, 670), { side: 'right', up: 0 }],
  ['at the head', at(10, 60), { side: 'left', up: 608 }],
])('%s it goes to the nearest edge and keeps its height', (_, dropped, place) => {
  const found = restingPlace(dropped, AREA, NONE)
  expect(found.side).toBe(place.side)
  expect(Math.abs(found.up - place.up)).toBeLessThanOrEqual(2)
})

test('no place is outside the area, even where the packet was dropped outside', () => {
  for (const left of [-500, 0, 900])
    for (const top of [-500, 0, 2_000]) {
      const { up } = restingPlace(at(left, top), AREA, NONE)
      expect(up).toBeGreaterThanOrEqual(0)
      expect(up).toBeLessThanOrEqual(AREA.bottom - AREA.top - 90)
    }
})

test('a control that stays is never covered, however far the free place is', () => {
  const staying = [{ left: 300, top: 0, right: 390, bottom: 700 }]
  const { side, up } = restingPlace(at(320, 300), AREA, { staying, scrolling: [] })
  expect(side).toBe('left')
  expect(up).toBeGreaterThan(300)
})

test('a control that scrolls away is not covered where a free place is near', () => {
  const scrolling = [{ left: 320, top: 300, right: 390, bottom: 350 }]
  const { side, up } = restingPlace(at(320, 270), AREA, { staying: [], scrolling })
  const bottom = AREA.bottom - up
  expect(side).toBe('right')
  expect(bottom <= 300 || bottom - 90 >= 350).toBe(true)
})

test('between controls that scroll away everywhere the packet stays near where it was dropped', () => {
  const scrolling = [{ left: 0, top: 0, right: 390, bottom: 844 }]
  const { side, up } = restingPlace(at(320, 270), AREA, { staying: [], scrolling })
  expect([side, up]).toEqual(['right', 400])
})

test('at the right it leaves the way back to the top free', () => {
  const ups = Array.from({ length: 30 }, (_, step) => restingPlace(at(320, 670 - step * 4), AREA, NONE).up)
  expect(ups.filter((up) => up > 0 && up < ABOVE_BACK_TO_TOP)).toEqual([])
  expect(ups).toContain(0)
  expect(ups).toContain(ABOVE_BACK_TO_TOP)
})

test('where every place covers a control that stays, the packet returns to its lowest place', () => {
  const staying = [{ left: 0, top: 0, right: 390, bottom: 844 }]
  expect(restingPlace(at(100, 100), AREA, { staying, scrolling: [] })).toEqual({ side: 'right', up: 0 })
})

test('in a window lower than the packet it stays in its lowest place', () => {
  const low = { ...AREA, bottom: 100 }
  expect(restingPlace(at(320, 30), low, NONE)).toEqual({ side: 'right', up: 0 })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, boxAt, freePlace, nearestEdge } from './packet-place.ts'

const AREA: Box = { left: 10, top: 60, right: 380, bottom: 760 }
const SIZE = { width: 60, height: 90 }
/** A packet of 60 by 90 px with this upper left corner. */
const at = (left: number, top: number): Box => ({ left, top, right: left + 60, bottom: top + 90 })

test.each([
  ['left of the middle', at(100, 300), { side: 'left', up: 370 }],
  ['right of the middle', at(200, 300), { side: 'right', up: 370 }],
  ['at the foot', at(300, 670), { side: 'right', up: 0 }],
  ['at the head', at(10, 60), { side: 'left', up: 610 }],
  ['above the area', at(10, -500), { side: 'left', up: 610 }],
  ['below the area', at(900, 2_000), { side: 'right', up: 0 }],
])('dropped %s it belongs to the nearest edge and keeps its height', (_, dropped, place) => {
  expect(nearestEdge(dropped, AREA)).toEqual(place)
})

test('a free place is kept as it is', () => {
  const wanted = { side: 'left', up: 123 } as const
  expect(freePlace(wanted, SIZE, AREA, [{ left: 300, top: 0, right: 390, bottom: 844 }])).toEqual(wanted)
})

test('from over a control it goes beside it, no farther than it must', () => {
  const control = { left: 320, top: 300, right: 390, bottom: 350 }
  const [high, low] = [at(320, 270), at(320, 290)].map((box) => nearestEdge(box, AREA))
  expect(high && freePlace(high, SIZE, AREA, [control])).toEqual({ side: 'right', up: 460 })
  expect(low && freePlace(low, SIZE, AREA, [{ ...control, top: 200 }])).toEqual({ side: 'right', up: 320 })
})

test('where one edge is full of controls it goes to the other', () => {
  const full = { left: 300, top: 0, right: 390, bottom: 844 }
  expect(freePlace({ side: 'right', up: 40 }, SIZE, AREA, [full])).toEqual({ side: 'left', up: 40 })
})

test('between controls everywhere there is no place', () => {
  expect(
    freePlace({ side: 'right', up: 0 }, SIZE, AREA, [{ left: 0, top: 0, right: 390, bottom: 844 }]),
  ).toBe(undefined)
})

test('in a window lower than the packet it stays in its lowest place', () => {
  expect(freePlace({ side: 'right', up: 300 }, SIZE, { ...AREA, bottom: 100 }, [])).toEqual({
    side: 'right',
    up: 0,
  })
})

test('no place that is found covers a control or leaves the area, and a gap that is high enough is found', () => {
  const px = (max: number) => fc.integer({ min: 0, max })
  const control = fc
    .tuple(px(390), px(844), px(390), px(300))
    .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }))
  fc.assert(
    fc.property(fc.array(control, { maxLength: 12 }), px(610), (controls, up) => {
      const covers = (box: Box) =>
        controls.some(
          (one) =>
            box.left < one.right && one.left < box.right && box.top < one.bottom && one.top < box.bottom,
        )
      const found = freePlace({ side: 'right', up }, SIZE, AREA, controls)
      const every = (['left', 'right'] as const).flatMap((side) =>
        Array.from({ length: 611 }, (_, height) => boxAt({ side, up: height }, SIZE, AREA)),
      )
      if (!found) return every.every(covers)
      const box = boxAt(found, SIZE, AREA)
      return !covers(box) && box.top >= AREA.top && box.bottom <= AREA.bottom
    }),
  )
})

import { expect, test } from 'vitest'
import { cardPlace } from './card-place.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top },
  right: left + width,
  bottom: top + height,
})
const PHONE = { width: 390, height: 844 }
const WINDOW = { width: 1440, height: 900 }
const card = (view: typeof PHONE) => ({ width: view === PHONE ? 374 : 300, height: 160 })

test.each([
  [
    'right under a control at the top of a phone',
    PHONE,
    box(20, 100, 350, 48),
    box(0, 0, 390, 844),
    { left: 8, top: 160 },
  ],
  ['right above one at the bottom', PHONE, box(20, 780, 350, 48), box(0, 0, 390, 844), { left: 8, top: 608 }],
  [
    'at the other end from one that fills the window',
    PHONE,
    box(0, 60, 390, 780),
    box(0, 0, 390, 844),
    { left: 8, top: 8 },
  ],
  [
    'beside the frame on a desktop, at the height of the control',
    WINDOW,
    box(520, 400, 300, 40),
    box(505, 0, 430, 900),
    { left: 193, top: 340 },
  ],
  [
    'beside the console, left of it',
    WINDOW,
    box(1000, 880, 60, 20),
    box(960, 0, 480, 900),
    { left: 648, top: 732 },
  ],
] as const)('the card is %s', (_, view, control, column, place) => {
  expect(cardPlace(control, column, card(view as typeof PHONE), view)).toEqual(place)
})

test('of what one reads it covers what stands above', () => {
  const caption = box(20, 500, 350, 40)
  expect(cardPlace(caption, box(0, 0, 390, 844), card(PHONE), PHONE, true)).toEqual({ left: 8, top: 328 })
})

test('beside the back office it stays in the frame of the phone', () => {
  const [office, phone] = [box(0, 0, 978, 900), box(994, 0, 430, 900)]
  const control = box(1010, 400, 80, 40)
  expect(cardPlace(control, phone, card(WINDOW), WINDOW, false, office)).toEqual({ left: 994, top: 452 })
})

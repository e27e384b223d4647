import { again, circle, fade, INK, line, oval, path, ring, turnedAt } from './draw.ts'
import type { Composition, Palette } from './palette.ts'

/** Under water: two swells, three bubbles. */
const water = (p: Palette, k: number): string =>
  `<path d='M0 0h100v100H0z' fill='${p.background}'/>` +
  (k % 3
    ? circle(k % 2 ? 82 : 18, 16, 30, p.bright, fade(0.16))
    : path('M20-5h16L14 105H-16zM58-5h22l10 110H50z', p.bright, fade(0.13))) +
  path('M0 66c16-8 34-8 50 0s34 8 50 0v34H0z', p.bright, fade(0.2)) +
  path('M0 80c16-8 34-8 50 0s34 8 50 0v20H0z', p.bright, fade(0.3)) +
  line(k % 2 ? 'M14 31h0M21 22h1' : 'M86 31h0M79 22h1', '#fff', 5.5, fade(0.45))

const koi: Composition = (p, k) =>
  water(p, k) +
  turnedAt(
    50,
    50,
    -14 + (k % 5) * 4,
    path('M-8-18C-2-32 14-30 18-22l-8 8zM-2 16c2 12 14 12 16 8L8 12z', p.bright) +
      path('M-37 0c14-25 46-24 60-2L40-16c-3 10-3 20 0 32L23 2c-14 22-46 22-60-2z', p.light) +
      path(
        'M-8-17C0-8 0 8-8 17 0 18 6 17 10 14 5 4 5-6 10-14 4-17-2-18-8-17zM18-7l4-1 14-10c-3 8-3 20 0 28L22 2z',
        p.spice,
      ) +
      circle(-23, -4, 3.5, INK) +
      line('M-32 8c3 0 5-1 7-3', INK, 2),
  )

const crab: Composition = (p, k) =>
  water(p, k) +
  line(
    'M28 64L12 72M30 72L18 84M72 64l16 8M70 72l12 12M30 52c-10-2-14-8-14-16M70 52c10-2 14-8 14-16M42 46V34M58 46V34',
    p.spice,
    5,
  ) +
  path(
    'M16 40C4 34 6 18 18 16l-1 10 9-4c4 10-1 18-10 18zM84 40c12-6 10-22-2-24l1 10-9-4c-4 10 1 18 10 18z',
    p.spice,
  ) +
  oval(50, 62, 28, 20, p.spice) +
  path('M26 54c12-12 36-12 48 0-14-4-34-4-48 0z', '#fff', fade(0.3)) +
  circle(42, 33, 5.5, '#fff') +
  circle(58, 33, 5.5, '#fff') +
  line('M42 33h0M58 33h0', INK, 5) +
  line('M42 68c4 4 12 4 16 0', INK, 2.5)

const turtle: Composition = (p, k) =>
  water(p, k) +
  turnedAt(
    50,
    50,
    -20 + (k % 3) * 14,
    path(
      'M-18-18c-4-14-20-18-22-10 0 10 10 16 20 18zM-18 18c-4 14-20 18-22 10 0-10 10-16 20-18zM16-16c6-10 16-10 16-4 0 8-8 10-14 10zM16 16c6 10 16 10 16 4 0-8-8-10-14-10z',
      p.bright,
    ) +
      oval(-36, 0, 11, 9, p.bright) +
      oval(0, 0, 28, 24, p.light) +
      path('M-10-12L4-12l8 12-8 12h-14l-7-12z', p.deep, fade(0.75)) +
      line('M-10-12l-5-8M4-12l6-9M12 0h15M4 12l6 9M-10 12l-5 8M-17 0h-10', p.deep, 2.5) +
      line('M-40-3h0M-40 4h0', INK, 3.5),
  )

const octopus: Composition = (p, k) =>
  water(p, k) +
  line(
    'M34 62c0 14-16 10-18 24M42 66c0 14-10 14-8 26M58 66c0 14 10 14 8 26M66 62c0 14 16 10 18 24M50 68v22',
    p.spice,
    8,
  ) +
  path('M24 46c0-20 10-32 26-32s26 12 26 32c0 16-10 26-26 26S24 62 24 46z', p.spice) +
  path('M34 30c3-6 8-9 14-9', 'none', ` stroke='#fff' stroke-width='4'${fade(0.5)}`) +
  circle(41, 48, 7, '#fff') +
  circle(59, 48, 7, '#fff') +
  line(k % 2 ? 'M43 49h0M61 49h0' : 'M40 50h0M58 50h0', INK, 6) +
  line('M46 61c3 2 5 2 8 0', INK, 2.5)

const shark: Composition = (p, k) =>
  water(p, k) +
  turnedAt(
    50,
    50,
    -8 + (k % 3) * 8,
    path(
      'M-42 4C-30-16-6-20 2-18L14-34l4 20c10 3 16 6 20 8l10-12c-1 12-1 20 2 30L36 6C22 22-22 26-42 4z',
      p.bright,
    ) +
      path('M-42 4c24 6 54 8 78 2C22 22-22 26-42 4z', '#fff') +
      path('M-38 7l5 5 2-4 5 6 3-5 4 6 3-6z', p.deep) +
      circle(-22, -4, 3, INK) +
      line('M-4-6c3 4 3 8 1 12M4-6c3 4 3 8 1 12', p.deep, 2),
  )

const clam: Composition = (p, k) =>
  water(p, k) +
  path('M50 86C24 86 10 70 10 62h80c0 8-14 24-40 24z', p.spice) +
  path(
    'M50 66C28 62 14 48 12 34c2-6 8-6 10-2 0-10 10-14 14-6 2-12 14-14 16-4 4-10 16-8 16 4 5-8 15-4 14 6 3-4 8-2 8 2-4 16-18 28-40 32z',
    p.light,
  ) +
  line('M50 64L22 32M50 64L36 26M50 64l1-42M50 64l17-38M50 64l32-32', p.spice, 1.8, fade(0.7)) +
  circle(50, 62, 12, '#fff') +
  circle(46, 58, 3.5, p.bright, fade(0.5)) +
  line('M16 68c20 8 48 8 68 0', '#fff', 2, fade(0.5)) +
  (k % 2 ? path('M78 8l2 7 7 2-7 2-2 7-2-7-7-2 7-2z', '#fff') : '')

const school: Composition = (p, k) => {
  const fish = (x: number, y: number, s: number, tone: number, body: string) =>
    `<g fill='${[p.light, p.spice, p.bright][(tone + k) % 3]}' transform='translate(${x} ${y})scale(${k % 2 ? -s : s} ${s})'>${body}</g>`
  return (
    water(p, k) +
    fish(
      41,
      27,
      0.55,
      0,
      `<g id='f'><path d='M-34 0c12-22 40-22 52-2l16-12v28L18 2c-12 20-40 20-52-2z'/>` +
        path('M-6-15C2-5 2 5-6 15 8 14 8-14-6-15z', '#fff') +
        line('M-21-3h0', INK, 8) +
        '</g>',
    ) +
    fish(71, 46, 0.5, 1, again('f', 0, 0)) +
    fish(29, 56, 0.62, 2, again('f', 0, 0)) +
    fish(63, 74, 0.7, 0, again('f', 0, 0))
  )
}

const anchor: Composition = (p, k) =>
  water(p, k) +
  line('M50 34v46M36 44h28', p.light, 7) +
  ring(50, 25, 9, p.light, 6) +
  line('M20 62c2 16 14 24 30 24s28-8 30-24', p.light, 7) +
  path('M12 68l7-17 11 13zM88 68l-7-17-11 13z', p.light) +
  line(
    k % 2
      ? 'M58 20c20-4 26 8 18 18s-30 14-36 26 4 18 10 16'
      : 'M42 20c-20-4-26 8-18 18s30 14 36 26-4 18-10 16',
    p.spice,
    4,
  )

export const fishingCovers = { koi, crab, turtle, shark, octopus, clam, school, anchor } satisfies Record<
  string,
  Composition
>

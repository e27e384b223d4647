import { background, block, playingCard } from './cover-parts.ts'
import {
  again,
  box,
  circle,
  dots,
  fade,
  INK,
  line,
  oval,
  PAPER,
  path,
  pickAt,
  ring,
  svgText,
  turnedAt,
  ZHU,
} from './draw.ts'
import type { Composition } from './palette.ts'

const TILES = ['中', '發', '東', '南', '西', '北', '萬', '春', '秋']
const RANKS = ['A', 'K', 'Q', 'J', '2', '8']
const TILE_INK = ['#b9331f', '#14614b', '#1d2f57']

const mahjong: Composition = (p, k) =>
  background(p, k) +
  oval(50, 80, 40, 8, p.deep, fade(0.6)) +
  [0, 1, 2]
    .map(
      (i) =>
        `<g transform='translate(${9 + i * 26} ${38 - i * 7})scale(1.1)'>` +
        block(0, 0, p.bright, svgText(13.5, 24, 20, pickAt(TILE_INK, i + k), pickAt(TILES, k + i * 2))) +
        '</g>',
    )
    .join('')

const xiangqi: Composition = (p, k) => {
  const piece = (x: number, y: number, r: number, ink: string, word: string) =>
    circle(x, y + 4, r, p.deep) +
    circle(x, y, r, p.light) +
    ring(x, y, r - 4, ink, 1.6) +
    svgText(x, y + r * 0.36, r, ink, word)
  return (
    `<path d='M0 0h100v100H0z' fill='${p.background}'/>` +
    line(
      'M-6 26h112M-6 58h112M-6 90h112M18-6v112M50-6v112M82-6v112M18 26l64 64M82 26L18 90',
      p.bright,
      1.6,
      fade(0.5),
    ) +
    piece(66, 34, 19, INK, pickAt(['將', '馬', '炮', '卒'], k)) +
    piece(40, 62, 26, '#b9331f', pickAt(['帥', '車', '相', '兵'], k))
  )
}

const landlord: Composition = (p, k) =>
  background(p, k) +
  `<g transform='translate(50 94)'>${box(-19, -62, 38, 54, 6, '#fff', " id='r'")}` +
  [-34, -17, 17, 34]
    .map(
      (turn, i) =>
        `<g transform='rotate(${turn})'>${again('r', 0, 0)}${svgText(-11, -47, 13, i % 2 ? ZHU : INK, pickAt(RANKS, i + k + 1))}</g>`,
    )
    .join('') +
  playingCard(0, -36, 0, pickAt(RANKS, k), k, p.light) +
  '</g>' +
  path('M35 29l-4-17 10 7 9-12 9 12 10-7-4 17z', ZHU)

const domino: Composition = (p, k) => {
  const tile = (x: number, y: number, turn: number, dots: string, ink: string) =>
    turnedAt(
      x,
      y,
      turn,
      box(-16, -27, 32, 60, 6, p.bright) +
        box(-16, -30, 32, 58, 6, INK) +
        line('M-10 0h20', p.light, 1.5) +
        line(dots, ink, 6.5),
    )
  return (
    background(p, k) +
    tile(34, 46, -9, k % 2 ? 'M-7-21h0M7-9h0M-7 9h0M7 9h0M-7 20h0M7 20h0' : 'M0-15h0M-7 8h0M7 20h0', PAPER) +
    tile(69, 54, 8, k % 2 ? 'M0-15h0M0 14h0' : 'M-7-21h0M7-21h0M-7-9h0M7-9h0M-7 9h0M7 20h0', ZHU)
  )
}

const bigTile: Composition = (p, k) =>
  background(p, k) +
  [8, 36, 64].map((x) => box(x, 8, 28, 36, 5, p.deep) + box(x, 8, 28, 30, 5, p.bright, fade(0.5))).join('') +
  box(24, 26, 52, 66, 9, p.bright) +
  box(24, 22, 52, 62, 9, '#fdf7e8') +
  (k % 2
    ? ring(50, 53, 19, '#14614b', 4) + ring(50, 53, 11, '#b9331f', 4) + circle(50, 53, 4.5, '#1d2f57')
    : svgText(50, 67, 38, pickAt(TILE_INK, k), pickAt(TILES, k)))

const bull: Composition = (p, k) =>
  background(p, k) +
  path('M26 44C8 42 6 22 14 14c0 12 10 16 22 18h28c12-2 22-6 22-18 8 8 6 28-12 30z', p.light) +
  path('M26 36c6-8 42-8 48 0l-3 28c-2 16-8 24-21 24s-19-8-21-24z', k % 2 ? ZHU : '#8a4a22') +
  path('M32 70c0-16 36-16 36 0 0 22-36 22-36 0z', PAPER) +
  line('M43 70v3M57 70v3', INK, 5) +
  line('M38 50h1M61 50h1', INK, 6) +
  ring(50, 82, 6, p.light, 3) +
  path('M44 34l6-8 6 8-6 9z', p.light)

const jester: Composition = (p, k) =>
  background(p, k) +
  path(
    'M28 62C22 40 16 36 8 40c2-20 22-22 32-4 2-16 12-24 18-24-6 8-4 16 2 24 10-18 30-16 32 4-8-4-14 0-20 22z',
    p.bright,
  ) +
  path('M50 62V38c2-14 4-20 8-26-6 8-4 16 2 24 10-18 30-16 32 4-8-4-14 0-20 22z', p.spice) +
  circle(9, 44, 6, p.light) +
  circle(91, 44, 6, p.light) +
  circle(59, 12, 6, p.light) +
  path('M26 60h48l-3 14H29z', p.light) +
  line('M36 67h0M50 67h0M64 67h0', p.deep, 5) +
  path('M32 76h36l-5 14H37z', p.deep)

const go: Composition = (p, k) => {
  const stones: [number, number][][] = [[], []]
  for (let i = 0; i < 16; i++)
    stones[((i * i + i * 3 + (i >> 2) * 5 + k * 3) % 11) % 5]?.push([14 + (i % 4) * 24, 14 + (i >> 2) * 24])
  const [black = [], white = []] = stones
  return (
    `<path d='M0 0h100v100H0z' fill='${p.light}'/>` +
    line(
      'M14-5v110M38-5v110M62-5v110M86-5v110M-5 14h110M-5 38h110M-5 62h110M-5 86h110',
      p.background,
      1.4,
      fade(0.55),
    ) +
    dots(
      [...black, ...white].map(([x, y]) => [x, y + 2.5]),
      p.deep,
      22,
      fade(0.45),
    ) +
    dots(black, INK, 22) +
    dots(white, '#fff', 22)
  )
}

export const boardCovers = { mahjong, landlord, xiangqi, domino, bigTile, bull, jester, go } satisfies Record<
  string,
  Composition
>

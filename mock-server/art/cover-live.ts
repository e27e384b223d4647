import { background, die, playingCard, suit } from './cover-parts.ts'
import {
  again,
  box,
  circle,
  cut,
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
  wedges,
  ZHU,
} from './draw.ts'
import type { Composition, Palette } from './palette.ts'

const RANKS = ['A', '9', 'K', '8', 'Q', '7', 'J', '6']

const cards: Composition = (p, k) =>
  background(p, k) +
  playingCard(34, 50, -13, pickAt(RANKS, k), k) +
  playingCard(66, 54, 11, pickAt(RANKS, k * 3 + 1), k + 1, p.light)

const roulette: Composition = (p, k) =>
  background(p, k % 2) +
  circle(56, 60, 47, p.deep) +
  circle(56, 60, 43, p.light) +
  circle(56, 60, 38, INK) +
  wedges(56, 60, 31, ZHU, 14, 24) +
  circle(56, 60, 24, p.deep) +
  ring(56, 60, 24, p.light, 2) +
  turnedAt(56, 60, k * 17, line('M-15 0h30M0-15v30', p.light, 3) + circle(0, 0, 7, p.light)) +
  circle(56 + 31 * Math.cos(k + 3), 60 + 31 * Math.sin(k + 3), 5, '#fff')

const dice: Composition = (p, k) =>
  background(p, k) +
  oval(50, 79, 42, 12, p.deep) +
  oval(50, 76, 42, 12, p.bright) +
  oval(50, 75, 36, 9, p.deep, fade(0.45)) +
  die(32, 60, -10, (k % 6) + 1, p.light) +
  die(66, 61, 13, ((k + 2) % 6) + 1, p.light) +
  die(50, 34, 4, ((k + 4) % 6) + 1, p.light)

const chips: Composition = (p, k) => {
  const face = (x: number, y: number, kind: number) => turnedAt(x, y, 0, suit(kind, kind % 2 ? ZHU : INK))
  return (
    background(p, k) +
    line('M68 40h0M33 44h0M54 70h0', p.deep, 47) +
    `<g stroke='${p.light}'><g id='c'>${circle(68, 35, 17.5, PAPER, " stroke-width='11'")}${wedges(68, 35, 20, k % 2 ? '#fff' : p.deep, 6, 16)}</g></g>` +
    face(68, 35, k + 2) +
    again('c', -35, 4, ` stroke='${p.bright}'`) +
    face(33, 39, k + 1) +
    again('c', -14, 30, ` stroke='${p.spice}'`) +
    face(54, 65, k)
  )
}

const twoSides = (p: Palette, left: string, right: string): string =>
  background(p, 0) +
  path('M0 0h58L38 100H0z', p.spice) +
  line('M60-4L36 104', p.light, 2.5) +
  turnedAt(31, 50, -7, box(-17, -25, 34, 50, 6, '#fff') + svgText(0, 9, 25, ZHU, left)) +
  turnedAt(69, 52, 7, box(-17, -25, 34, 50, 6, p.light) + svgText(0, 9, 25, INK, right))

const dragonTiger: Composition = (p) => twoSides(p, '龍', '虎')

const baccarat: Composition = (p) => twoSides(p, '闲', '庄')

const table: Composition = (p, k) =>
  background(p, 6) +
  circle(50, 6, 80, p.deep, ` stroke='${p.light}' stroke-width='4'`) +
  circle(50, 6, 72, p.background) +
  line('M-2 48c34 22 70 22 104 0', p.light, 1.5, fade(0.7)) +
  line('M6 67h0M27 78h0M50 81h0M73 78h0M94 67h0', p.bright, 8) +
  turnedAt(
    25,
    36,
    -14,
    `<g id='b'>${box(-13, -19, 26, 38, 5, p.spice, ` stroke='${PAPER}' stroke-width='3'`)}${path('M0-9l6 9-6 9-6-9z', p.light)}</g>`,
  ) +
  turnedAt(75, 36, 14, again('b', 0, 0)) +
  `<g transform='translate(50 40)scale(.8)'>${playingCard(0, 0, 0, pickAt(RANKS, k), k)}</g>`

const wheel: Composition = (p, k) =>
  background(p, k) +
  path('M32 96l10-34h16l10 34z', p.deep) +
  circle(50, 48, 36, p.light) +
  circle(50, 48, 32, p.deep) +
  turnedAt(50, 48, k * 11, wedges(0, 0, 16, p.bright, 32, 12) + ring(0, 0, 24, p.spice, 8, cut(24, 12, 3))) +
  circle(50, 48, 9, p.light) +
  path('M43 5h14l-7 16z', ZHU) +
  circle(50, 48, 4, p.deep)

const seal: Composition = (p, k) =>
  background(p, k + 2) +
  path('M50 8l36 42-36 42-36-42z', p.deep) +
  line('M50 14l31 36-31 36-31-36z', p.light, 2) +
  `<g transform='translate(50 50)scale(2.7)'>${suit(k, p.light)}</g>` +
  svgText(15, 92, 16, p.light, pickAt(RANKS, k)) +
  svgText(86, 92, 16, p.bright, pickAt(RANKS, k + 2))

export const liveCovers = {
  cards,
  roulette,
  dice,
  dragonTiger,
  chips,
  table,
  wheel,
  seal,
  baccarat,
} satisfies Record<string, Composition>

import {
  baseball,
  basket,
  football,
  golf,
  paddle,
  shuttle,
  snooker,
  tennis,
  volleyball,
} from './cover-balls.ts'
import { background } from './cover-parts.ts'
import {
  box,
  circle,
  dots,
  fade,
  INK,
  line,
  oval,
  PAPER,
  path,
  svgText,
  turnedAt,
  wedges,
  ZHU,
} from './draw.ts'
import type { Composition } from './palette.ts'

const stadium: Composition = (p, k) =>
  background(p, 0) +
  path('M20 14L-12 66h40zM80 14L72 66h40z', p.light, fade(0.22)) +
  line('M20 16v40M80 16v40', p.deep, 4) +
  box(9, 8, 22, 12, 3, p.deep) +
  box(69, 8, 22, 12, 3, p.deep) +
  line('M14 14h0M20 14h0M26 14h0M74 14h0M80 14h0M86 14h0', p.light, 4) +
  path('M0 48c30-10 70-10 100 0v10H0z', p.deep) +
  line('M6 52h0M18 50h0M30 48h0M42 47h0M54 47h0M66 48h0M78 50h0M92 52h0', k % 2 ? p.spice : p.bright, 3.5) +
  path('M14 56h72l26 46H-12z', '#2c9a5c') +
  path('M26 56h13l-5 46H6zM52 56h13l19 46H56z', '#fff', fade(0.14)) +
  line('M50 56v44', '#fff', 1.8) +
  oval(50, 76, 17, 8, 'none', ` stroke='#fff' stroke-width='1.8'`)

const glove: Composition = (p, k) =>
  background(p, k) +
  path('M22 36l-12-5M26 24l-8-10M42 16l-2-12', 'none', ` stroke='${p.light}' stroke-width='4'`) +
  turnedAt(
    54,
    52,
    -18 + (k % 2) * 8,
    path('M-18 8c-14-6-14-34 6-36 26-4 40 6 38 24-1 14-8 18-10 26h-30z', ZHU) +
      path('M-20 0c-8-2-14-12-6-18 8-5 16 2 16 10z', '#ff7a5f') +
      line('M-8-10c-2 6-6 8-10 8', '#8f2416', 2.5) +
      path('M-16 22h34v14h-34z', p.light) +
      line('M-8 29h18', p.deep, 3),
  )

const ROWERS = [18, 34, 50, 66]

const dragonBoat: Composition = (p, k) =>
  background(p, 3) +
  path('M2 66h78c8-6 10-14 8-24 6 2 9 8 8 14-2 14-12 22-26 22H20C10 78 4 74 2 66z', p.spice) +
  path('M82 44c-2-12 8-18 14-12l-4 4 5 6-7 3z', p.light) +
  line('M12 71h58', p.light, 2.5) +
  path(ROWERS.map((x) => `M${x - 7} 66c0-15 14-15 14 0z`).join(''), k % 2 ? p.bright : PAPER) +
  line(ROWERS.map((x) => `M${x} 58l-8 27`).join(''), p.light, 3) +
  dots(
    ROWERS.map((x) => [x, 48]),
    p.light,
    10,
  ) +
  line('M-4 87c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 22 0 14-5 22 0', '#fff', 2.5, fade(0.6))

const darts: Composition = (p, k) =>
  background(p, k) +
  circle(46, 52, 38, INK) +
  circle(46, 52, 33, PAPER) +
  wedges(46, 52, 22, INK, 22, 20) +
  wedges(46, 52, 31, ZHU, 4, 20) +
  wedges(46, 52, 18, ZHU, 4, 20) +
  circle(46, 52, 8, '#2c9a5c') +
  circle(46, 52, 4, ZHU) +
  line('M46 52L74 28', p.light, 4) +
  path('M70 26l4-14 12-6 2 13-8 10z', p.spice)

const bike: Composition = (p, k) =>
  background(p, k) +
  line('M-4 86h108', p.deep, 5) +
  circle(25, 64, 19, 'none', ` stroke='#fff' stroke-width='4'`) +
  circle(75, 64, 19, 'none', ` stroke='#fff' stroke-width='4'`) +
  line('M25 45v38M6 64h38M75 45v38M56 64h38', '#fff', 1.2, fade(0.6)) +
  line('M25 64l14-28h27L48 64H25M48 64L36 30M75 64L64 28', p.spice, 4.5) +
  line('M28 29h15', INK, 6) +
  line('M62 28c8-4 14-3 16 4', p.light, 4.5) +
  circle(48, 64, 5, p.light)

const skate: Composition = (p, k) =>
  background(p, k) +
  path('M0 74h100v30H0z', '#d8eef5') +
  line('M8 84h34M54 92h38', '#fff', 2.5) +
  path('M30 14h26v26c8 4 20 5 24 14v8H24c0-20 6-30 6-48z', p.spice) +
  path('M30 14h26v7H30z', '#fff') +
  line('M44 30h12M45 38h12M50 46h12', '#fff', 2.5) +
  line('M34 62v8M68 62v8', p.deep, 4) +
  path('M16 70h76l-6 6H24z', p.light)

const track: Composition = (p, k) =>
  background(p, k) +
  path('M30 26h40l38 78H-8z', ZHU) +
  line('M38 26L10 104M46 26L36 104M54 26L64 104M62 26L90 104', '#fff', 2) +
  [1, 2, 3].map((n) => svgText(n * 25, 93, 15, '#fff', n)).join('') +
  line('M20 34V12M80 34V12', p.deep, 4) +
  box(18, 8, 64, 13, 3, p.light) +
  line('M24 14.5h52', p.deep, 5, ` stroke-dasharray='5 5' stroke-linecap='butt'`)

export const sportCovers = {
  football,
  basket,
  tennis,
  stadium,
  shuttle,
  snooker,
  paddle,
  glove,
  dragonBoat,
  golf,
  darts,
  volleyball,
  bike,
  baseball,
  skate,
  track,
} satisfies Record<string, Composition>

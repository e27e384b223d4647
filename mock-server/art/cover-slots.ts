import { background, STAR, suit } from './cover-parts.ts'
import {
  box,
  circle,
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

const reels: Composition = (p, k) =>
  background(p, k) +
  box(9, 32, 82, 52, 11, p.bright) +
  box(14, 38, 72, 40, 6, p.deep) +
  [0, 1, 2]
    .map(
      (i) =>
        box(17 + i * 23, 41, 20, 34, 4, i === k % 3 ? p.light : PAPER) +
        svgText(27 + i * 23, 65, 19, i === k % 3 ? ZHU : p.deep, pickAt(['7', '福', '宝', '金'], k + i)),
    )
    .join('') +
  `<g transform='translate(50 20)scale(1.25)'>${path(STAR, p.light)}</g>` +
  line('M30 22h4M66 22h4', p.light, 4)

const ingots: Composition = (p, k) => {
  const ingot = (x: number, y: number, s: number) =>
    `<g transform='translate(${x} ${y})scale(${s})'>` +
    path('M-24-8c8 5 40 5 48 0 2 12-4 24-14 24h-20c-10 0-16-12-14-24z', '#e0a13a') +
    oval(0, -6, 15, 10, '#f9dc8f') +
    path('M-24-8c2 10 46 10 48 0-2 14-46 14-48 0z', '#f3c25c') +
    '</g>'
  return (
    background(p, k) +
    oval(50, 82, 42, 9, p.deep) +
    ingot(32, 64, 0.95) +
    ingot(69, 64, 0.95) +
    ingot(50, 44, 1.05) +
    path(k % 2 ? 'M50 6l3 9 9 3-9 3-3 9-3-9-9-3 9-3z' : 'M80 14l2 7 7 2-7 2-2 7-2-7-7-2 7-2z', '#fff')
  )
}

const coin: Composition = (p, k) =>
  background(p, k) +
  path('M42 76l-14 20 2-30zM58 76l14 20-2-30z', ZHU) +
  circle(50, 49, 33, '#b9812c') +
  circle(50, 46, 33, '#f0c766') +
  ring(50, 46, 28, '#b9812c', 2) +
  box(41, 37, 18, 18, 2, p.background, ` stroke='#b9812c' stroke-width='2.5'`) +
  svgText(50, 34, 14, '#7a4a10', pickAt('招财和聚吉'.split(''), k)) +
  svgText(50, 69, 14, '#7a4a10', pickAt('财宝气福利'.split(''), k)) +
  svgText(31, 51, 14, '#7a4a10', '通') +
  svgText(69, 51, 14, '#7a4a10', '寶')

const cherries: Composition = (p, k) =>
  background(p, k) +
  circle(50, 60, 37, p.deep) +
  line('M34 62C36 40 46 26 64 16M66 66C68 46 68 30 64 16', '#4f9a4a', 4) +
  path('M64 17c10-10 22-8 27 0-8 8-20 8-27 0z', '#7fd36b') +
  circle(34, 66, 19, ZHU) +
  circle(67, 70, 19, '#c93a26') +
  line('M23 62c1-6 5-9 9-10M56 66c1-6 5-9 9-10', '#fff', 4, fade(0.7)) +
  svgText(23, 38, 24, p.light, k % 2 ? '7' : '77')

const gems: Composition = (p, k) => {
  const gem = (x: number, y: number, s: number, fill: string) =>
    `<g transform='translate(${x} ${y})scale(${s})'>${path('M-20-8l9-12h22l9 12L0 20z', fill)}${path('M-20-8l9-12 5 12zM6-8L0 20-6-8z', '#fff', fade(0.45))}${path('M20-8l-9-12-5 12zM20-8L0 20 6-8z', INK, fade(0.18))}</g>`
  return (
    background(p, k) +
    gem(28, 44, 0.9, p.spice) +
    gem(72, 46, 0.9, p.light) +
    gem(50, 62, 1.35, p.bright) +
    path('M50 10l2 7 7 2-7 2-2 7-2-7-7-2 7-2z', '#fff')
  )
}

const fan: Composition = (p, k) =>
  background(p, k) +
  path('M50 88L8 46a59 59 0 0 1 84 0z', p.spice) +
  path('M50 88L24 62a37 37 0 0 1 52 0z', p.background) +
  line('M50 88L8 46M50 88L24 37M50 88L41 30M50 88L59 30M50 88L76 37M50 88L92 46', p.light, 2) +
  line('M8 46a59 59 0 0 1 84 0', p.light, 4) +
  circle(50, 46, 10, p.light) +
  svgText(50, 51.5, 15, p.deep, pickAt('福禄寿喜春'.split(''), k)) +
  circle(50, 87, 5, p.light)

const cat: Composition = (p, k) =>
  background(p, k) +
  path('M24 24l16 10h20l16-10v26H24z', '#fff') +
  path('M28 31l8 6-8 6zM72 31l-8 6 8 6z', p.spice) +
  oval(50, 53, 28, 24, '#fff') +
  path('M24 100c0-30 52-30 52 0z', '#fff') +
  line('M36 51c2-4 7-4 9 0M55 51c2-4 7-4 9 0', INK, 3) +
  line('M44 60c2 4 6 2 6-1 0 3 4 5 6 1', INK, 2.5) +
  line('M30 75c14 7 26 7 40 0', ZHU, 6) +
  circle(50, 83, 8, '#f0c766') +
  path('M74 72c-4-14 0-30 7-32s10 6 6 18-6 18-8 22z', '#fff') +
  line('M50 83v3M22 58h7M71 58h7', INK, 2)

const chest: Composition = (p, k) =>
  background(p, k) +
  path('M50 34L22-6h20zM50 34L78-6H58z', p.light, fade(0.25)) +
  line('M28 50h0M42 44h0M57 46h0M71 50h0M50 36h0', '#f6d27a', 15) +
  path('M16 50h68v34a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6z', '#8a4a22') +
  path('M12 46h76v12H12z', p.light) +
  path('M28 58h9v32h-9zM63 58h9v32h-9z', p.light, fade(0.85)) +
  box(42, 54, 16, 18, 4, p.light, ` stroke='#8a4a22' stroke-width='2.5'`) +
  line(k % 2 ? 'M50 61v4' : 'M50 63h0', '#8a4a22', 4)

const gourd: Composition = (p, k) =>
  background(p, k) +
  line('M50 16c2-6 6-8 10-8', '#4f9a4a', 4) +
  circle(50, 32, 17, p.light) +
  circle(50, 66, 26, p.light) +
  path('M50 15a17 17 0 0 1 11 30 26 26 0 0 1-11 47z', p.bright, fade(0.35)) +
  line('M36 47c8 5 20 5 28 0', ZHU, 5) +
  line('M62 48l8 10M62 48l2 13', ZHU, 3) +
  circle(50, 68, 13, ZHU) +
  svgText(50, 74, 17, p.light, pickAt('福吉喜宝'.split(''), k))

const seven: Composition = (p, k) =>
  background(p, 2) +
  path(
    'M50 96C24 92 14 74 22 54c2 8 6 10 8 10-2-18 8-26 10-40 10 6 14 14 12 24 6-4 8-10 8-16 14 14 22 30 18 44-3 12-14 18-28 20z',
    p.bright,
  ) +
  path('M30 28h42v12L54 84H38l16-42H30z', p.deep, ` transform='translate(3 3)'`) +
  path('M30 26h42v12L54 82H38l16-42H30z', p.light) +
  line('M35 31h30', '#fff', 2.5) +
  (k % 2
    ? turnedAt(78, 24, 15, path(STAR, p.spice))
    : `<g transform='translate(20 32)'>${suit(3, p.spice)}</g>`)

const pagoda: Composition = (p, k) =>
  background(p, 3) +
  circle(k % 2 ? 74 : 50, 34, 26, p.light, fade(0.9)) +
  path('M34 88V70h32v18zM37 66V50h26v16zM40 46V32h20v14z', p.spice) +
  path(
    'M22 72c10-1 16-4 18-10h20c2 6 8 9 18 10zM27 51c8-1 12-4 14-9h18c2 5 6 8 14 9zM33 33c8-2 14-8 17-20 3 12 9 18 17 20z',
    p.deep,
  ) +
  path('M45 88V76h10v12zM46 62v-8h8v8z', p.light) +
  line('M0 90h100', p.bright, 4)

export const slotsCovers = {
  reels,
  ingots,
  cherries,
  coin,
  cat,
  gems,
  fan,
  seven,
  chest,
  gourd,
  pagoda,
} satisfies Record<string, Composition>

import { background, STAR } from './cover-parts.ts'
import { box, circle, cut, dots, fade, INK, line, path, ring, svgText, turnedAt } from './draw.ts'
import type { Composition } from './palette.ts'

const gamepad: Composition = (p, k) =>
  background(p, k) +
  turnedAt(
    50,
    52,
    -8 + (k % 3) * 6,
    path(
      'M-24-18h48c15 0 21 16 21 30 0 11-4 17-10 17-9 0-10-13-19-13h-32c-9 0-10 13-19 13-6 0-10-6-10-17 0-14 6-30 21-30z',
      p.deep,
    ) +
      path(
        'M-24-23h48c15 0 21 16 21 30 0 11-4 17-10 17-9 0-10-13-19-13h-32C-25 11-26 24-35 24c-6 0-10-6-10-17 0-14 6-30 21-30z',
        p.light,
      ) +
      line('M-24-13v14M-31-6h14', p.deep, 5.5) +
      line('M24-14h0', p.bright, 8) +
      line('M24 2h0', p.spice, 8) +
      line('M16-6h0M32-6h0', p.deep, 8) +
      line('M-6-10h4M4-10h3', p.bright, 3),
  )

const swords: Composition = (p, k) => {
  const sword = (turn: number) =>
    turnedAt(
      50,
      50,
      turn,
      path('M-4 16V-36l4-8 4 8v52z', '#fff') +
        path('M0-44l4 8v52H0z', p.light) +
        line('M-11 18h22', p.bright, 5) +
        line('M0 20v14', p.spice, 5) +
        circle(0, 38, 4, p.bright),
    )
  return (
    background(p, k) +
    path('M50 18l27 9v20c0 18-11 29-27 36-16-7-27-18-27-36V27z', p.bright) +
    path('M50 24v53C37 71 29 62 29 47V31z', p.deep, fade(0.55)) +
    path('M50 24l21 7v16c0 15-8 24-21 30z', p.deep, fade(0.8)) +
    sword(42) +
    sword(-42)
  )
}

const sight: Composition = (p, k) =>
  background(p, 0) +
  path('M-2 82l26-32 16 18 20-30 44 44v20H-2z', p.deep) +
  path('M60 38l12 12-8 2-6 6-6-8z', p.light, fade(0.8)) +
  ring(50, 48, 30, p.bright, 4) +
  line('M50 8v24M50 64v24M10 48h24M66 48h24', p.bright, 4) +
  ring(50, 48, 15, p.light, 2, cut(15, 8)) +
  circle(50, 48, 4, p.spice) +
  (k % 2 ? line('M70 78h20M76 86h14', p.light, 3) : line('M10 78h20M10 86h12', p.light, 3))

const crystal: Composition = (p, k) =>
  background(p, k) +
  path('M12 78h76l-8 16H20z', p.deep) +
  path('M50 66l38 12-38 12-38-12z', p.bright, fade(0.5)) +
  path('M50 70l22 8-22 7-22-7z', p.light) +
  path('M50 8l20 26-20 36-20-36z', p.bright) +
  path('M50 8v62L30 34z', '#fff', fade(0.35)) +
  path('M50 8l6 28-6 34-6-34z', '#fff', fade(0.45)) +
  path('M20 40l8 10-8 14-8-14zM80 40l8 10-8 14-8-14z', p.spice)

const trophy: Composition = (p, k) =>
  background(p, k) +
  line('M32 26H16c0 18 8 26 20 28M68 26h16c0 18-8 26-20 28', p.light, 5) +
  path('M28 16h44c0 30-4 48-22 50-18-2-22-20-22-50z', p.light) +
  path('M50 16h22c0 30-4 48-22 50z', INK, fade(0.14)) +
  path('M45 64h10v12H45z', p.bright) +
  path('M30 76h40v12H30z', p.deep) +
  turnedAt(50, 38, 0, path(STAR, p.spice)) +
  line('M42 82h16', p.light, 2.5)

const helmet: Composition = (p, k) =>
  background(p, k) +
  line('M50 22V8M76 34l12-12', p.bright, 4) +
  path('M18 56c0-26 14-38 32-38s32 12 32 38v16L68 90H32L18 72z', p.light) +
  path('M50 18c18 0 32 12 32 38v16L68 90H50z', p.deep, fade(0.28)) +
  path('M22 48h56l-5 20H60l-4-6H44l-4 6H27z', INK) +
  line('M33 56h8M59 56h8', p.bright, 6) +
  line('M40 75h20M43 82h14', p.deep, 3.5) +
  circle(16, 60, 6, p.spice) +
  circle(84, 60, 6, p.spice)

const keys: Composition = (p, k) => {
  const key = (x: number, y: number, word: string, lit: boolean) =>
    box(x, y + 5, 27, 27, 7, lit ? p.deep : INK) +
    box(x, y, 27, 26, 7, lit ? p.bright : p.light) +
    svgText(x + 13.5, y + 19, 16, p.deep, word)
  return (
    background(p, k) +
    `<g transform='rotate(-7 50 50)'>` +
    ['W', 'A', 'S', 'D']
      .map((word, i) => key(i ? 5 + (i - 1) * 31 : 36, i ? 53 : 21, word, i === k % 4))
      .join('') +
    '</g>'
  )
}

const lanes: Composition = (p, k) =>
  background(p, k) +
  `<g transform='translate(50 54)scale(1 .72)rotate(45)'>` +
  box(-37, -33, 74, 74, 9, p.deep) +
  box(-37, -39, 74, 74, 9, p.bright, fade(0.9)) +
  line('M-24 22V-26h48M-24 22h48v-48M-24 22l48-48', p.deep, 7, fade(0.55)) +
  '</g>' +
  path('M12 50V32l7-9 7 9v18l-7 5zM74 50V32l7-9 7 9v18l-7 5z', p.spice) +
  path('M19 23l7 9v18l-7 5zM81 23l7 9v18l-7 5z', p.light) +
  path('M43 56V26l7-12 7 12v30l-7 6z', p.light) +
  path('M50 14l7 12v30l-7 6z', '#fff') +
  dots(
    k % 2
      ? [
          [36, 62],
          [62, 66],
        ]
      : [
          [40, 66],
          [66, 62],
        ],
    p.light,
    6,
  )

export const esportsCovers = {
  gamepad,
  swords,
  crystal,
  sight,
  trophy,
  keys,
  helmet,
  lanes,
} satisfies Record<string, Composition>

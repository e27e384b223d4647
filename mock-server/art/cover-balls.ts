import { background, numberBall } from './cover-parts.ts'
import { box, circle, dots, fade, INK, line, oval, path, turnedAt, ZHU } from './draw.ts'
import type { Composition } from './palette.ts'

/** Ball sports, and badminton: half of the covers of the sport category. */

export const football: Composition = (p, k) =>
  background(p, k % 2) +
  line(`M-8 96C30 58 70 62 108 ${74 + (k % 4) * 4}`, p.bright, 20, fade(0.4)) +
  turnedAt(
    57,
    45,
    k * 13,
    circle(0, 0, 29, '#fff') +
      path('M0-12l11.5 8.3-4.4 13.5H-7.1L-11.5-3.7z', INK) +
      path(
        'M-9-27.5Q0-24 9-27.5L0-20zM29-2Q22 7 23 18L17 7zM10 27Q0 22-10 27L0 20zM-29-2Q-22 7-23 18L-17 7zM19-22l2 9-8-3zM-19-22l-2 9 8-3z',
        INK,
      ) +
      line('M0-12v-9M11-4l8-3M7 10l6 7M-7 10l-6 7M-11-4l-8-3', INK, 1.8),
  ) +
  line('M5 32c9-3 14-3 20 0M3 46c8-2 11-2 17 0', p.light, 2.5)

export const basket: Composition = (p, k) =>
  background(p, 1) +
  box(14, 10, 72, 46, 5, '#fff') +
  box(36, 26, 28, 22, 1, 'none', ` stroke='${ZHU}' stroke-width='3'`) +
  circle(k % 2 ? 66 : 34, 30, 19, '#e8843a') +
  turnedAt(
    k % 2 ? 66 : 34,
    30,
    k * 20,
    line('M-19 0h38M0-19v38M-13-13c8 8 8 18 0 26M13-13c-8 8-8 18 0 26', '#7a3512', 1.8),
  ) +
  line('M28 58l8 30M72 58l-8 30M36 58l26 28M50 58l14 26M64 58L38 86M50 58L36 84M36 74h28', p.light, 2) +
  line('M25 57h50', ZHU, 5)

export const tennis: Composition = (p, k) =>
  background(p, k) +
  turnedAt(
    46,
    44,
    -38,
    line('M0 30v26', p.deep, 8) +
      line('M-13 22L0 34l13-12', p.spice, 4) +
      oval(0, 0, 23, 28, p.light, fade(0.3)) +
      line('M-14-21v42M-5-27v54M5-27v54M14-21v42M-20-12h40M-22-2h44M-20 9h40', '#fff', 1.2) +
      oval(0, 0, 23, 28, 'none', ` stroke='${p.spice}' stroke-width='5'`),
  ) +
  circle(76, 72, 13, '#d8ee57') +
  line('M66 64c6 4 8 12 4 20M84 62c-4 6-3 12 4 15', '#fff', 2)

export const shuttle: Composition = (p, k) =>
  background(p, k) +
  line('M14 90C26 70 40 62 52 58', p.bright, 3, ` stroke-dasharray='1 7'`) +
  turnedAt(
    58,
    44,
    40,
    path('M-24-32l9 4 6-6 9 5 9-5 6 6 9-4L10 20h-20z', '#fff') +
      line('M-15-28L-6 18M-5-30l3 48M5-30L2 18M15-28L6 18', p.deep, 1.5, fade(0.5)) +
      line('M-18-6h36M-14 6h28', p.spice, 2.5) +
      path('M-11 19h22v5a11 11 0 0 1-22 0z', p.light) +
      line('M-10 22h20', p.spice, 3),
  )

export const paddle: Composition = (p, k) =>
  background(p, k) +
  turnedAt(
    45,
    46,
    32,
    path('M-6 26H6l4 30h-20z', p.light) +
      path('M0-36c18 0 30 13 30 30C30 10 20 22 10 27h-20C-20 22-30 10-30-6c0-17 12-30 30-30z', p.deep) +
      path('M0-34c17 0 28 12 28 28 0 12-7 21-16 26h-24c-9-5-16-14-16-26 0-16 11-28 28-28z', ZHU) +
      path('M-20-8c1-11 9-18 19-18', 'none', ` stroke='#fff' stroke-width='3'${fade(0.5)}`),
  ) +
  circle(78, 70, 10, '#fff') +
  line('M84 88h10M78 94h10', p.light, 2.5)

const RACK = [
  [58, 46],
  [51, 60],
  [65, 60],
  [44, 74],
  [58, 74],
  [72, 74],
]

export const snooker: Composition = (p, k) =>
  background(p, k) +
  line('M-4 12L42 40', p.light, 4.5) +
  line('M-4 12L10 20.5', p.deep, 6) +
  dots(
    RACK.map(([x = 0, y = 0]) => [x, y + 3]),
    p.deep,
    15,
  ) +
  [p.spice, p.bright, p.light]
    .map((fill, tone) =>
      dots(
        RACK.filter((_, i) => (i * 2 + k) % 3 === tone),
        fill,
        15,
      ),
    )
    .join('') +
  dots(
    RACK.map(([x = 0, y = 0]) => [x - 2.5, y - 3]),
    '#fff',
    3.5,
    fade(0.7),
  ) +
  circle(30, 62, 8.5, '#fff') +
  numberBall(80, 42, 11, INK, (k % 8) + 1, '#fff')

export const golf: Composition = (p, k) =>
  background(p, k) +
  path('M-6 78c24-16 88-16 112 0v30H-6z', '#2c9a5c') +
  oval(58, 82, 15, 4.5, INK) +
  line('M58 82V16', '#fff', 3) +
  path('M58 16l27 9-27 10z', ZHU) +
  circle(27, 79, 9, '#fff') +
  line('M24 76h0M29 75h0M26 81h0M31 80h0', p.deep, 2, fade(0.4)) +
  line('M36 68c5-8 10-11 17-12', p.light, 2.5, ` stroke-dasharray='1 6'`)

export const volleyball: Composition = (p, k) =>
  background(p, k) +
  path('M0 80c28-10 72-10 100 0v24H0z', '#efc77a') +
  line('M-4 58h108M-4 68h108M-4 78h108', '#fff', 1.4, fade(0.5)) +
  turnedAt(
    50,
    42,
    k * 19,
    circle(0, 0, 29, '#fff') +
      path('M0 0C-4-14-14-22-24-17A29 29 0 0 1 5-28.6C-1-20-3-9 0 0z', p.spice) +
      path('M0 0C14-4 24 0 27 11A29 29 0 0 0 22-19C16-10 8-3 0 0z', p.bright) +
      path('M0 0C-10 10-12 20-3 29A29 29 0 0 1-28 8C-18 9-8 6 0 0z', p.light) +
      line('M0 0C14-4 24 0 27 11M0 0C-4-14-14-22-24-17M0 0C-10 10-12 20-3 29', INK, 1.6),
  )

export const baseball: Composition = (p, k) =>
  background(p, k) +
  turnedAt(
    48,
    54,
    40 + (k % 2) * 8,
    path('M-7-46c0-6 14-6 14 0C7-22 4-4 4 26h-8C-4-4-7-22-7-46z', '#d9a25f') +
      line('M0 26v10', INK, 7) +
      line('M-5 41H5', '#d9a25f', 6),
  ) +
  circle(34, 34, 18, '#fff') +
  line('M22 22c7 6 7 18 0 24M46 22c-7 6-7 18 0 24', ZHU, 2.4) +
  line('M74 76h14M78 84h12', p.light, 3)

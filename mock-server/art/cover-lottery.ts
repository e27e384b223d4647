import { background, die, numberBall, STAR } from './cover-parts.ts'
import { box, circle, dots, fade, INK, line, oval, path, pickAt, svgText, turnedAt } from './draw.ts'
import type { Composition } from './palette.ts'

const value = (k: number, i: number): number => ((k * 7 + i * 11) % 36) + 1

const cluster: Composition = (p, k) =>
  background(p, k) +
  [
    [29, 40, 16],
    [64, 33, 20],
    [47, 69, 20],
    [79, 67, 13],
  ]
    .map(([x = 0, y = 0, r = 0], i) =>
      numberBall(
        x,
        y,
        r,
        pickAt([p.light, p.bright, '#fff', p.spice], i),
        value(k, i),
        i === 3 ? '#fff' : p.deep,
      ),
    )
    .join('')

const drum: Composition = (p, k) =>
  background(p, k) +
  path('M26 94l12-26h24l12 26z', p.deep) +
  circle(50, 44, 33, p.deep, ` stroke='${p.light}' stroke-width='4'`) +
  dots(
    [
      [36, 58],
      [64, 62],
    ],
    p.light,
    19,
  ) +
  dots(
    [
      [50, 44],
      [70, 44],
    ],
    p.spice,
    18,
  ) +
  dots(
    [
      [50, 66],
      [33, 39],
    ],
    p.bright,
    17,
  ) +
  svgText(36, 62, 11, p.deep, value(k, 0)) +
  svgText(50, 48, 11, '#fff', value(k, 1)) +
  svgText(64, 66, 11, p.deep, value(k, 2)) +
  svgText(50, 70, 11, p.deep, value(k, 3)) +
  line('M29 30c4-6 9-9 15-11', '#fff', 4, fade(0.7)) +
  box(42, 78, 16, 12, 4, p.light)

const ticket: Composition = (p, k) =>
  background(p, k) +
  turnedAt(
    50,
    50,
    -12,
    path('M-40-24h56a5 5 0 0 0 10 0h14v48H26a5 5 0 0 0-10 0h-56z', p.deep, ` transform='translate(0 4)'`) +
      path('M-40-24h56a5 5 0 0 0 10 0h14v48H26a5 5 0 0 0-10 0h-56z', '#fff8ea') +
      line('M21-15v31', p.deep, 2, ` stroke-dasharray='0 5'`) +
      path('M-34-18h44v9h-44z', p.spice) +
      [0, 1, 2]
        .map(
          (i) =>
            circle(-27 + i * 15, 6, 6.5, i === k % 3 ? p.spice : p.background) +
            svgText(-27 + i * 15, 9.5, 9, '#fff', value(k, i)),
        )
        .join('') +
      `<g transform='translate(32 1)scale(.7)'>${path(STAR, p.spice)}</g>`,
  )

const keno: Composition = (p, k) => {
  const spots = Array.from({ length: 9 }, (_, i) => [
    27 + (i % 3) * 23,
    27 + Math.floor(i / 3) * 23,
    (i * 2 + k) % 5,
  ])
  return (
    background(p, 0) +
    box(12, 12, 76, 76, 12, p.deep) +
    dots(
      spots.filter(([, , lot = 0]) => lot > 1),
      p.background,
      20,
    ) +
    dots(
      spots.filter(([, , lot]) => lot === 0),
      p.light,
      21,
    ) +
    dots(
      spots.filter(([, , lot]) => lot === 1),
      p.spice,
      21,
    ) +
    spots
      .map(([x = 0, y = 0, lot = 0], i) =>
        svgText(x, y + 3.6, 10, pickAt([p.deep, '#fff', p.bright, p.bright, p.bright], lot), value(k, i)),
      )
      .join('')
  )
}

const racing: Composition = (p, k) =>
  background(p, 0) +
  path('M0 30h100v22H0zM0 74h100v22H0z', p.deep, fade(0.6)) +
  line('M90-4v108', '#fff', 9, ` stroke-dasharray='5 5' stroke-linecap='butt'`) +
  [0, 1, 2]
    .map((i) => {
      const x = 14 + ((k * 13 + i * 29) % 42)
      return (
        line(`M${x - 14} ${27 + i * 23}h8`, p.light, 2.5) +
        path(`M${x} ${30 + i * 23}v-6l7-2 6-7h12l8 8 8 2v5z`, pickAt([p.light, p.bright, p.spice], i)) +
        line(`M${x + 10} ${31 + i * 23}h0M${x + 31} ${31 + i * 23}h0`, INK, 9) +
        svgText(x + 20, 28 + i * 23, 9, p.deep, value(k, i) % 10)
      )
    })
    .join('')

const flips: Composition = (p, k) =>
  background(p, k) +
  box(8, 26, 84, 50, 10, p.deep) +
  [0, 1, 2]
    .map(
      (i) =>
        box(14 + i * 25, 32, 22, 38, 5, i === k % 3 ? p.spice : '#fff8ea') +
        svgText(25 + i * 25, 60, 26, i === k % 3 ? '#fff' : INK, value(k, i) % 10) +
        line(`M${14 + i * 25} 51h22`, p.deep, 1.5),
    )
    .join('') +
  line('M24 26v-8M76 26v-8M24 76v8M76 76v8', p.light, 5) +
  line('M20 90h60', p.bright, 5)

const cup: Composition = (p, k) =>
  background(p, k) +
  oval(50, 82, 40, 10, p.deep) +
  die(32, 66, -12, (k % 6) + 1, p.light) +
  die(66, 68, 10, ((k + 3) % 6) + 1, p.light) +
  turnedAt(
    54,
    36,
    22,
    path('M-18 22l-5-42h46l-5 42z', p.spice) +
      path('M0 22v-42h23l-5 42z', p.deep, fade(0.35)) +
      oval(0, 22, 18, 5, p.light) +
      line('M-21-10h42', p.light, 3.5),
  )

const lantern: Composition = (p, k) =>
  background(p, k) +
  line('M50-4v20M50 74v8', p.light, 2.5) +
  oval(50, 45, 35, 30, p.spice) +
  oval(50, 45, 22, 30, '#fff', fade(0.16)) +
  box(36, 12, 28, 7, 3, p.light) +
  box(36, 71, 28, 7, 3, p.light) +
  line('M42 80v12M50 80v16M58 80v12', p.light, 2.5) +
  circle(50, 45, 16, p.light) +
  svgText(50, 52.5, 20, p.deep, value(k, 0))

export const lotteryCovers = { cluster, drum, flips, ticket, lantern, keno, racing, cup } satisfies Record<
  string,
  Composition
>

import { cloud, type Scene } from './banner-parts.ts'
import { box, circle, dots, fade, GOLD, line, oval, PAPER, path, turnedAt, ZHU } from './draw.ts'

const lotus = (x: number, y: number, scale: number): string =>
  `<g transform='translate(${x} ${y})scale(${scale})'>${path('M0 0C-22 2-26-10-24-16-16-14-10-10-8-8-12-18-6-28 0-32 6-28 12-18 8-8c2-2 8-6 16-8C26-10 22 2 0 0z', '#ff9db0')}${path('M0 0C-9-6-9-20 0-32 9-20 9-6 0 0z', '#ffd0d8')}</g>`

const ripples = (x: number, y: number): string =>
  [16, 30, 46]
    .map((r) => oval(x, y, r, Math.round(r / 4), 'none', ` stroke='#bfe9f2' stroke-width='2'${fade(0.45)}`))
    .join('')

export const river: Scene = {
  sky: ['#0f3f63', '#1c86a0'],
  body:
    circle(288, 30, 74, '#7fd8f0', fade(0.13)) +
    path('M150 104l44-50 22 22 34-46 40 48 24-22 44 48z', '#155a7a') +
    path('M250 30l13 16-9 6-6-6-9 2zM194 54l9 9-8 4-8-3z', '#bfe6ef', fade(0.8)) +
    path('M0 102c50-10 90-10 140 0s160 10 218-4v50H0z', '#12708a') +
    ripples(300, 113) +
    turnedAt(
      270,
      68,
      36,
      path('M-12-18C-8-32 8-34 16-26l-6 12zM-8 16c-2 12 8 18 15 14L6 14z', '#ffd08a') +
        path('M16-5c10-2 16-10 28-13-5 11-5 25 0 36-12-3-18-11-28-13z', ZHU) +
        path('M-42-1C-32-20-2-26 22-6v12C4 26-30 18-42-1z', PAPER) +
        path('M-14-17c7 9 8 24 0 33 10 1 17-1 23-4-6-7-7-19-1-27-6-3-14-4-22-2zM22-6c-4 3-4 9 0 12z', ZHU) +
        path('M-30-11c6-6 11-7 14-7 4 6 6 12 6 18-6-2-14-6-20-11z', '#f79a6a', fade(0.6)) +
        circle(-27, -4, 3, '#123') +
        line('M30-8l8-4M30 0h9M30 8l8 4', '#ffb59a', 1.6),
    ) +
    dots(
      [
        [276, 100],
        [266, 108],
        [324, 96],
        [334, 106],
        [318, 82],
      ],
      '#fff',
      5,
      fade(0.75),
    ) +
    path('M0 122c40-8 70-8 110 0s80 8 120 0 86-8 128 0v26H0z', '#0e5470') +
    oval(196, 132, 30, 7, '#2c9a6a') +
    oval(332, 128, 34, 8, '#2c9a6a') +
    path('M332 128l22-5 6 6z', '#0e5470') +
    lotus(188, 130, 0.62) +
    lotus(338, 126, 0.8) +
    line('M24 134c12-4 20-4 32 0s20 4 32 0M248 138c12-4 20-4 32 0', '#9fe6f0', 1.5, fade(0.5)),
}

const crane = (x: number, y: number, scale: number): string =>
  `<g transform='translate(${x} ${y})scale(${scale})'>${path('M0 0C-8-14-22-20-36-18-26-10-18-2-8 4l-16 8 20-3C6 12 14 8 20 2L36-4 18-4C24-14 22-24 16-32 14-20 8-10 0 0z', '#fff')}${path('M16-32c6 8 8 18 2 28l-4-1c3-8 4-18 2-27zM-36-18c8-1 14 0 20 4-6 0-12-1-17-1z', '#20384a')}</g>`

export const sunrise: Scene = {
  sky: ['#8f3d2c', '#efb25a'],
  body:
    circle(262, 74, 66, '#ffe3a8', fade(0.22)) +
    circle(262, 74, 50, '#ffe3a8', fade(0.3)) +
    circle(262, 74, 36, '#fff0cf') +
    cloud(196, 40, 0.8, '#fff', 0.6) +
    cloud(300, 34, 0.7, '#fff', 0.6) +
    path(
      'M120 112c22-10 36-34 52-46 8 8 14 18 22 22 16-16 30-40 46-52 14 12 20 32 34 44 14-10 26-22 40-28 16 14 26 32 44 42v54H120z',
      '#c2603a',
    ) +
    path(
      'M0 122c30-8 52-30 78-40 22 12 40 32 66 36 26-8 44-20 66-24 30 4 48 18 76 16s48-18 72-22v60H0z',
      '#7a3630',
    ) +
    path('M0 136c40-12 80-14 130-4s90 8 130-6 70-10 98-2v24H0z', '#47222a') +
    path('M312 118h22v-9h-22zM315 108h16v-9h-16z', '#c93a26') +
    path('M306 111c6-1 10-3 12-6h10c2 3 6 5 12 6zM310 101c6-2 10-6 13-13 3 7 7 11 13 13z', '#2c171f') +
    path('M304 118h38l4 6h-46z', '#2c171f') +
    crane(214, 66, 0.5) +
    crane(252, 46, 0.32) +
    path('M0 112c30-4 60 4 90 3s50-7 84-4c-30 8-60 10-90 8S30 122 0 120z', '#fff', fade(0.1)),
}

const packet = (x: number, y: number, turn: number, scale: number): string =>
  `<g transform='translate(${x} ${y})rotate(${turn})scale(${scale})'>` +
  box(-20, -27, 40, 54, 6, '#a92618') +
  path('M-20-10v-11a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6v11c-12 14-28 14-40 0z', '#f4694f') +
  line('M-20-10c12 14 28 14 40 0', GOLD, 1.6) +
  circle(0, 0, 8, GOLD) +
  line('M-3 0h6M0-3v6', '#a3491c', 1.8) +
  '</g>'

const coin = (x: number, y: number, r: number, squash: number): string =>
  `<g transform='translate(${x} ${y})scale(${squash} 1)rotate(12)'>${circle(0, 0, r, '#f3c25c', ` stroke='#ffe3a8' stroke-width='1.6'`)}${box(-r * 0.32, -r * 0.32, Math.round(r * 6.4) / 10, Math.round(r * 6.4) / 10, 1, '#b5481f')}</g>`

export const rain: Scene = {
  sky: ['#a92618', '#e0543a'],
  body:
    circle(268, 74, 112, '#f0704c', fade(0.3)) +
    circle(268, 74, 72, '#f7895c', fade(0.35)) +
    cloud(176, 22, 0.8, GOLD, 0.5) +
    cloud(300, 122, 0.8, GOLD, 0.5) +
    line('M206-6v20M238-6v12M296-6v14M334-6v26M186 84v18M350 96v14M258 118v18', '#ffe3a8', 2, fade(0.4)) +
    packet(222, 50, -18, 0.9) +
    packet(282, 76, 10, 1.35) +
    packet(336, 36, 22, 0.72) +
    packet(196, 116, 14, 0.62) +
    packet(342, 126, -14, 0.66) +
    coin(252, 26, 8, 0.7) +
    coin(238, 104, 9, 1) +
    coin(312, 28, 6, 0.6) +
    coin(330, 86, 8, 0.8) +
    coin(176, 64, 6, 0.9),
}

const leaves = (side: 1 | -1): string =>
  [0, 1, 2, 3, 4]
    .map((step) => {
      const angle = ((100 - step * 30) * Math.PI) / 180
      return turnedAt(
        278 + side * 52 * Math.cos(angle),
        74 + 52 * Math.sin(angle),
        side * (40 - step * 30),
        path('M0-11C6-5 6 5 0 11-6 5-6-5 0-11z', step % 2 ? '#dba94f' : GOLD),
      )
    })
    .join('')

export const honours: Scene = {
  sky: ['#1a2140', '#63431b'],
  body:
    path(
      'M278 74L230-30h30zM278 74L286-30h32zM278 74L362-8v30zM278 74L370 60v30zM278 74L110-20h50zM278 74L-20 70v56zM278 74L364 130v30zM278 74L120 170h50zM278 74L240 170h34zM278 74L310 170h32z',
      GOLD,
      fade(0.09),
    ) +
    circle(278, 74, 64, GOLD, fade(0.12)) +
    path('M178 148v-14h32v-10h32v-10h72v10h32v10h32v14z', '#2a1d12', fade(0.75)) +
    line('M178 134h32v-10h32v-10h72v10h32v10h32', GOLD, 1.6, fade(0.7)) +
    leaves(1) +
    leaves(-1) +
    path('M258 98l-10 34 14-6 8 12 8-34zM298 98l10 34-14-6-8 12-8-34z', ZHU) +
    circle(278, 72, 37, '#b9812c') +
    circle(278, 70, 36, GOLD) +
    circle(278, 70, 29, '#c9974a', ` stroke='#fff0cf' stroke-width='1.5'`) +
    path('M256 59l11 9 11-17 11 17 11-9-5 27h-34z', PAPER) +
    path('M278 51l11 17 11-9-5 27h-17z', '#f0cf8a', fade(0.55)) +
    dots(
      [
        [256, 58],
        [278, 49],
        [300, 58],
      ],
      PAPER,
      5,
    ) +
    path(
      'M204 30l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM344 34l2 7 7 2-7 2-2 7-2-7-7-2 7-2zM216 96l1 4 4 1-4 1-1 4-1-4-4-1 4-1z',
      '#fff',
      fade(0.85),
    ),
}

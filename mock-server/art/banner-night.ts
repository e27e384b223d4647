import { cloud, type Scene } from './banner-parts.ts'
import { box, circle, dots, fade, GOLD, line, oval, PAPER, path, turnedAt, ZHU } from './draw.ts'

const boat = (x: number, y: number, scale: number): string =>
  `<g transform='translate(${x} ${y})scale(${scale})'>` +
  path('M-34 6l64-5 12 9c-8 10-16 13-24 14H-20C-28 22-32 15-34 6z', ZHU) +
  path('M-27 15c22 3 44 2 64-1-6 6-12 9-19 10H-20c-3-2-5-5-7-9z', '#b93a28') +
  line('M-2 4v-60', '#7a4a24', 2.4) +
  path('M2-56c22 10 34 30 36 53C26-1 14 0 2 0z', PAPER) +
  path('M-6-46c-11 12-17 27-18 45 7 1 12 1 18 1z', '#d98a45') +
  line('M2-40c8 1 15 3 22 7M2-22c11 0 21 2 31 6', '#e6cf9f', 1.5) +
  '</g>'

export const moonBoat: Scene = {
  sky: ['#0d3438', '#14735f'],
  body:
    dots(
      [
        [206, 22],
        [318, 30],
        [338, 62],
        [188, 58],
        [228, 84],
        [346, 18],
        [164, 30],
      ],
      '#fff',
      1.8,
      fade(0.6),
    ) +
    circle(272, 58, 60, GOLD, fade(0.1)) +
    circle(272, 58, 47, GOLD, fade(0.16)) +
    circle(272, 58, 35, GOLD) +
    circle(261, 48, 6, '#dfb76c', fade(0.5)) +
    circle(284, 66, 4, '#dfb76c', fade(0.5)) +
    cloud(296, 40, 0.8, PAPER, 0.5) +
    cloud(190, 34, 0.6, PAPER, 0.3) +
    path('M0 112c40-30 64-34 96-14s48 16 78-6 50-26 84-4 60 8 100-22v82H0z', '#0c4442', fade(0.75)) +
    path('M0 120c50-24 92-28 140-6s88 14 128-8 62-16 90-6v48H0z', '#0a3235') +
    boat(262, 96, 0.92) +
    path('M0 124c40-8 70-8 110 0s80 8 120 0 86-8 128 0v24H0z', '#0d4845') +
    line('M196 124h30M240 130h52M310 124h22M258 138h26', GOLD, 2, fade(0.5)) +
    line('M18 134c12-4 20-4 32 0s20 4 32 0M120 139c12-4 20-4 32 0', '#5fd7b4', 1.5, fade(0.4)),
}

const lantern = (x: number, top: number, y: number, scale: number, colour: string): string =>
  line(`M${x} ${top}V${y}`, GOLD, 1.2, fade(0.7)) +
  `<g transform='translate(${x} ${y})scale(${scale})'>` +
  circle(0, 22, 34, '#ffb25e', fade(0.14)) +
  box(-8, 0, 16, 5, 2, GOLD) +
  oval(0, 22, 24, 19, colour) +
  oval(0, 22, 14, 19, '#ff8a5c', fade(0.6)) +
  oval(0, 22, 5, 19, '#ffd08a', fade(0.7)) +
  box(-8, 39, 16, 5, 2, GOLD) +
  line('M-4 45v9M0 45v14M4 45v9', GOLD, 1.8) +
  '</g>'

export const lanterns: Scene = {
  sky: ['#2a1531', '#7c2746'],
  body:
    dots(
      [
        [30, 20],
        [150, 22],
        [178, 92],
        [212, 16],
        [350, 20],
        [120, 98],
        [300, 14],
      ],
      '#ffe3b8',
      1.8,
      fade(0.6),
    ) +
    path('M140 148v-34l-14-4c18-4 28-10 34-20h40c6 10 16 16 34 20l-14 4v34z', '#45183a') +
    path('M160 90c4-4 8-10 10-16h20c2 6 6 12 10 16z', '#45183a') +
    path('M222 148v-28l-12-3c16-4 24-8 30-18h84c6 10 14 14 30 18l-12 3v28z', '#5a1f42') +
    path('M250 99c8-4 12-10 14-18h36c2 8 6 14 14 18z', '#5a1f42') +
    path('M0 148v-20l-10-4c18-4 26-8 32-16h52c6 8 14 12 32 16l-10 4v20z', '#45183a') +
    line(
      'M126 110c18-4 28-10 34-20h40c6 10 16 16 34 20M210 117c16-4 24-8 30-18h84c6 10 14 14 30 18M-10 124c18-4 26-8 32-16h52c6 8 14 12 32 16',
      '#f0a35e',
      1.8,
      fade(0.75),
    ) +
    path(
      'M152 120h14v14h-14zM173 120h14v14h-14zM194 120h14v14h-14zM20 132h12v10H20zM38 132h12v10H38zM56 132h12v10H56zM236 124h16v16h-16zM260 124h16v16h-16zM284 124h16v16h-16zM308 124h16v16h-16z',
      '#ffc46b',
    ) +
    path(
      'M159 120h1v14h-1zM180 120h1v14h-1zM201 120h1v14h-1zM243 124h2v16h-2zM267 124h2v16h-2zM291 124h2v16h-2zM315 124h2v16h-2z',
      '#7c2746',
    ) +
    line('M190-4C230 30 300 30 362 0', GOLD, 1.4, fade(0.7)) +
    lantern(222, 12, 26, 0.8, ZHU) +
    lantern(276, 20, 38, 1.05, '#f2563f') +
    lantern(330, 12, 22, 0.72, ZHU) +
    path('M0 142h358v6H0z', '#2a1028'),
}

const pylon = (x: number, y: number, height: number): string =>
  path(`M${x} ${y}l-70 110h60zM${x} ${y}l20 110h60z`, '#d9fbe8', fade(0.09)) +
  line(`M${x} ${y}v${height}`, '#0a2320', 4) +
  box(x - 19, y - 10, 38, 20, 4, '#0a2320') +
  dots(
    [
      [x - 11, y - 4],
      [x, y - 4],
      [x + 11, y - 4],
      [x - 11, y + 5],
      [x, y + 5],
      [x + 11, y + 5],
    ],
    '#fff6d8',
    6,
  )

export const match: Scene = {
  sky: ['#0c2530', '#12574a'],
  body:
    pylon(196, 26, 60) +
    pylon(326, 22, 60) +
    path('M0 112C90 72 250 64 360 84v26H0z', '#0a2726') +
    dots(
      [
        [150, 88],
        [166, 84],
        [182, 82],
        [198, 79],
        [214, 78],
        [230, 77],
        [246, 76],
        [262, 76],
        [278, 76],
        [294, 77],
        [310, 78],
        [326, 80],
        [342, 82],
      ],
      '#2fd0a5',
      4,
      fade(0.6),
    ) +
    dots(
      [
        [158, 93],
        [174, 90],
        [206, 87],
        [222, 86],
        [254, 85],
        [286, 85],
        [302, 86],
        [334, 89],
        [350, 92],
      ],
      GOLD,
      4,
      fade(0.6),
    ) +
    path('M0 112c110-18 250-20 358-8v44H0z', '#1f8a58') +
    path(
      'M60 105l-60 12v31h26l80-47zM160 98l-60 50h70l42-52zM264 97l10 51h84v-8l-46-42z',
      '#fff',
      fade(0.07),
    ) +
    line('M0 118c110-18 250-20 358-8M214 97l-6 51', '#fff', 1.6, fade(0.6)) +
    oval(210, 126, 54, 13, 'none', ` stroke='#fff' stroke-width='1.6'${fade(0.6)}`) +
    oval(276, 136, 24, 4, '#0a2726', fade(0.5)) +
    line(
      'M232 108C214 116 190 118 166 112M230 94c-18 4-36 2-50-4M236 120c-10 6-22 8-34 8',
      GOLD,
      2.4,
      fade(0.8),
    ) +
    turnedAt(
      270,
      92,
      14,
      circle(0, 0, 33, '#fff') +
        path(
          'M0-13.5l12.8 9.300-4.900 15H-7.900l-4.900-15zM-10-31.500Q0-27 10-31.500L0-22.500zM33-2Q25 8 26 20L19 8zM11 31Q0 25-11 31L0 23zM-33-2Q-25 8-26 20L-19 8zM22-25l2 10-9-3zM-22-25l-2 10 9-3z',
          '#123',
        ) +
        line('M0-13v-10M12-4l9-3M8 11l6 8M-8 11l-6 8M-12-4l-9-3', '#123', 1.8),
    ),
}

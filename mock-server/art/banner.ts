import { at, box, circle, dots, fade, GOLD, line, oval, PAPER, path, pick, svg, ZHU } from './draw.ts'

const FACE = 'PingFang SC,HarmonyOS Sans SC,MiSans,Noto Sans SC,Noto Sans CJK SC,sans-serif'

/** A scene: its sky from top left to bottom right, and what stands in it. */
type Scene = { sky: readonly [string, string]; body: string }

const cloud = (x: number, y: number, scale: number, colour: string, opacity: number): string =>
  `<g transform='translate(${x} ${y})scale(${scale})'>${line('M0 14h64c4-8-3-16-12-13C46-8 30-9 25 2 15-2 8 4 10 12', colour, 1.6, fade(opacity))}</g>`

const boat = (x: number, y: number, scale: number): string =>
  `<g transform='translate(${x} ${y})scale(${scale})'>` +
  path('M-34 6l64-5 12 9c-8 10-16 13-24 14H-20C-28 22-32 15-34 6z', ZHU) +
  path('M-27 15c22 3 44 2 64-1-6 6-12 9-19 10H-20c-3-2-5-5-7-9z', '#b93a28') +
  line('M-2 4v-60', '#7a4a24', 2.4) +
  path('M2-56c22 10 34 30 36 53C26-1 14 0 2 0z', PAPER) +
  path('M-6-46c-11 12-17 27-18 45 7 1 12 1 18 1z', '#d98a45') +
  line('M2-40c8 1 15 3 22 7M2-22c11 0 21 2 31 6', '#e6cf9f', 1.5) +
  '</g>'

const moonBoat: Scene = {
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

const lanterns: Scene = {
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

const lotus = (x: number, y: number, scale: number): string =>
  `<g transform='translate(${x} ${y})scale(${scale})'>${path('M0 0C-22 2-26-10-24-16-16-14-10-10-8-8-12-18-6-28 0-32 6-28 12-18 8-8c2-2 8-6 16-8C26-10 22 2 0 0z', '#ff9db0')}${path('M0 0C-9-6-9-20 0-32 9-20 9-6 0 0z', '#ffd0d8')}</g>`

const ripples = (x: number, y: number): string =>
  [16, 30, 46]
    .map((r) => oval(x, y, r, Math.round(r / 4), 'none', ` stroke='#bfe9f2' stroke-width='2'${fade(0.45)}`))
    .join('')

const river: Scene = {
  sky: ['#0f3f63', '#1c86a0'],
  body:
    circle(288, 30, 74, '#7fd8f0', fade(0.13)) +
    path('M150 104l44-50 22 22 34-46 40 48 24-22 44 48z', '#155a7a') +
    path('M250 30l13 16-9 6-6-6-9 2zM194 54l9 9-8 4-8-3z', '#bfe6ef', fade(0.8)) +
    path('M0 102c50-10 90-10 140 0s160 10 218-4v50H0z', '#12708a') +
    ripples(300, 113) +
    at(
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

const sunrise: Scene = {
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

const rain: Scene = {
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
      return at(
        278 + side * 52 * Math.cos(angle),
        74 + 52 * Math.sin(angle),
        side * (40 - step * 30),
        path('M0-11C6-5 6 5 0 11-6 5-6-5 0-11z', step % 2 ? '#dba94f' : GOLD),
      )
    })
    .join('')

const honours: Scene = {
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

const match: Scene = {
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
    at(
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

const scenes: readonly Scene[] = [moonBoat, rain, river, honours, match, lanterns, sunrise]

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** How many scenes there are before bannerSvg begins again. */
export const bannerCount = scenes.length

/**
 * A lobby banner, 358 x 148: scene 0 moonlit boat, 1 red packet rain, 2 leaping koi, 3 medal of honour, 4 night
 * match, 5 festival lanterns, 6 mountain sunrise; any other index wraps round. The words stand on the left half: up to 8 and 16 characters.
 */
export function bannerSvg(index: number, title: string, subtitle: string): string {
  const { sky, body } = pick(scenes, index)
  return svg(
    358,
    148,
    `<linearGradient id='s' x2='1' y2='1'><stop stop-color='${sky[0]}'/><stop offset='1' stop-color='${sky[1]}'/></linearGradient>` +
      path('M0 0h358v148H0z', 'url(#s)') +
      body +
      `<g font-family='${FACE}' fill='#fff'><text x='18' y='50' font-size='22' font-weight='700'>${escaped(title)}</text>` +
      `<text x='18' y='73' font-size='12'${fade(0.9)}>${escaped(subtitle)}</text></g>`,
  )
}

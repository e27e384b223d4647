import { honours, rain, river, sunrise } from './banner-day.ts'
import { lanterns, match, moonBoat } from './banner-night.ts'
import type { Scene } from './banner-parts.ts'
import { drawingOf, type Subject } from './cover.ts'
import { box, circle, fade, path, pickAt, svg } from './draw.ts'
import type { Palette } from './palette.ts'

const FACE = 'PingFang SC,HarmonyOS Sans SC,MiSans,Noto Sans SC,Noto Sans CJK SC,sans-serif'

const scenes: readonly Scene[] = [moonBoat, rain, river, honours, match, lanterns, sunrise]

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The number of scenes; bannerSvg repeats them after that. */
export const bannerCount = scenes.length

/**
 * A lobby banner, 358 x 148: scene 0 moonlit boat, 1 red packet rain, 2 leaping koi, 3 medal of honour, 4 night match,
 * 5 festival lanterns, 6 mountain sunrise; other indexes wrap around. Text in the left half: up to 8 and 16 characters.
 */
export const bannerSvg = (index: number, title: string, subtitle: string): string =>
  worded(pickAt(scenes, index), title, subtitle)

/** A banner that shows the subject of a game, as a card at the right. */
export const subjectBannerSvg = (
  subject: Subject,
  palette: Palette,
  title: string,
  subtitle: string,
): string =>
  worded(
    {
      sky: [palette.deep, palette.background],
      body:
        circle(282, 74, 92, palette.bright, fade(0.16)) +
        `<clipPath id='c'>${box(0, 0, 100, 100, 16, '#fff')}</clipPath>` +
        `<g transform='translate(228 16)rotate(5 50 50)scale(1.14)' clip-path='url(#c)'>${drawingOf(subject, palette)}</g>`,
    },
    title,
    subtitle,
  )

function worded({ sky, body }: Scene, title: string, subtitle: string): string {
  return svg(
    358,
    148,
    `<linearGradient id='s' x2='1' y2='1'><stop stop-color='${sky[0]}'/><stop offset='1' stop-color='${sky[1]}'/></linearGradient>` +
      path('M0 0h358v148H0z', 'url(#s)') +
      body +
      `<g font-family='${FACE}' fill='#fff'><text x='18' y='50' font-size='22' font-weight='700' text-anchor='start'>${escaped(title)}</text>` +
      `<text x='18' y='73' font-size='12' font-weight='400' text-anchor='start'${fade(0.9)}>${escaped(subtitle)}</text></g>`,
  )
}

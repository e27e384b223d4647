import { boardCovers } from './cover-board.ts'
import { esportsCovers } from './cover-esports.ts'
import { fishingCovers } from './cover-fishing.ts'
import { liveCovers } from './cover-live.ts'
import { lotteryCovers } from './cover-lottery.ts'
import { slotsCovers } from './cover-slots.ts'
import { sportCovers } from './cover-sport.ts'
import { pickAt, svg } from './draw.ts'
import {
  amber,
  type Composition,
  gold,
  indigo,
  jade,
  type Palette,
  pine,
  plum,
  rose,
  sea,
  slate,
  teal,
  vermilion,
  wine,
} from './palette.ts'

/** Lobby categories that have covers, as values of `category_id`. */
export type CoverCategory = 'realbet' | 'joker' | 'gaming' | 'sport' | 'lottery' | 'concise' | 'fishing'

const drawings = {
  ...liveCovers,
  ...boardCovers,
  ...esportsCovers,
  ...sportCovers,
  ...lotteryCovers,
  ...slotsCovers,
  ...fishingCovers,
}

/** Everything that a cover can show, in any category. */
export type Subject = keyof typeof drawings

type Style = { compositions: Readonly<Record<string, Composition>>; palettes: readonly Palette[] }

/**
 * Palettes are ordered to keep similar backgrounds apart. Cover n takes palette 3n, so the distances 3 (next to each
 * other), 9 (below each other in three columns) and 4 (where a round ends) must have different colours.
 */
const styles: Record<CoverCategory, Style> = {
  realbet: { compositions: liveCovers, palettes: [indigo, teal, pine, vermilion, amber, wine, plum, jade] },
  joker: { compositions: boardCovers, palettes: [plum, slate, gold, jade, pine, rose, wine] },
  gaming: {
    compositions: esportsCovers,
    palettes: [gold, teal, slate, plum, rose, vermilion, jade, indigo, sea, wine, amber],
  },
  sport: {
    compositions: sportCovers,
    palettes: [plum, rose, amber, pine, sea, slate, wine, gold, jade, teal, indigo],
  },
  lottery: { compositions: lotteryCovers, palettes: [amber, jade, teal, indigo, plum, rose, vermilion] },
  concise: {
    compositions: slotsCovers,
    palettes: [jade, amber, vermilion, plum, sea, pine, gold, rose, wine, indigo, teal],
  },
  fishing: { compositions: fishingCovers, palettes: [rose, teal, plum, pine, indigo, jade, wine, sea] },
}

/** The colours of a cover. */
export function coverPalette(category: CoverCategory, seed: number): Palette {
  const { compositions, palettes } = styles[category]
  const n = Math.abs(Math.trunc(seed))
  return pickAt(palettes, n * 3 + Math.floor(n / Object.keys(compositions).length))
}

/**
 * A game's cover, 100 x 100, at most 1.3 kB as a data: URI. It shows `subject` if given. Consecutive seeds of a
 * category never share a palette, nor a composition unless a subject asks for it.
 */
export function gameCover(category: CoverCategory, seed: number, subject?: Subject): string {
  const own = Object.values(styles[category].compositions)
  const n = Math.abs(Math.trunc(seed))
  const draw = subject === undefined ? pickAt(own, n) : drawings[subject]
  return svg(100, 100, draw(coverPalette(category, n), Math.floor(n / own.length) + (n % own.length)))
}

/** What a subject looks like in these colours, on a ground of its own, 100 x 100. */
export const drawingOf = (subject: Subject, palette: Palette): string => drawings[subject](palette, 0)

/** An SVG as a data: URI for src="" and url(""). Only %, # and the double quote need escaping. */
export function dataUri(picture: string): string {
  return `data:image/svg+xml,${picture.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('"', '%22')}`
}

import { renderSVG } from 'uqr'
import { bannerSvg } from '../art/banner.ts'
import { dataUri, gameCover } from '../art/cover.ts'
import { venueLogo } from '../art/venue-logo.ts'
import type { GameCategory } from './venues.ts'

/**
 * The pictures that answers carry, as data: URIs. They are drawn when first asked for and kept for the life of the
 * process, not in the world: a snapshot need not store what can be drawn again.
 */
const drawn = new Map<string, string>()

function once(key: string, draw: () => string): string {
  const known = drawn.get(key)
  if (known !== undefined) return known
  const uri = dataUri(draw())
  drawn.set(key, uri)
  return uri
}

/** A game's cover; neighbours in a list never look alike when their `order` follows on. */
export const coverPicture = (category: GameCategory, order: number): string =>
  once(`cover ${category} ${order}`, () => gameCover(category, order))

export const venuePicture = (platname: string): string => once(`venue ${platname}`, () => venueLogo(platname))

export const bannerPicture = (index: number, title: string, subtitle: string): string =>
  once(`banner ${index} ${title} ${subtitle}`, () => bannerSvg(index, title, subtitle))

/** A QR code that scans. Not kept: each order has its own. */
export const qrPicture = (text: string): string => dataUri(renderSVG(text, { border: 2 }))

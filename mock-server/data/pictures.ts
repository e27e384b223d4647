import { renderSVG } from 'uqr'
import { USDT_BANK } from '#contracts/codes.ts'
import { bannerSvg } from '../art/banner.ts'
import { dataUri, gameCover } from '../art/cover.ts'
import { venueLogo } from '../art/venue-logo.ts'
import { hashOf } from '../demo-sites/games/seeded.ts'
import { coverSubject } from './cover-subjects.ts'
import type { GameCategory } from './venues.ts'

/** A picture of the site's own, drawn when somebody needs it. What has one key is one picture. */
export type Picture = { kind: 'cover' | 'venue' | 'banner'; key: string; draw: () => string }

/** How an answer names a picture: as a file over HTTP, inside the answer in a page that has no server. */
export type PictureUrl = (picture: Picture) => string

/**
 * Drawn when first asked for and kept for the life of the process, not in the world: a snapshot need not store what can
 * be drawn again.
 */
const drawn = new Map<string, string>()

function once(key: string, draw: () => string): string {
  const known = drawn.get(key)
  if (known !== undefined) return known
  const uri = dataUri(draw())
  drawn.set(key, uri)
  return uri
}

/** The picture itself, as a data: URI. */
export const inlinePicture: PictureUrl = ({ key, draw }) => once(key, draw)

/** A game's cover, of what its name says; neighbours in a list never look alike when their `order` follows on. */
export const coverPicture = (category: GameCategory, order: number, name: string): Picture => {
  const subject = coverSubject(category, name)
  const key = `cover ${category} ${order} ${subject}`
  return { kind: 'cover', key, draw: () => gameCover(category, order, subject) }
}

export const venuePicture = (platname: string): Picture => ({
  kind: 'venue',
  key: `venue ${platname}`,
  draw: () => venueLogo(platname),
})

export const bannerPicture = (index: number, title: string, subtitle: string): Picture => ({
  kind: 'banner',
  key: `banner ${index} ${title} ${subtitle}`,
  draw: () => bannerSvg(index, title, subtitle),
})

/** A bank's mark, or that of USDT: the first character of its name in a disc of its own colour. */
export const cardPicture = (bank: string): string =>
  once(`card ${bank}`, () => {
    const sign = bank === USDT_BANK ? '₮' : ([...bank][0] ?? '')
    const hue = bank === USDT_BANK ? 165 : hashOf(bank) % 360
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="hsl(${hue} 45% 38%)"/><text x="20" y="27" text-anchor="middle" font-size="20" font-family="sans-serif" fill="#fff">${escaped(sign)}</text></svg>`
  })

const escaped = (text: string): string => text.replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** A QR code that scans. Not kept: each order has its own. */
export const qrPicture = (text: string): string => dataUri(renderSVG(text, { border: 2 }))

import { renderSVG } from 'uqr'
import { USDT_BANK } from '#contracts/wire/codes.ts'
import type { GameCategory } from '#contracts/wire/game-codes.ts'
import { bannerSvg, subjectBannerSvg } from '../art/banner.ts'
import { dataUri, gameCover, type Subject } from '../art/cover.ts'
import { amber, indigo, jade, type Palette, plum, sea, teal, vermilion, wine } from '../art/palette.ts'
import type { Picture, PictureUrl } from '../art/picture.ts'
import { venueLogo } from '../art/venue-logo.ts'
import { shownWords } from '../demo-sites/brand/brand-words.ts'
import { escaped } from '../rules/letters.ts'
import { hashOf } from '../seeded.ts'
import { coverSeed } from './cover-seeds.ts'
import { coverSubject } from './cover-subjects.ts'

/**
 * Pictures are drawn at first use and kept for the life of the process. They are not part of the world, so that
 * snapshots do not store what can be drawn again.
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

/** The cover for a game's name; `order` is for a game that the site's own lists do not have. */
export const coverPicture = (category: GameCategory, order: number, name: string): Picture => {
  const subject = coverSubject(category, name)
  const seed = coverSeed(category, name) ?? order
  const key = `cover ${category} ${seed} ${subject}`
  return { kind: 'cover', key, draw: () => gameCover(category, seed, subject) }
}

export const venuePicture = (platname: string): Picture => ({
  kind: 'venue',
  key: `venue ${platname}`,
  draw: () => venueLogo(platname, globalThis.window?.__demoBrand?.mark),
})

export const bannerPicture = (index: number, title: string, subtitle: string): Picture => ({
  kind: 'banner',
  key: `banner ${index} ${title} ${subtitle}`,
  draw: () => bannerSvg(index, shownWords(title), shownWords(subtitle)),
})

/** What a promotion's picture shows, by words of its title: a scene of banners, or the subject of a game. */
const PROMOTIONS: readonly (readonly [RegExp, number | readonly [Subject, Palette]])[] = [
  [/首存/, 0],
  [/红包/, 1],
  [/锦鲤/, 2],
  [/每月/, ['chest', amber]],
  [/VIP/, 3],
  [/绿茵/, 4],
  [/同舟/, ['dragonBoat', jade]],
  [/续航|充值/, ['ingots', indigo]],
  [/周周杯/, ['bigTile', wine]],
  [/棋局/, ['mahjong', teal]],
  [/捕鱼/, ['school', sea]],
  [/转轮|电子/, ['reels', plum]],
  [/真人/, ['baccarat', vermilion]],
]

/** The text before the first space is the picture's title. The rest is the line below it. */
export function promotionPicture(title: string, order: number): Picture {
  const [first = '', ...rest] = title.split(' ')
  const [, shows = order] = PROMOTIONS.find(([words]) => words.test(title)) ?? []
  if (typeof shows === 'number') return bannerPicture(shows, first, rest.join(' '))
  const [subject, palette] = shows
  return {
    kind: 'banner',
    key: `banner ${subject} ${title}`,
    draw: () => subjectBannerSvg(subject, palette, shownWords(first), shownWords(rest.join(' '))),
  }
}

/** The mark of a bank or of USDT: one character on a disc in a colour of its own. */
export const cardPicture = (bank: string): string =>
  once(`card ${bank}`, () => {
    const sign = bank === USDT_BANK ? '₮' : ([...bank][0] ?? '')
    const hue = bank === USDT_BANK ? 165 : hashOf(bank) % 360
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="hsl(${hue} 45% 38%)"/><text x="20" y="27" text-anchor="middle" font-size="20" font-family="sans-serif" fill="#fff">${escaped(sign)}</text></svg>`
  })

/** A scannable QR code. Not cached, since each order has its own. */
export const qrPicture = (text: string): string => dataUri(renderSVG(text, { border: 2 }))

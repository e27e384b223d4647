import { describe, expect, it } from 'vitest'
import { malformed } from '../testing/xml-check.ts'
import { type CoverCategory, dataUri, gameCover } from './cover.ts'

const categories: CoverCategory[] = ['realbet', 'joker', 'gaming', 'sport', 'lottery', 'concise', 'fishing']
const seeds = Array.from({ length: 140 }, (_, seed) => seed)
const all = categories.flatMap((category) =>
  seeds.map((seed) => ({ category, seed, picture: gameCover(category, seed) })),
)

const backgroundOf = (picture: string) => /fill='(#\w+)'/.exec(picture)?.[1]
/** The drawing without its colours, numbers and text, to compare compositions. */
const shapeOf = (picture: string) => picture.replace(/#\w+|[-\d.]+|>[^<]+</g, '')

describe('game covers', () => {
  it('draws the same picture for the same game', () => {
    for (const { category, seed, picture } of all) expect(gameCover(category, seed)).toBe(picture)
  })

  it('is well-formed and at most 1.3 kB', () => {
    for (const { category, seed, picture } of all) {
      expect(malformed(picture), `${category} ${seed}`).toBeNull()
      expect(picture, `${category} ${seed}`).not.toMatch(
        /undefined|NaN|script|https?:(?!\/\/www\.w3\.org\/2000\/svg')/,
      )
      expect(Buffer.byteLength(picture), `${category} ${seed}`).toBeLessThanOrEqual(1300)
    }
  })

  it('gives neighbours in a grid of three columns different drawings on different backgrounds', () => {
    for (const category of categories)
      for (const seed of seeds)
        for (const next of [seed + 1, seed + 3]) {
          const [cover, nextCover] = [gameCover(category, seed), gameCover(category, next)]
          expect(shapeOf(cover), `${category} ${seed} ${next}`).not.toBe(shapeOf(nextCover))
          expect(backgroundOf(cover), `${category} ${seed} ${next}`).not.toBe(backgroundOf(nextCover))
        }
  })

  it('never repeats a picture within sixteen games of a category', () => {
    for (const category of categories)
      for (const seed of seeds)
        expect(new Set(seeds.slice(seed, seed + 16).map((s) => gameCover(category, s))).size).toBe(
          Math.min(16, 140 - seed),
        )
  })

  it('makes a data: URI that decodes back to the picture', () => {
    const picture = gameCover('concise', 3)
    expect(dataUri(picture)).toMatch(/^data:image\/svg\+xml,[^#"\n]+$/)
    expect(decodeURIComponent(dataUri(picture).slice('data:image/svg+xml,'.length))).toBe(picture)
  })
})

import { expect, it } from 'vitest'
import { malformed } from '../testing/xml-check.ts'
import { ACTIVITIES } from './activities.ts'
import { promotionPicture } from './pictures.ts'

/** The drawing without its words. */
const drawingOf = (picture: string) => picture.replace(/<text[^>]*>[^<]*<\/text>/g, '')

it('every promotion has a well-formed picture of its own, not only words of its own', () => {
  const drawn = ACTIVITIES.map(({ title }, order) => promotionPicture(title, order).draw())
  for (const picture of drawn) {
    expect(malformed(picture)).toBeNull()
    expect(Buffer.byteLength(picture)).toBeLessThan(4608)
  }
  expect(new Set(drawn.map(drawingOf)).size).toBe(ACTIVITIES.length)
})

it('a promotion without a word for a subject still has a picture', () => {
  expect(promotionPicture('周年', 5).key).toBe('banner 5 周年 ')
  expect(malformed(promotionPicture('周年 <b>', 99).draw())).toBeNull()
})

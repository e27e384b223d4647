import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { activity, activityDetail } from '../activity.ts'
import { notice } from '../notices.ts'
import { appInfo } from '../site.ts'
import { id, longText, text, textIfAny } from '../wire/wire.ts'

const HTML = `<p>${'细则，'.repeat(4_000)}</p>`

it.each([
  ['what a promotion says', activityDetail, 'content'],
  ['the rules of a promotion', activityDetail, 'memo'],
  ['the rules of a promotion in the list', activity, 'memo'],
  ['a notice', notice, 'content'],
  ['the welcome', appInfo, 'webcontent'],
] as const)('%s is read in full: the screen limits the size of its HTML', (_what, schema, field) => {
  const read: Record<string, unknown> = z.decode(
    schema as z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>,
    { id: 1, site_state: 1, [field]: HTML },
  )
  expect(read[field]).toBe(HTML)
})

describe('a text of more than 8,000 characters', () => {
  const manyMarks = `云${'\u0301'.repeat(200_000)}`

  it.each([
    ['text', text],
    ['textIfAny', textIfAny],
    ['id', id],
  ])('is cut when it is read as %s, but a long address is not', (_, codec) => {
    expect(z.decode(codec, manyMarks)).toBe(`${manyMarks.slice(0, 8000)}…`)
    const address = `https://pay.example/?${'a'.repeat(7979)}`
    expect(z.decode(codec, address)).toBe(address)
  })

  it('is cut between characters', () => {
    expect(z.decode(text, '🙂'.repeat(8001))).toBe(`${'🙂'.repeat(8000)}…`)
  })

  it('is read in full where it is HTML', () => {
    expect(z.decode(longText, manyMarks)).toBe(manyMarks)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { INVARIANTS } from './invariants.ts'

describe('the table of invariants', () => {
  it('has each of the 56 once', () => {
    expect(INVARIANTS.map(([number]) => number)).toEqual(Array.from({ length: 56 }, (_, index) => index + 1))
  })

  it.each(
    INVARIANTS.map(([number, says, ...where]) => ({ number, says, where })),
  )('$number, $says: is checked where it says', ({ where }) => {
    expect(where.length).toBeGreaterThan(0)
    for (const place of where) {
      const [file = '', ...words] = place.split(': ')
      expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toContain(words.join(': '))
    }
  })
})

import { expect, it } from 'vitest'
import { withLoadAgain } from './load-again.ts'

it('a helper that is not the one we know stops the build', () => {
  expect(() => withLoadAgain('real', 'const seen = {}')).toThrow(/^load-again: /)
})

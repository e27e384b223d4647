import { expect, test } from 'vitest'
import { withJson } from './iife.ts'

test('a worker gets its list in its single place, and without a single place there is no worker', () => {
  expect(withJson('keep(self.LIST)', /\bself\.LIST\b/g, ['$&'])).toBe('keep(["$&"])')
  for (const code of ['keep()', 'keep(self.LIST, self.LIST)'])
    expect(() => withJson(code, /\bself\.LIST\b/g, [])).toThrow('no single place')
})

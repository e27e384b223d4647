import { expect, test } from 'vitest'
import { accountText } from './view-words.ts'

const view = { members: [], venues: [] }

test('an account of the mock has a name, and any other is called as it is', () => {
  expect(accountText('bonuses', view)).toBe('红利支出')
  for (const name of Object.getOwnPropertyNames(Object.prototype)) expect(accountText(name, view)).toBe(name)
})

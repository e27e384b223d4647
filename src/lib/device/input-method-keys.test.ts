// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { leaveKeysToInputMethods } from './input-method-keys.ts'

test.each([
  ['Enter that chooses a word', { key: 'Enter', isComposing: true }, false],
  ['Enter in Safari, after the end of the composition', { key: 'Enter', keyCode: 229 }, false],
  ['Escape that gives a word up', { key: 'Escape', isComposing: true }, false],
  ['a letter of a composition', { key: 'a', isComposing: true }, true],
  ['Enter', { key: 'Enter', keyCode: 13 }, true],
] as const)('%s reaches the app: %s', (_, init, reaches) => {
  leaveKeysToInputMethods()
  const listener = vi.fn()
  const field = document.createElement('input')
  field.addEventListener('keydown', listener)
  document.body.append(field)
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  field.dispatchEvent(event)
  expect([listener.mock.calls.length === 1, !event.defaultPrevented]).toEqual([reaches, reaches])
})

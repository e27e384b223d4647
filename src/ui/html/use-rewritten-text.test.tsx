// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { caretIn, useRewrittenText } from './use-rewritten-text.ts'

/** `|` is the caret. */
test.each([
  ['1,2|80.50', '12|80.50'],
  ['1280,|50', '1280.|50'],
  ['RMB 12|80', '12|80'],
  ['１２|８０', '12|80'],
  ['00|500', '|500'],
  ['62000|055', '6200 0|055'],
  ['6200|0055', '6200| 0055'],
  ['6200-0055|', '6200 0055|'],
  ['|6200', '|6200'],
  ['阿•|买', '阿·|买'],
  ['阿 ．买|', '阿·买|'],
  ['tron:T9y|D?amount=1', 'T9y|D'],
  ['x|yz', 'ab|cd'],
])('the caret of %s is in %s', (before, after) => {
  const raw = before.replace('|', '')
  const shown = after.replace('|', '')
  expect(caretIn(shown, raw, before.indexOf('|'))).toBe(after.indexOf('|'))
})

test('the caret never leaves the text, and stays where a text is unchanged', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      fc.nat(40),
      (raw, shown, n) => {
        const caret = Math.min(n, raw.length)
        const at = caretIn(shown, raw, caret)
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThanOrEqual(shown.length)
      },
    ),
  )
})

const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '')
let held = ''

const fieldOf = ({ container }: { container: HTMLElement }) => {
  const field = container.querySelector('input')
  if (!field) throw new TypeError('no field')
  return field
}

afterEach(cleanup)

function Digits() {
  const [value, setValue] = useState('')
  held = value
  return <input aria-label="digits" {...useRewrittenText({ value, onChange: setValue, clean: digits })} />
}

test('a refused character leaves the caret where it is', () => {
  const field = fieldOf(render(<Digits />))
  field.focus()
  fireEvent.input(field, { target: { value: '1280' } })
  fireEvent.input(field, { target: { value: '12x80', selectionStart: 3, selectionEnd: 3 } })
  expect([field.value, field.selectionStart]).toEqual(['1280', 2])
})

const groups = (text: string) => text.replace(/(\d{2})(?=\d)/g, '$1 ')

test('the Delete key before a blank that the field shows moves the caret past it', () => {
  function Pairs() {
    const [value, setValue] = useState('1280')
    const text = useRewrittenText({ value, onChange: setValue, clean: digits, show: groups })
    return <input {...text} />
  }
  const field = fieldOf(render(<Pairs />))
  field.focus()
  const edit = (value: string, inputType: string) =>
    fireEvent.input(field, { target: { value, selectionStart: 2, selectionEnd: 2 }, inputType })
  edit('1280', 'deleteContentForward')
  expect([field.value, field.selectionStart]).toEqual(['12 80', 3])
  edit('1280', 'deleteContentBackward')
  expect([field.value, field.selectionStart]).toEqual(['12 80', 2])
})

test('what an input method writes stays in the field until it ends, and the form has its digits meanwhile', () => {
  const field = fieldOf(render(<Digits />))
  fireEvent.compositionStart(field)
  for (const text of ['１', '１\u2006b', '１\u2006b２']) {
    fireEvent.input(field, { target: { value: text }, isComposing: true })
    expect([field.value, held]).toEqual([text, digits(text)])
  }
  fireEvent.compositionEnd(field, { data: '' })
  expect([field.value, held]).toEqual(['12', '12'])
})

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MoneyRow } from '../money/MoneyRow.tsx'
import { toast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Field() {
  const [value, setValue] = useState('')
  const doubt = value.startsWith('99') ? '超出中心钱包余额' : undefined
  return <MoneyRow label="金额" value={value} onChange={setValue} doubt={doubt} />
}

/** Types the characters one by one; a blank is a pause. Returns the announcements. */
function announcedFor(keys: string): string[] {
  render(<Field />)
  const field = screen.getByLabelText<HTMLInputElement>('金额')
  const announced: string[] = []
  let text = ''
  for (const key of keys) {
    if (key !== ' ') {
      text += key
      fireEvent.change(field, { target: { value: text } })
    }
    act(() => void vi.advanceTimersByTime(key === ' ' ? 1_000 : 100))
    const now = document.getElementById('announcer')?.textContent?.replaceAll('\u00a0', ' ') ?? ''
    if (now !== '' && now !== announced.at(-1)) announced.push(now)
  }
  return announced
}

test.each([
  ['888.80 ', []],
  ['888. 80 ', []],
  ['1000.5 ', []],
  ['1,000 .5 ', ['识别为 ¥ 1,000.00', '识别为 ¥ 1,000.50']],
  ['12元 ', ['识别为 ¥ 12.00']],
  ['0.555 ', ['最多两位小数，例如 1280.50']],
  ['999 ', ['超出中心钱包余额']],
])('%j is announced as %j', (keys, expected) => {
  expect(announcedFor(keys)).toEqual(expected)
})

test('an amount that was announced is announced again once it is another one', () => {
  expect(announcedFor('8,888 ')).toEqual(['识别为 ¥ 8,888.00'])
  fireEvent.change(screen.getByLabelText('金额'), { target: { value: '8888.5' } })
  act(() => void vi.advanceTimersByTime(1_000))
  expect(document.getElementById('announcer')?.textContent).toBe('识别为 ¥\u00a08,888.50')
})

test('what a toast is saying is not announced as well', () => {
  toast('最多两位小数，例如 1280.50', 'error')
  expect(announcedFor('0.555 ')).toEqual([])
})

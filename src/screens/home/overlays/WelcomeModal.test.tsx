// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { renderScreen } from '../../../app/test-support/render-screen.tsx'
import { storage } from '../../../lib/device/storage.ts'
import { WelcomeModal } from './WelcomeModal.tsx'

vi.mock('../../../api/core/server-time.ts', () => ({ serverNow: () => parseBeijing('2026-11-21 23:50:00') }))

// The sanitiser loads on first use; importing it here keeps that time out of the tests.
beforeAll(() => import('../../../lib/html/sanitize.ts'))

function open() {
  const onClose = vi.fn()
  const modal = <WelcomeModal open html="<p>欢迎</p>" onClose={onClose} />
  // Its text suspends, so that the first rendering is awaited.
  return act(async () => ({ onClose, ...renderScreen(<Suspense>{modal}</Suspense>) }))
}

test('closes and shows again as long as 今日不再提示 is not ticked', async () => {
  const view = await open()
  await view.user.click(await view.findByRole('button', { name: '我知道了' }))
  expect(view.onClose).toHaveBeenCalledTimes(1)
  expect(storage.get('yz:welcomed')).toBeUndefined()
})

test('after 今日不再提示 it counts as closed for the rest of the Beijing day, and shows on another day', async () => {
  const view = await open()
  await view.user.click(await view.findByRole('checkbox', { name: '今日不再提示' }))
  expect(storage.get('yz:welcomed')).toBeUndefined()
  await view.user.click(view.getByRole('button', { name: '我知道了' }))
  expect(storage.get('yz:welcomed')).toBe('2026-11-21')
  view.unmount()

  const later = await open()
  await vi.waitFor(() => expect(later.onClose).toHaveBeenCalledTimes(1))
  expect(later.queryByRole('dialog')).toBeNull()
  later.unmount()

  storage.set('yz:welcomed', '2026-11-20')
  const nextDay = await open()
  expect(await nextDay.findByRole('dialog', { name: '温馨提示' })).toBeTruthy()
  expect(nextDay.onClose).not.toHaveBeenCalled()
})

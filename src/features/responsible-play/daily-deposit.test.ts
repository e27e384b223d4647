// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { MAX_ABS } from '#contracts/money/digits.ts'
import { fen, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { beijingDay } from '#contracts/time/beijing-time.ts'
import { signIn, signOut } from '../../api/core/client/session-store.ts'
import { fingerprint } from '../../lib/device/fingerprint.ts'
import { storage } from '../../lib/device/storage.ts'
import { changePlaySettings } from '../../lib/responsible-play.ts'
import * as dialog from '../../ui/overlays/confirm.ts'
import { depositedToday, mindDailyDeposit, noteDeposit } from './daily-deposit.ts'

const noon = Date.parse('2026-05-01T12:00:00+08:00')
const DAY = 86_400_000

beforeEach(() => localStorage.clear())

test('adds up the deposits of one Beijing day on this device', () => {
  noteDeposit(wholeYuan(100), noon)
  noteDeposit(wholeYuan(50), noon)
  expect(depositedToday(noon)).toBe(wholeYuan(150))
  expect(depositedToday(noon + DAY / 2 - 1)).toBe(wholeYuan(150))
  expect(depositedToday(noon + DAY / 2)).toBe(ZERO)
})

test('keeps the sum of each account, beyond its session and apart from others, and not its name', () => {
  const as = (username: string) => {
    signOut()
    signIn(`token-of-${username}`)
    storage.set('userInfo', { username, balance: 0 })
  }
  as('demo888')
  noteDeposit(wholeYuan(100), noon)
  as('new888')
  expect(depositedToday(noon)).toBe(ZERO)
  noteDeposit(wholeYuan(30), noon)
  as('demo888')
  expect(depositedToday(noon)).toBe(wholeYuan(100))
  expect(localStorage.getItem('yz:deposited')).not.toContain('888')
  signOut()
})

test('asks only above the sum that the player has set, and names both sums', async () => {
  const confirmSpy = vi.spyOn(dialog, 'confirm').mockResolvedValue(false)
  expect(await mindDailyDeposit(wholeYuan(9_000))).toBe(true)
  changePlaySettings({ dailyFen: wholeYuan(200) })
  noteDeposit(wholeYuan(100))
  expect(await mindDailyDeposit(wholeYuan(100))).toBe(true)
  expect(confirmSpy).not.toHaveBeenCalled()
  expect(await mindDailyDeposit(wholeYuan(101))).toBe(false)
  // The device does not know whether a submitted deposit was paid.
  expect(confirmSpy.mock.calls[0]?.[0].body).toContain('本账号今日在本设备提交的充值共')
  expect(confirmSpy.mock.calls[0]?.[0].body).toContain('201.00')
  expect(confirmSpy.mock.calls[0]?.[0].body).toContain('200.00')
  // The button that keeps the limit is the bright one.
  expect(confirmSpy.mock.calls[0]?.[0]).toMatchObject({ cancelText: '再想想', prefersCancel: true })
  changePlaySettings({ dailyFen: undefined })
  expect(await mindDailyDeposit(wholeYuan(9_000))).toBe(true)
})

test.each([
  9e15,
  -9e15,
  2 ** 51,
  Number.MAX_SAFE_INTEGER,
])('a stored sum of %d that no money can be stops no deposit', async (fen) => {
  localStorage.setItem(
    'yz:deposited',
    JSON.stringify({ day: beijingDay(Date.now()), sums: { [fingerprint('')]: fen } }),
  )
  changePlaySettings({ dailyFen: wholeYuan(200) })
  expect(await mindDailyDeposit(wholeYuan(100))).toBe(true)
  noteDeposit(wholeYuan(100))
  expect(depositedToday()).toBe(wholeYuan(100))
})

test('the largest amount that can be typed stops no deposit by its sum with others', async () => {
  changePlaySettings({ dailyFen: undefined })
  noteDeposit(wholeYuan(100))
  expect(await mindDailyDeposit(fen(MAX_ABS - 1))).toBe(true)
  noteDeposit(fen(MAX_ABS - 1))
})

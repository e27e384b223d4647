// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { DEMO } from '../../../scenarios/personas.ts'
import { closeSessionsOf, memberNamed, openOnlySession } from '../../../state/members.ts'
import type { World } from '../../../state/types.ts'
import { find, openVenuePage, settle, text, type VenuePage } from '../../../testing/test-venue-page.ts'

/** A game whose session ends while it is open. */

let page: VenuePage
afterEach(() => page.close())

const idOf = (world: World) => memberNamed(world, DEMO.username)?.id ?? ''
const polls = () => page.requested.length

test('the older device shows the other login in its game without a tap, and stops polling', async () => {
  page = await openVenuePage('tyg-001', '绿茵时刻', '100')
  await page.mock.change((world, now) => void openOnlySession(world, idOf(world), now))
  await page.pass(5_000)
  expect(text('[role="alert"]')).toBe('您的账号已在其他设备登录返回大厅')
  expect(document.querySelector('.match, .cash-out, .act:not(.trouble-again), .bet')).toBeNull()
  const before = polls()
  await page.pass(60_000)
  expect(polls()).toBe(before)
})

test('a bet after another login is not placed, and ends the game in the same way', async () => {
  page = await openVenuePage('yzdz-001', '福运连连', '100')
  await page.mock.change((world, now) => void openOnlySession(world, idOf(world), now))
  find('.act').click()
  await settle()
  expect(text('[role="alert"]')).toContain('您的账号已在其他设备登录')
  const before = polls()
  await page.pass(60_000)
  expect(polls()).toBe(before)
  expect(await page.balance()).toBe('¥ 100.00')
})

test('a session that has ended for another reason ends the game with its own words', async () => {
  page = await openVenuePage('zrt-001', '玉堂百家', '100')
  await page.mock.change((world) => closeSessionsOf(world, idOf(world)))
  await page.pass(5_000)
  expect(text('[role="alert"]')).toContain('登录或游戏凭证已失效，请返回大厅重新进入')
})

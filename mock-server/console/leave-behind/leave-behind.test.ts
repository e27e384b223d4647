// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { scenarioViews } from '../../scenarios/scenario-views.ts'
import { testMock } from '../../testing/test-mock.ts'
import { momentNow, putBack } from '../saves/moment.ts'

import { beginWorld } from '../scenario/begin-scenario.ts'
import { forgetSeen, linesOf, noteSeen, paramsNow, readSeen, titleWith } from './seen.ts'
import { dayWords, summaryPage, titleOf } from './summary.ts'
import { wrapped } from './summary-picture.ts'

afterEach(() => sessionStorage.clear())

const titles = (name: string) => ({ visitor: '游客' })[name] ?? name
const pages = (route: string) => ({ '/': '首页', '/vip': 'VIP' })[route] ?? ''
const lines = () => linesOf(readSeen(), titles, pages).map(({ title, note }) => `${title} ${note}`)

test('what was shown is kept for this tab in its order, each once', async () => {
  const { control } = await testMock('visitor')
  await beginWorld(control, {
    name: 'vip-level',
    params: { level: 5 },
    username: 'demo888',
    route: '/vip',
    title: '我的 VIP5',
  })
  await beginWorld(control, { name: 'visitor', params: {}, username: '', route: '/' })
  await putBack(control, await momentNow(control, '谈好的样子', '/'))
  noteSeen({ kind: 'step', title: '登录' })
  await beginWorld(control, { name: 'visitor', params: {}, username: '', route: '/' })
  expect(lines()).toEqual(['我的 VIP5 VIP', '游客 首页', '谈好的样子 存档', '登录 导览'])
  forgetSeen()
  expect(readSeen()).toEqual([])
})

test('a scenario’s line says what was chosen for it', () => {
  const view = scenarioViews().find(({ name }) => name === 'withdrawal-order')
  expect(titleWith(view, { decision: 'rejected' })).toMatch(/^一笔取款（审核拒绝.*）$/)
  expect(titleWith(view, {})).toBe(view?.title)
  expect(titleWith(undefined, {})).toBeUndefined()
})

test('a link goes to where one is: with the parameters of the present scenario, or none', () => {
  const base = { kind: 'scenario', username: '', route: '/' } as const
  noteSeen({ ...base, name: 'vip-level', params: { level: 5 } })
  expect(paramsNow(readSeen(), 'vip-level')).toEqual({ level: 5 })
  expect(paramsNow(readSeen(), 'demo')).toEqual({})
})

test('what the tab has kept and cannot be read is nothing', () => {
  sessionStorage.setItem('demo-console:seen', '{')
  expect(readSeen()).toEqual([])
})

const SUMMARY = {
  client: '<b>蓝港</b>',
  day: dayWords('2026-05-01 09:00:00'),
  brand: '云舟',
  mark: 'data:image/svg+xml,x',
  colour: '#1a4fa0',
  ink: '#ffffff',
  lines: [{ title: '<img src=x onerror=alert(1)>', note: '首页' }],
  link: 'https://demo.example/?scenario=demo&as=#/',
}

test('the page has day, client, what was seen and the link as text, and may load and run nothing', () => {
  const page = new DOMParser().parseFromString(summaryPage(SUMMARY, 'data:image/svg+xml,qr'), 'text/html')
  expect(page.title).toBe(titleOf(SUMMARY))
  expect(page.body.textContent).toContain('2026年5月1日')
  expect(page.querySelector('li b')?.textContent).toBe('<img src=x onerror=alert(1)>')
  expect(page.querySelector('a')?.getAttribute('href')).toBe(SUMMARY.link)
  expect([...page.querySelectorAll('img')].map(({ src }) => src)).toEqual([
    'data:image/svg+xml,x',
    'data:image/svg+xml,qr',
  ])
  expect(page.querySelectorAll('script')).toHaveLength(0)
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toMatch(/^default-src 'none'/)
})

test('without an address there is neither link nor picture of it', () => {
  const page = summaryPage({ ...SUMMARY, link: '' }, undefined)
  expect(page).not.toMatch(/<a |class="qr"/)
})

test('a long title is broken where it is full, and a blank does not begin a line', () => {
  const width = (text: string) => text.length
  expect(wrapped('蓝港集团 演示回顾', 4, width)).toEqual(['蓝港集团', '演示回顾'])
  expect(wrapped('', 4, width)).toEqual([])
})

import { expect, it } from 'vitest'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { openingFrom } from '../../scenarios/demo/opening.ts'
import { choiceIn } from '../tour/progress.ts'
import { addressForOthers, brandInLink, stateLink, typedAddress } from './state-link.ts'

const BASE = 'https://demo.example/index.html'
const FAULT = { kind: 'drop', endpoint: '/api/transfer', applied: true } as const
const STATE = {
  scenario: 'visitor',
  params: {},
  username: '',
  route: '/',
  theme: undefined,
  at: undefined,
  faults: [],
}

it('names scenario, parameters, member, theme, route, moment and faults, as the demo reads them', () => {
  const params = { central: '12.34' }
  const link = new URL(
    stateLink(BASE, {
      scenario: 'member-with-money',
      params,
      username: 'demo888',
      route: '/mine',
      theme: 'dark',
      at: '2026-05-01 11:00:00',
      faults: [FAULT],
    }),
  )
  expect(openingFrom(link.searchParams)).toEqual({
    name: 'member-with-money',
    params,
    at: parseBeijing('2026-05-01 11:00:00'),
    faults: [FAULT],
  })
  expect([link.searchParams.get('as'), link.searchParams.get('theme'), link.hash]).toEqual([
    'demo888',
    'dark',
    '#/mine',
  ])
})

it('names a tour with its story, its steps and its language, as the tour reads them', () => {
  const link = new URL(stateLink(BASE, { ...STATE, tour: 'play', story: 'cashier', steps: 5, lang: 'en' }))
  expect(link.searchParams.get('tour')).toBe('play')
  expect(choiceIn(link.searchParams)).toEqual({ story: 'cashier', length: 5, lang: 'en' })
})

it('leaves out what is as usual, and says that nobody is logged in', () => {
  expect(stateLink(BASE, STATE)).toBe(`${BASE}?scenario=visitor&as=#/`)
})

it('carries the brand, without a logo that is too long for a link', () => {
  const brand = { name: '蓝港', logo: `data:image/png;base64,${'A'.repeat(2_000)}` }
  const link = new URL(stateLink(BASE, { ...STATE, brand }))
  expect(JSON.parse(link.searchParams.get('brand') ?? '')).toEqual({ name: '蓝港' })
  expect(brandInLink({ name: '蓝港', logo: 'data:image/png;base64,AA' })).toHaveProperty('logo')
})

it.each([
  ['http://127.0.0.1:5173/index.html', ''],
  ['http://localhost/', ''],
  ['http://[::1]:80/', ''],
  ['file:///C:/demo.html', ''],
  [BASE, BASE],
])('the address of %s for others is "%s"', (base, address) => {
  expect(addressForOthers(base)).toBe(address)
})

it.each([
  ['', '请填写别人能打开的演示地址'],
  ['demo.example', '要以 https:// 或 http:// 开头'],
  ['https://demo.example/?a=1', '不带 ? 和 #'],
])('the address "%s" is refused: %s', (text, reason) => {
  expect(() => typedAddress(text)).toThrow(reason)
})

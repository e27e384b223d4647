import { expect, it } from 'vitest'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { openingFrom } from '../../scenarios/demo/opening.ts'
import { stateLink } from './state-link.ts'

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

it('leaves out what is as usual, and says that nobody is logged in', () => {
  expect(stateLink(BASE, STATE)).toBe(`${BASE}?scenario=visitor&as=#/`)
})

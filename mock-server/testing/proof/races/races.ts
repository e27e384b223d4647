import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { buildScenario, type ScenarioName } from '../../../scenarios/catalogue.ts'
import { DEMO, tokenOf } from '../../../scenarios/personas.ts'
import type { World } from '../../../state/types.ts'
import { deepFrozen } from '../shared-store.ts'
import type { Racer } from './tabs.ts'

/** Concurrent requests: each race with the world that it runs in (docs/faults.md#races-on-money). */
export type Race = {
  name: string
  world: () => World
  racers: (world: World) => Racer[]
  /** How many requests must succeed, in any order. */
  granted?: number
  /** In how many venues the member's money lies afterwards, whatever the order. */
  filledVenues?: number
  /** The largest number of schedules to try. */
  most?: number
}

const token = tokenOf(DEMO.username)
const call = (path: string, wire: unknown = {}): Racer => ({ path: `/api/${path}`, wire, token })
const times = (n: number, racer: Racer): Racer[] => Array.from({ length: n }, () => racer)

const world =
  (name: ScenarioName, params: unknown = {}, change: (world: World) => void = () => undefined) =>
  (): World => {
    const now = parseBeijing('2026-05-20 11:00:00') ?? 0
    const built = buildScenario(name, params, { seed: 7, now, clock: { stopped: true } })
    change(built)
    return deepFrozen(built)
  }

const out = (amount: number, plat = 'pp') =>
  call('transfer', { amount, sourcetype: 'userbalance', targettype: plat })
const back = (amount: number, plat = 'yzdz') =>
  call('transfer', { amount, sourcetype: plat, targettype: 'userbalance' })
const withdraw = (amount: number, bank = '1') =>
  call('withdraw', { amount, bank, password: DEMO.payPassword })
const launchAt = (plat: string) =>
  call('getGameUrl', { plat_name: plat, game_type: 0, game_code: `${plat}-001`, is_mobile_url: 1 })
const launch = launchAt('zrt')
const bank = (n: number) =>
  call('bindcard', {
    ...{ bank_owner: '林子安', bank: '海岳银行', bank_no: `620000111222000${n}`, bank_address: '支行' },
    pay_pass: DEMO.payPassword,
  })
const NO = 'D20260501120000000100001'
const switchOnAutoTransfer = (on: World) => {
  for (const member of Object.values(on.members)) member.autoTransfer = true
}

export const RACES: readonly Race[] = [
  {
    name: 'ten transfers, money for four',
    world: world('member-with-money', { central: '100', inVenue: '0' }),
    racers: () => times(10, out(25)),
    granted: 4,
  },
  {
    name: 'eight claims with three packets left',
    world: world('red-packet-open'),
    racers: () => times(8, call('douserredpacket')),
    granted: 3,
  },
  {
    name: 'a hundred claims with three packets left',
    world: world('red-packet-open'),
    racers: () => times(100, call('douserredpacket')),
    granted: 3,
    most: 5,
  },
  {
    name: 'five cards bound where four are',
    world: world('member-with-cards', { bank: 4, usdt: 0 }),
    racers: () => [1, 2, 3, 4, 5].map(bank),
    granted: 1,
  },
  {
    name: 'one card bound three times',
    world: world('member-with-cards', { bank: 1, usdt: 0 }),
    racers: () => times(3, bank(7)),
    granted: 1,
  },
  {
    name: 'two withdrawals of more than half',
    world: world('ready-to-withdraw', { central: '1000' }),
    racers: () => [withdraw(600), withdraw(600, '2')],
    granted: 1,
  },
  {
    name: 'all recalled while money moves both ways',
    world: world('member-with-money', { central: '300', inVenue: '200' }),
    racers: () => [call('transall'), out(300), back(150), call('transall')],
  },
  {
    name: 'rebates collected three times',
    world: world('rebate-pending'),
    racers: () => times(3, call('dofanshui')),
    granted: 1,
  },
  {
    name: 'one order paid, reported and reviewed at once',
    world: world('deposit-order', { no: NO, way: 'online', amount: '500' }),
    racers: () => [
      ...times(2, { path: '/_pay/settle', wire: { no: NO, paid: true }, token: '' }),
      { verb: 'pay', arg: { id: NO, paid: true } },
      { verb: 'review', arg: { what: 'deposit', id: NO, approve: false } },
    ],
  },
  {
    name: 'a launch with auto-transfer, a withdrawal and a transfer',
    world: world('ready-to-withdraw', { central: '1000' }, switchOnAutoTransfer),
    racers: () => [launch, withdraw(700), out(500)],
  },
  {
    name: 'two launches with auto-transfer, and it is switched off',
    world: world('member-with-money', { central: '500', inVenue: '0' }, switchOnAutoTransfer),
    racers: () => [...times(2, launch), call('uptransferstatus', { transferstatus: 0 })],
  },
  {
    name: 'games of three venues opened at once with auto-transfer, money at a fourth',
    world: world('member-with-money', { central: '300.07', inVenue: '200.13' }, switchOnAutoTransfer),
    racers: () => ['zrt', 'pp', 'tyg'].map(launchAt),
    granted: 3,
    filledVenues: 1,
  },
  {
    name: 'a second game opened with auto-transfer while all is recalled and moved out',
    world: world('member-with-money', { central: '300', inVenue: '200' }, switchOnAutoTransfer),
    racers: () => [launch, launchAt('pp'), call('transall'), back(150)],
  },
  {
    name: 'a withdrawal to a card that is unbound',
    world: world('ready-to-withdraw', { central: '1000' }),
    racers: () => [withdraw(500), call('delcard', { id: '1' }), withdraw(500)],
  },
  {
    name: 'a withdrawal approved and rejected at once',
    world: world('withdrawal-order', { central: '1000', amount: '300' }),
    racers: ({ withdrawals }) =>
      [true, false, true].map((approve) => {
        const [id = ''] = Object.keys(withdrawals)
        return { verb: 'review', arg: { what: 'withdrawal', id, approve } }
      }),
  },
  {
    name: 'the password changed under two transfers',
    world: world('member-with-money', { central: '100', inVenue: '0' }),
    racers: () => [
      call('editPassword', { paypassword: 'brandnew1', password: DEMO.password }),
      ...times(2, out(50)),
    ],
  },
  {
    name: 'one promotion applied for three times',
    world: world('member-with-money'),
    racers: () => times(3, call('activityapply', { id: '1' })),
    granted: 1,
  },
  {
    name: 'a rebate collected and withdrawn with the rest',
    world: world('rebate-pending', {}, (on) => {
      on.site.switches.wageringBlocks = false
      const [id = ''] = Object.keys(on.members)
      on.cards[id] = [
        {
          id: '1',
          kind: 'bank',
          bank: '海岳银行',
          owner: 'x',
          number: '62000011122',
          branch: 'x',
          icon: '',
          atMs: 0,
        },
      ]
    }),
    racers: () => [call('dofanshui'), withdraw(3005), withdraw(100)],
  },
]

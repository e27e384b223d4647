import { describe, expect, it } from 'vitest'
import { gamesContract } from '#contracts/games.ts'
import { memberContract } from '#contracts/member.ts'
import { wholeYuan } from '#contracts/money/money.ts'
import { redPacketContract } from '#contracts/red-packet.ts'
import { walletContract } from '#contracts/wallet.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { useLaunchGame } from '#src/api/queries/games/game-launch.ts'
import { useRefreshMoney, userQuery } from '#src/api/queries/member.ts'
import { useClaimRedPacket } from '#src/api/queries/money/red-packet.ts'
import { useRecallAll } from '#src/api/queries/money/wallet.ts'
import { app, refusalError, refusedWith, runAction } from './support/app.ts'
import { knownMember } from './support/member.ts'
import { pact, type StateRef } from './support/pact.ts'
import { data, exactYuan, levelIs, off, on, refusedIn } from './support/wire.ts'

/** What the member's own data say in each state: level, agent, deposits; and nothing while the site is closed. */

const { user, refreshusermoney } = memberContract
describe('the VIP level', () => {
  it.each([
    { that: 'of VIP 1', given: ['vip-level', { level: 1 }], level: 1 },
    { that: 'of VIP 4', given: ['vip-level', { level: 4 }], level: 4 },
    { that: 'before the level rises', given: ['vip-about-to-rise', { level: 0 }], level: 0 },
    { that: 'before the level falls', given: ['vip-about-to-fall', { level: 2 }], level: 2 },
    { that: 'after the level fell', given: ['vip-fallen', { level: 1 }], level: 1 },
  ] as const)('is that of the state: $that', ({ that, given, level }) =>
    pact(
      {
        given,
        that,
        call: user,
        as: DEMO,
        answer: data({ ...knownMember, current_vip: levelIs(level, `P${level}`) }),
      },
      async () => expect(await app().fetchQuery(userQuery())).toMatchObject({ vip: level }),
    ))
})

describe('the sum of deposits', () => {
  const given: StateRef = ['vip-level', { level: 1 }]
  const that = 'who has deposited what VIP 1 asks'
  const answer = data({ ...knownMember, paysum: exactYuan(500), balance: exactYuan(500) })
  const read = { totalDeposit: wholeYuan(500), balance: wholeYuan(500) }

  it('is what was credited', () =>
    pact({ given, that, call: user, as: DEMO, answer }, async () =>
      expect(await app().fetchQuery(userQuery())).toMatchObject(read),
    ))

  it('is the same after a refresh', () =>
    pact({ given, that, call: refreshusermoney, as: DEMO, answer }, async () =>
      expect(await runAction(useRefreshMoney, undefined)).toMatchObject({ outcome: 'done', answer: read }),
    ))
})

describe('an agent', () => {
  const applied = (decision: 'pending' | 'approved' | 'rejected'): StateRef => [
    'agent-application',
    { decision },
  ]
  it.each([
    { that: 'whose application as agent waits', given: applied('pending'), isAgent: false },
    { that: 'whose application as agent passed', given: applied('approved'), isAgent: true },
    { that: 'whose application as agent was rejected', given: applied('rejected'), isAgent: false },
  ])('is who was made one: $that', ({ that, given, isAgent }) =>
    pact(
      {
        given,
        that,
        call: user,
        as: DEMO,
        answer: data({ ...knownMember, isagent: isAgent ? on() : off() }),
      },
      async () => expect(await app().fetchQuery(userQuery())).toMatchObject({ isAgent }),
    ))
})

describe('while the site is under maintenance', () => {
  const tips = '系统升级，预计 12:00 恢复'
  const given: StateRef = ['maintenance', { tips }]
  const closed = {
    given,
    that: 'while the site is under maintenance',
    as: DEMO,
    answer: refusedIn(given, tips),
  }

  it('the member is not read', () =>
    pact({ ...closed, call: user }, async () =>
      expect(app().fetchQuery(userQuery())).rejects.toMatchObject(refusalError(tips)),
    ))

  it('nothing is recalled', () =>
    pact({ ...closed, call: walletContract.transall }, async () =>
      expect(await runAction(useRecallAll, undefined)).toEqual(refusedWith(tips)),
    ))

  it('no red packet is taken', () =>
    pact({ ...closed, call: redPacketContract.douserredpacket }, async () =>
      expect(await runAction(useClaimRedPacket, undefined)).toEqual(refusedWith(tips)),
    ))

  it('no game is launched', () => {
    const body = { plat_name: 'yzdz', game_type: '0', game_code: 'yzdz-001', is_mobile_url: 1 }
    return pact({ ...closed, call: gamesContract.getGameUrl, body }, async () =>
      expect(await runAction(useLaunchGame, { platform: 'yzdz', gameCode: 'yzdz-001' })).toEqual(
        refusedWith(tips),
      ),
    )
  })
})

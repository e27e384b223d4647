import { describe, expect, it } from 'vitest'
import { activityContract } from '#contracts/activity.ts'
import { cardsContract } from '#contracts/cards.ts'
import { depositContract } from '#contracts/deposit.ts'
import { memberContract } from '#contracts/member.ts'
import { ZERO } from '#contracts/money/money.ts'
import { noticesContract } from '#contracts/notices.ts'
import { rebateContract } from '#contracts/rebate.ts'
import { recordsContract } from '#contracts/records.ts'
import { redPacketContract } from '#contracts/red-packet.ts'
import { walletContract } from '#contracts/wallet.ts'
import { CARD_TYPES, WALLET_TABS } from '#contracts/wire/codes.ts'
import { withdrawalContract } from '#contracts/withdrawal.ts'
import { FRESH } from '#mock/scenarios/personas.ts'
import { applicationLogQuery } from '#src/api/queries/activity-log.ts'
import { userQuery } from '#src/api/queries/member.ts'
import { cardsQuery, useUnbindCard } from '#src/api/queries/money/cards.ts'
import { depositOrderQuery, orderResult } from '#src/api/queries/money/deposit.ts'
import { movementsQuery } from '#src/api/queries/money/movements.ts'
import { rebatesQuery } from '#src/api/queries/money/rebate.ts'
import { redPacketQuery, redPacketRecordsQuery } from '#src/api/queries/money/red-packet.ts'
import { venuesQuery } from '#src/api/queries/money/wallet.ts'
import { wageringQuery } from '#src/api/queries/money/withdrawal.ts'
import { noticePages } from '#src/api/queries/notices.ts'
import { betsQuery } from '#src/api/queries/records.ts'
import { app, firstPage, refusalError, refusedWith, runAction } from './support/app.ts'
import { knownMember } from './support/member.ts'
import { type Interaction, pact } from './support/pact.ts'
import {
  chinese,
  count,
  data,
  exactly,
  exactText,
  exactYuan,
  nothing,
  refused,
  refusedInMsg,
  rows,
  words,
  yuan,
} from './support/wire.ts'

/** A member who has nothing, beside one who has something of everything: she sees nothing of it. */

type Asked = Pick<Interaction, 'call' | 'body'> & { that?: string; read: () => Promise<unknown> }
const ALONE = 'where another member has some'
const { betrecord, gettransrecord } = recordsContract
const { getcard, delcard } = cardsContract
const { payinfo, queryOrderNo } = depositContract

const empty: Asked[] = [
  {
    call: betrecord,
    body: { date: 4, page: 1, api_type: '' },
    read: () => firstPage(betsQuery({ date: 4, category: '' })),
  },
  ...([1, 2, 3, 4] as const).map(
    (type): Asked => ({
      call: gettransrecord,
      body: { date: 4, type, page: 1, api_type: '' },
      that: `type ${type}, ${ALONE}`,
      read: () => firstPage(movementsQuery({ date: 4, type })),
    }),
  ),
  {
    call: rebateContract.getfanshui,
    body: { date: 4, page: 1, api_type: '', type: '' },
    read: () => firstPage(rebatesQuery({ date: 4, category: '', state: '' })),
  },
  {
    call: redPacketContract.redpacket,
    body: { page: 1 },
    read: () => firstPage(redPacketRecordsQuery()),
  },
  {
    call: activityContract.activityApplyLog,
    body: { page: 1 },
    read: () => firstPage(applicationLogQuery()),
  },
]

describe('of what another member has', () => {
  it.each(empty)('nothing is listed: $call.path $that', ({ call, body, that = ALONE, read }) =>
    pact({ given: ['member-with-history'], that, call, as: FRESH, body, answer: data(nothing) }, async () =>
      expect(await read()).toMatchObject({ data: [] }),
    ))

  it.each([
    { type: CARD_TYPES.bank, tab: WALLET_TABS.bank },
    { type: CARD_TYPES.usdt, tab: WALLET_TABS.usdt },
  ])('no card is listed: type $type', ({ type, tab }) =>
    pact(
      {
        given: ['member-with-history'],
        that: `type ${type}, ${ALONE}`,
        call: getcard,
        as: FRESH,
        body: { type },
        answer: data(nothing),
      },
      async () => expect(await app().fetchQuery(cardsQuery(tab))).toEqual([]),
    ))

  const without = { given: ['member-with-history'], as: FRESH, that: ALONE } as const

  it('no money is in the wallets', () =>
    pact(
      {
        ...without,
        call: memberContract.user,
        answer: data({
          ...knownMember,
          username: FRESH.username,
          realname: exactText(FRESH.realname),
          balance: exactYuan(0),
          gameblance: exactYuan(0),
          paysum: exactYuan(0),
        }),
      },
      async () =>
        expect(await app().fetchQuery(userQuery())).toMatchObject({ balance: ZERO, venueBalance: ZERO }),
    ))

  it('no money is in a venue', () =>
    pact(
      {
        ...without,
        call: walletContract.balancelist,
        answer: data(rows({ name: chinese('云舟电子'), platname: words('yzdz'), balance: exactYuan(0) })),
      },
      async () => expect(await app().fetchQuery(venuesQuery())).toMatchObject([{ balance: ZERO }]),
    ))

  it('no stakes are owed', () =>
    pact(
      { ...without, call: withdrawalContract.getBetAmount, answer: data({ bet_amount: exactYuan(0) }) },
      async () => expect(await app().fetchQuery(wageringQuery())).toMatchObject({ remaining: ZERO }),
    ))

  it('no red packet is there', () =>
    pact(
      {
        ...without,
        call: redPacketContract.userredpacket,
        answer: data({
          sendnums: exactly(0),
          acquirednum: exactly(0),
          max_times: count(8),
          rules: rows({ flow_money: yuan(38.88), recharge: yuan(2000) }),
        }),
      },
      async () =>
        expect(await app().fetchQuery(redPacketQuery())).toMatchObject({ remaining: 0, claimed: 0 }),
    ))
})

it('no message of another member is in the inbox', () =>
  pact(
    {
      given: ['member-with-history'],
      that: `the inbox, ${ALONE}`,
      call: noticesContract.noticeList,
      as: FRESH,
      body: { page: 1, type: 2 },
      answer: data(nothing),
      optional: true,
    },
    async () => expect(await noticePages(2)(1)).toMatchObject({ data: [] }),
  ))

describe('what another member has is refused by its number', () => {
  const paid = 'D20260501120000000100004'
  const missing = '充值订单不存在，请在交易记录中核对'

  it('an order', () =>
    pact(
      {
        given: ['several-deposit-orders'],
        that: 'a paid order of somebody else',
        call: payinfo,
        as: FRESH,
        body: { deposit_no: paid },
        answer: refused(missing),
      },
      async () =>
        expect(app().fetchQuery(depositOrderQuery(paid))).rejects.toMatchObject(refusalError(missing)),
    ))

  it('the result of an online order', () =>
    pact(
      {
        given: ['several-deposit-orders'],
        that: 'of an order of somebody else, which is paid',
        call: queryOrderNo,
        as: FRESH,
        query: { orderNo: paid },
        answer: refusedInMsg(missing),
      },
      async () => expect(await orderResult(paid)).toMatchObject({ result: 'failed' }),
    ))

  it('a card', () => {
    const message = '卡片不存在或已解绑，请刷新后再试'
    return pact(
      {
        given: ['member-with-history'],
        that: 'a card of somebody else',
        call: delcard,
        as: FRESH,
        body: { id: '1' },
        answer: refused(message),
      },
      async () =>
        expect(await runAction(useUnbindCard, { id: '1', bank: '', number: '' })).toEqual(
          refusedWith(message),
        ),
    )
  })
})

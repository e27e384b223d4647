import { describe, expect, it } from 'vitest'
import { fen, wholeYuan } from '#contracts/money/money.ts'
import { redPacketContract } from '#contracts/red-packet.ts'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import {
  redPacketQuery,
  redPacketRecordsQuery,
  useClaimRedPacket,
} from '#src/api/queries/money/red-packet.ts'
import { app, firstPage, laterPage, refusedWith, runAction } from './support/app.ts'
import { pact } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import {
  count,
  data,
  exactly,
  exactYuan,
  like,
  manyRows,
  nothing,
  page,
  refused,
  rows,
  rowsWith,
  severalPages,
  text,
  time,
  timeAt,
  timeIfAny,
  yuan,
} from './support/wire.ts'

const { userredpacket, douserredpacket, redpacket } = redPacketContract

describe('the red packets of a day', () => {
  const rule = {
    start_time: text('10:00'),
    end_time: text('12:00'),
    day_flow: count(3),
    flow_money: yuan(38.88),
    recharge: yuan(2000),
  }
  /** The step that the state's deposits reach. */
  const reached = { day_flow: exactly(3), flow_money: exactYuan(38.88), recharge: exactYuan(2000) }
  const info = {
    sendnums: exactly(3),
    acquirednum: exactly(0),
    max_times: count(8),
    rules: rowsWith(rule, reached),
  }
  const parsed = {
    remaining: 3,
    claimed: 0,
    maxTimes: 8,
    rules: [
      {
        startsAt: '10:00',
        endsAt: '12:00',
        packetsADay: 3,
        maxAmount: fen(3888),
        leastDeposit: wholeYuan(2000),
      },
    ],
  }

  it('are counted, with their rules', () =>
    pact(
      {
        given: ['red-packet-open'],
        that: 'not yet taken',
        call: userredpacket,
        as: DEMO,
        answer: data(info),
      },
      async () => expect(await app().fetchQuery(redPacketQuery())).toMatchObject(parsed),
    ))

  it('are also read from text', () =>
    pact(
      {
        given: ['red-packet-used-up'],
        that: 'all taken, with numbers as text',
        call: userredpacket,
        as: DEMO,
        answer: data({
          sendnums: exactly('0'),
          acquirednum: exactly('3'),
          max_times: count('8'),
          rules: rowsWith(
            { ...rule, day_flow: count('3'), flow_money: yuan('38.88'), recharge: yuan('2000.00') },
            {
              day_flow: exactly('3'),
              flow_money: exactYuan('38.88'),
              recharge: exactYuan('2000.00'),
            },
          ),
        }),
      },
      async () =>
        expect(await app().fetchQuery(redPacketQuery())).toMatchObject({
          ...parsed,
          remaining: 0,
          claimed: 3,
        }),
    ))

  it.each([
    { given: ['red-packet-before'], status: 'READY' },
    { given: ['red-packet-open'], status: 'STARTING' },
    { given: ['red-packet-ended'], status: 'END' },
  ] as const)('may have a status of the day: $status', ({ given, status }) =>
    pact(
      {
        given,
        that: `with the status ${status}`,
        call: userredpacket,
        as: DEMO,
        // After the hours some backends send 0, since nothing may be claimed any more today.
        answer: data({ ...info, status, ...(status === 'END' && { sendnums: count(3) }) }),
        optional: true,
      },
      async () => expect(await app().fetchQuery(redPacketQuery())).toMatchObject({ phase: status }),
    ))

  it.each([
    { that: 'before ten o’clock', given: ['red-packet-before'], left: 3 },
    { that: 'without the deposits', given: ['red-packet-not-met'], left: 0 },
    { that: 'while they are switched off', given: ['red-packet-off'], left: 0 },
  ] as const)('are as many as the state says: $that', ({ that, given, left }) =>
    pact(
      {
        given,
        that,
        call: userredpacket,
        as: DEMO,
        answer: data({ sendnums: exactly(left), acquirednum: exactly(0) }),
      },
      async () =>
        expect(await app().fetchQuery(redPacketQuery())).toMatchObject({ remaining: left, claimed: 0 }),
    ))

  it('may be none', () =>
    pact(
      { given: ['unfilled-site'], that: 'no rules', call: userredpacket, as: DEMO, answer: data(nothing) },
      async () => expect(await app().fetchQuery(redPacketQuery())).toMatchObject({ remaining: 0, rules: [] }),
    ))

  needsLogin({ call: userredpacket }, () => app().fetchQuery(redPacketQuery()))
})

/** What a step may give: 0.88 to 38.88 元. */
const won = (example: number | string) =>
  like(
    '^(0\\.8[89]0*|0\\.90*|0\\.9\\d0*|([1-9]|[12]\\d|3[0-7])(\\.\\d{1,2}0*)?|38(\\.0+|\\.[0-7]\\d?0*|\\.8[0-8]?0*)?)$',
    example,
  )

describe('a claim', () => {
  it.each([
    { that: 'wins an amount', wire: 18.88, more: {} },
    {
      that: 'wins an amount as text, and says what is left',
      wire: '18.88',
      more: { sendnums: count('2'), acquirednum: count('1') },
      optional: true,
    },
  ] as const)('$that', ({ that, wire, more, ...how }) =>
    pact(
      {
        given: ['red-packet-open'],
        that,
        call: douserredpacket,
        as: DEMO,
        answer: data({ redpacketmoney: won(wire), ...more }),
        ...how,
      },
      async () =>
        expect(await runAction(useClaimRedPacket, undefined)).toEqual({ outcome: 'done', answer: fen(1888) }),
    ))

  it.each([
    { that: 'before 10:00', given: ['red-packet-before'], message: '活动还没开始，请静待活动开始。' },
    { that: 'from 12:00 on', given: ['red-packet-ended'], message: '请静待下次活动。' },
    {
      that: 'without the deposits',
      given: ['red-packet-not-met'],
      message: '您暂未达到领取条件，快去完成吧！',
    },
    {
      that: 'when all have been taken',
      given: ['red-packet-used-up'],
      message: '您暂未达到领取条件，快去完成吧！',
    },
    { that: 'while they are switched off', given: ['red-packet-off'], message: '红包已关闭' },
  ] as const)('is refused with a message: $that', ({ that, given, message }) =>
    pact({ given, that, call: douserredpacket, as: DEMO, answer: refused(message) }, async () =>
      expect(await runAction(useClaimRedPacket, undefined)).toEqual(refusedWith(message)),
    ))

  needsLogin({ call: douserredpacket }, () => runAction(useClaimRedPacket, undefined))
})

describe('the red packet records', () => {
  const body = { page: 1 }
  const record = {
    money: exactYuan(2000),
    redpacketmoney: won(18.88),
    created_at: timeAt('10:[0-2]\\d', '2026-05-01 10:00:00'),
    usetime: timeIfAny('2026-05-01 10:00:00'),
  }

  it.each([
    { that: 'with amounts as numbers', wire: record, usetime: '2026-05-01 10:00:00' },
    {
      that: 'with numbers as text, and no time of use',
      wire: {
        ...record,
        money: exactYuan('2000.00'),
        redpacketmoney: won('18.88'),
        usetime: timeIfAny('0000-00-00 00:00:00'),
      },
      usetime: '',
    },
  ])('come in pages: $that', ({ that, wire, usetime }) =>
    pact(
      {
        given: ['red-packet-used-up'],
        that,
        call: redpacket,
        as: DEMO,
        body,
        answer: data(page(manyRows(3, wire), { last_page: exactly(usetime === '' ? '1' : 1) })),
      },
      async () =>
        expect((await firstPage(redPacketRecordsQuery()))?.data).toEqual(
          Array(3).fill({
            amount: wholeYuan(2000),
            claimedAmount: fen(1888),
            createdAt: '2026-05-01 10:00:00',
            claimedAt: usetime,
          }),
        ),
    ))

  it('have a second page', () =>
    pact(
      {
        given: ['many-records'],
        that: 'the second page',
        call: redpacket,
        as: DEMO,
        body: { page: 2 },
        answer: data({
          ...page(rows({ ...record, money: yuan(3000), created_at: time('2026-04-27 10:00:00') })),
          current_page: exactly(2),
          last_page: severalPages(3),
        }),
      },
      async () => expect(await laterPage(redPacketRecordsQuery(), 2)).toMatchObject({ page: 2, lastPage: 3 }),
    ))

  it('may be none', () =>
    pact(
      { given: ['fresh-member'], that: 'none', call: redpacket, as: FRESH, body, answer: data(nothing) },
      async () => expect(await firstPage(redPacketRecordsQuery())).toMatchObject({ data: [] }),
    ))

  needsLogin({ call: redpacket, body }, () => firstPage(redPacketRecordsQuery()))
})

import type { AppRoute } from '@ts-rest/core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../index.ts'
import { samples } from '../openapi/samples.ts'
import { type DataOf, readEnvelope, SUCCESS } from './envelope.ts'

/** The forms that backends write (docs/wire.md#values), each at a route where it occurs. */

const answerOf = (route: AppRoute) => route.responses[200] as z.core.$ZodObject

const read = <R extends AppRoute>(route: R, data: unknown): DataOf<R> =>
  (z.decode(answerOf(route), { code: SUCCESS, message: '', data }) as { data: DataOf<R> }).data

const write = <R extends AppRoute>(route: R, data: DataOf<R>): unknown =>
  (z.encode(answerOf(route), { code: SUCCESS, message: '', data }) as { data: unknown }).data

const refuses = (route: AppRoute, data: unknown) =>
  !z.safeDecode(answerOf(route), { code: SUCCESS, message: '', data }).success

describe('deposit', () => {
  const { recharge, payinfo, getPayWay, getPayRange, payRecharge, queryOrderNo, getpaybank } =
    contract.deposit
  const info = samples.deposit.payinfo.answer.info
  const payInfo = (more: object) => ({ deposit_no: 'D1', info, ...more })

  it('recharge may send data [] if there is no url', () => {
    for (const data of [[], null, {}, { url: '' }, { url: null }, undefined])
      expect(read(recharge, data)).toEqual({})
    expect(read(recharge, { url: 'https://pay.example' })).toEqual({ url: 'https://pay.example' })
  })

  it('cardlist is an array for bank transfers and an object otherwise', () => {
    const usdt = { mch_id: 'T1', content: 'TRC20', payimg: '/qr.png' }
    const bank = { mch_id: '', content: '', payimg: '', bank_no: '6200', bank_owner: '王', bank_name: '银行' }
    expect(read(payinfo, payInfo({ cardlist: usdt })).cardlist).toEqual([usdt])
    expect(write(payinfo, read(payinfo, payInfo({ cardlist: usdt })))).toMatchObject({ cardlist: usdt })
    expect(read(payinfo, payInfo({ cardlist: [bank] })).cardlist).toEqual([bank])
    expect(write(payinfo, read(payinfo, payInfo({ cardlist: [bank] })))).toMatchObject({ cardlist: [bank] })
    expect(read(payinfo, payInfo({ cardlist: [bank, bank] })).cardlist).toHaveLength(2)
    for (const none of [null, [], {}, '', undefined])
      expect(read(payinfo, payInfo({ cardlist: none })).cardlist).toEqual([])
    expect(refuses(payinfo, payInfo({ cardlist: 'T1' }))).toBe(true)
  })

  it('a missing rate is unknown, a missing amount is refused', () => {
    expect(read(payinfo, payInfo({ info: { ...info, usdt_rate: null } })).info.usdt_rate).toBe(0)
    expect(refuses(payinfo, payInfo({ info: { ...info, amount: null } }))).toBe(true)
  })

  it('missing flags of get_pay_way are closed', () => {
    const closed = { usdt: false, wechat: false, pipay: false, card: false, rengong: false }
    expect(read(getPayWay, [])).toEqual(closed)
    expect(read(getPayWay, { usdt: '1', card: true })).toEqual({ ...closed, usdt: true, card: true })
  })

  it('ranges may be text, and zeros if unknown', () => {
    expect(read(getPayRange, { min_price: '100.00', max_price: 50000 })).toEqual({
      min_price: 10_000,
      max_price: 5_000_000,
    })
    expect(read(getPayRange, { min_price: 0, max_price: 0 })).toEqual({ min_price: 0, max_price: 0 })
    expect(read(getPayRange, [])).toEqual({ min_price: 0, max_price: 0 })
  })

  it('the payment service may write msg, and order numbers as numbers', () => {
    expect(readEnvelope({ code: 500, msg: '通道维护' })).toMatchObject({ message: '通道维护' })
    expect(read(payRecharge, { orderNo: 20260501, url: 'https://pay.example' }).orderNo).toBe('20260501')
    expect(read(queryOrderNo, null)).toEqual({})
    expect(read(queryOrderNo, { state: '1' })).toEqual({ state: 1 })
  })

  it('a receiving account may lack its bank', () => {
    expect(read(getpaybank, [{ bank_no: 6200, bank_owner: '王', bank_data: null }])).toEqual([
      { bank_no: '6200', bank_owner: '王', bank_data: { bank_name: '' }, bank_address: '' },
    ])
  })
})

describe('rebates', () => {
  const { getfanshui } = contract.rebate
  const { list, jisuan, nojisuan } = samples.rebate.getfanshui.answer

  it('have the page under list or beside the sums', () => {
    const nested = read(getfanshui, { list, jisuan, nojisuan })
    expect(read(getfanshui, { ...list, jisuan: '56.78', nojisuan: '12.34' })).toEqual(nested)
    expect(nested).toMatchObject({ jisuan: 5678, nojisuan: 1234, list: { total: 1 } })
    expect(write(getfanshui, nested)).toEqual({ list, jisuan, nojisuan })
  })

  it('may be empty in any way', () => {
    for (const data of [null, [], {}, { list: [], jisuan: null, nojisuan: '' }, { list: null }]) {
      expect(read(getfanshui, data)).toMatchObject({ list: { data: [] }, jisuan: 0, nojisuan: 0 })
    }
  })

  it('are collected in any state but 0, and unknown without a state', () => {
    const states = ['0', 0, 1, '2', null, 'soon'].map((state) => ({ ...list.data[0], state }))
    expect(read(getfanshui, { list: { data: states } }).list.data.map(({ state }) => state)).toEqual([
      0, 0, 1, 1, -1, -1,
    ])
  })
})

describe('the member', () => {
  const { user } = contract.member
  const sample = samples.member.user.answer

  it.each([
    [{ current_vip: 'P3', vip: 9 }, 3],
    [{ current_vip: 'VIP10' }, 10],
    [{ current_vip: 'p0', vip: 2 }, 0],
    [{ current_vip: null, vip: '5' }, 5],
    [{ current_vip: '3', vip: 5 }, 5],
    [{ current_vip: undefined, vip: undefined }, 0],
  ])('%j is level %i', (fields, level) => {
    const member = read(user, { ...sample, ...fields })
    expect(member.vip).toBe(level)
    expect(member).not.toHaveProperty('current_vip')
    expect(write(user, member)).toMatchObject({ vip: level, current_vip: `P${level}` })
  })

  it('needs a name and a balance, and nothing else', () => {
    expect(read(user, { username: 'a', balance: '0' })).toMatchObject({
      vip: 0,
      usdtrate: 0,
      birthday: '',
      isagent: false,
      transferstatus: false,
    })
    expect(refuses(user, { username: 'a' })).toBe(true)
    expect(refuses(user, null)).toBe(true)
    expect(refuses(user, { ...sample, usdtrate: '1e3' })).toBe(true)
  })

  it('an avatar upload may return any data', () => {
    for (const data of [null, [], {}]) expect(read(contract.member.uploadimg, data)).toEqual({})
  })
})

describe('other calls', () => {
  it('a site is open unless it says that it is closed', () => {
    expect(read(contract.site.app, {})).toMatchObject({
      site_state: true,
      redpacket_switch: false,
      index_modal: false,
    })
    expect(read(contract.site.app, { site_state: '0' }).site_state).toBe(false)
  })

  it('a login needs a token; a registration may lack one', () => {
    expect(refuses(contract.session.login, { api_token: '' })).toBe(true)
    expect(refuses(contract.session.login, [])).toBe(true)
    expect(read(contract.session.register, [])).toEqual({ api_token: '' })
  })

  it('a red packet phase is one of three, or unknown', () => {
    const phase = (status: unknown) => read(contract.redPacket.userredpacket, { status }).status
    expect(['READY', 'starting', ' END '].map(phase)).toEqual(['READY', 'STARTING', 'END'])
    expect(['', null, undefined, 'SOON'].map(phase)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('a claim may return how many packets remain', () => {
    expect(read(contract.redPacket.douserredpacket, { redpacketmoney: '8.88' })).toEqual({
      redpacketmoney: 888,
    })
    expect(
      read(contract.redPacket.douserredpacket, { redpacketmoney: 8.88, sendnums: '1', acquirednum: 2 }),
    ).toEqual({
      redpacketmoney: 888,
      sendnums: 1,
      acquirednum: 2,
    })
  })

  it('announcements without the extension have no unread count', () => {
    expect(read(contract.notices.noticeList, { data: [] })).not.toHaveProperty('unread')
    expect(read(contract.notices.noticeList, { data: [], unread: '3' }).unread).toBe(3)
    expect(z.decode(contract.notices.noticeList.body, { page: '2' })).toEqual({ page: 2 })
  })

  it('the data of a transfer is not read', () => {
    for (const data of [{ balance: 5 }, 12.5, null, 'ok'])
      expect(read(contract.wallet.transfer, data)).toBeNull()
  })

  it('states outside the tables read as unknown', () => {
    const row = { ...samples.records.gettransrecord.answer.data[0], state: 'paid' }
    expect(read(contract.records.gettransrecord, { data: [row] }).data[0]?.state).toBe(-1)
    const bet = { ...samples.records.betrecord.answer.data[0], status: 7 }
    expect(read(contract.records.betrecord, { data: [bet] }).data[0]?.status).toBe(-1)
    const application = { ...samples.activity.activityApplyLog.answer.data[0], state: 7 }
    expect(read(contract.activity.activityApplyLog, { data: [application] }).data[0]?.state).toBe(-1)
  })

  it('a bet may name its game, what was bet on and what came out', () => {
    const {
      game: _game,
      pick: _pick,
      result: _result,
      ...plain
    } = samples.records.betrecord.answer.data[0] ?? {}
    const bet = (fields: object) =>
      read(contract.records.betrecord, { data: [{ ...plain, ...fields }] }).data[0]
    expect(bet({ game: '云上轮盘', pick: 7, result: '7 红单小' })).toMatchObject({
      game: '云上轮盘',
      pick: '7',
      result: '7 红单小',
    })
    for (const none of [{}, { game: null, pick: null, result: null }, { game: '', pick: '', result: '' }])
      expect([bet(none)?.game, bet(none)?.pick, bet(none)?.result]).toEqual([undefined, undefined, undefined])
  })

  it('a card may have the last 4 characters of its number', () => {
    const [card] = read(contract.cards.getcard, [
      { id: 17, bank: 'USDT', bank_no: 'T1', bank_not: 1234, pay_pass: 'x' },
    ])
    expect(card).toMatchObject({ id: '17', bank_not: '1234', ico: '' })
    expect(card).not.toHaveProperty('pay_pass')
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { activityContract } from '#contracts/activity.ts'
import { cardsContract } from '#contracts/cards.ts'
import { depositContract } from '#contracts/deposit.ts'
import { gamesContract } from '#contracts/games.ts'
import { helpContract } from '#contracts/help.ts'
import { memberContract } from '#contracts/member.ts'
import { noticesContract } from '#contracts/notices.ts'
import { rebateContract } from '#contracts/rebate.ts'
import { recordsContract } from '#contracts/records.ts'
import { redPacketContract } from '#contracts/red-packet.ts'
import { walletContract } from '#contracts/wallet.ts'
import { storage } from '../../../lib/device/storage.ts'
import { envelope, stubBackend } from '../../test-support/backend.ts'
import { startAsMember } from '../../test-support/client.ts'
import { clientOf, dataOf } from './client.ts'
import { onContractError } from './contract-report.ts'
import { OtherAnswer } from './errors.ts'
import { signIn, signOut } from './session-store.ts'

startAsMember()

const deposit = clientOf(depositContract)
const activity = clientOf(activityContract)
const records = clientOf(recordsContract)
const member = clientOf(memberContract)

let reported: string[]
beforeEach(() => {
  reported = []
  onContractError(({ message }) => void reported.push(message))
})

const answering = (data: unknown, message = 'ok') => stubBackend({ '*': () => envelope(data, message) })

const AT = '2026-05-01 12:00:00'
const info = { created_at: AT, amount: 500, usdt_rate: 7.3, paytype: 'USDT-TRC20' }
const order = (deposit_no: unknown) => ({ deposit_no, info, cardlist: { mch_id: 'T1' } })
/** A row that every list reads. */
const ROW = {
  ...{ bet_id: 1, bet_amount: 1, win_loss: 1, out_trade_no: 1, amount: 1, money: 1, redpacketmoney: 1 },
  created_at: AT,
}
const pageOf = (current_page: unknown, rows: unknown[] = [ROW], last_page = 9) => ({
  current_page,
  data: rows,
  last_page,
})
const promotion = { title: '首存礼', banner: '', content: '', memo: '' }
const opened = { orderNo: 'P1', url: 'https://pay.example/' }
const online = { payAmount: 200, username: 'demo888', payType: 'wxfriend' }
const transactions = (page: number) =>
  dataOf(records.gettransrecord({ body: { date: 4, type: 1, page, api_type: '' } }))
const bets = (page: number) => dataOf(records.betrecord({ body: { date: 4, page, api_type: '' } }))
const rebates = (page: number, type = '') =>
  dataOf(clientOf(rebateContract).getfanshui({ body: { date: 4, page, api_type: '', type } }))

type Case = { what: string; send: () => Promise<unknown>; fitting: unknown[]; other: unknown[] }

describe('an answer about something else is refused and reported, one without the field is accepted', () => {
  test.each<Case>([
    {
      what: 'payinfo: the order',
      send: () => dataOf(deposit.payinfo({ body: { deposit_no: '17' } })),
      fitting: [order('17'), order(17), order(' 17 '), order(null)],
      other: [order('D2'), order('18'), order('170')],
    },
    {
      what: 'queryOrderNo: the order',
      send: () => dataOf(deposit.queryOrderNo({ query: { orderNo: 'P1' } })),
      fitting: [{ orderNo: 'P1', state: 2 }, { state: 2 }, null],
      other: [{ orderNo: 'P2', state: 2 }],
    },
    {
      what: '/pay/api/recharge: the member and the way to pay',
      send: () => dataOf(deposit.payRecharge({ body: online })),
      fitting: [
        opened,
        { ...opened, username: 'demo888', payType: 'wxfriend' },
        { ...opened, payType: '微信' },
      ],
      other: [
        { ...opened, username: 'new888' },
        { ...opened, payType: 'ecny' },
      ],
    },
    {
      what: 'getPayRange: the way to pay',
      send: () => dataOf(deposit.getPayRange({ body: { type: 'bank' } })),
      fitting: [{ min_price: 1, max_price: 2 }, { type: 'bank' }, { type: 3 }],
      other: [{ min_price: 1, max_price: 2, type: 'wechat' }],
    },
    {
      what: 'activitydeatil: the promotion',
      send: () => dataOf(activity.activitydeatil({ body: { id: '3' } })),
      fitting: [promotion, { ...promotion, id: 3 }],
      other: [{ ...promotion, id: '4' }],
    },
    {
      what: 'article: the article',
      send: () => dataOf(clientOf(helpContract).article({ body: { type: 2 } })),
      fitting: [{ content: 'x' }, { content: 'x', type: '2' }, { content: 'x', type: 'html' }],
      other: [{ content: 'x', type: 3 }],
    },
    {
      what: 'noticeList: the page',
      send: () => dataOf(clientOf(noticesContract).noticeList({ body: { page: 2, type: 1 } })),
      fitting: [pageOf(2), pageOf('2'), pageOf(undefined), null],
      other: [pageOf(1), pageOf(3)],
    },
    {
      what: 'gettransrecord: the page',
      send: () => transactions(2),
      fitting: [pageOf(2), pageOf(undefined), pageOf(1, []), []],
      other: [pageOf(1)],
    },
    { what: 'betrecord: the page', send: () => bets(2), fitting: [pageOf(2)], other: [pageOf(1)] },
    {
      what: 'getfanshui: the page',
      send: () => rebates(2),
      fitting: [{ list: pageOf(2) }, pageOf(2)],
      other: [{ list: pageOf(1) }, pageOf(1)],
    },
    {
      what: 'redpacket: the page',
      send: () => dataOf(clientOf(redPacketContract).redpacket({ body: { page: 2 } })),
      fitting: [pageOf(2)],
      other: [pageOf(1)],
    },
    {
      what: 'activityApplyLog: the page',
      send: () => dataOf(activity.activityApplyLog({ body: { page: 2 } })),
      fitting: [pageOf(2)],
      other: [pageOf(1)],
    },
  ])('$what', async ({ send, fitting, other }) => {
    for (const data of fitting) {
      answering(data)
      await expect(send(), JSON.stringify(data)).resolves.toBeTruthy()
    }
    expect(reported).toEqual([])
    for (const data of other) {
      answering(data)
      await expect(send(), JSON.stringify(data)).rejects.toBeInstanceOf(OtherAnswer)
    }
    expect(reported).toHaveLength(other.length)
  })

  test('the last page in place of a later one is an empty page, because the list has become shorter', async () => {
    const bet = { bet_id: 1, bet_amount: 1, win_loss: 1 }
    answering(pageOf(3, [bet], 3))
    expect(await bets(3)).toMatchObject({ current_page: 3, data: [{ bet_id: '1' }] })
    expect(await bets(4)).toMatchObject({ current_page: 3, data: [], last_page: 3 })
    await expect(bets(2)).rejects.toBeInstanceOf(OtherAnswer)
  })
})

describe('the member', () => {
  const user = { username: 'demo888', mobile: '13800000000', email: 'a@b.example', balance: 1 }
  const ask = (data: unknown) => {
    answering(data)
    return dataOf(member.user({ body: {} }))
  }

  test('of a session stays the same: an answer about another member is refused, with its balance', async () => {
    storage.set('userInfo', { username: 'demo888', balance: 1 })
    expect(await ask(user)).toMatchObject({ username: 'demo888' })
    await expect(ask({ ...user, username: 'new888', balance: 9 })).rejects.toBeInstanceOf(OtherAnswer)
    answering({ ...user, username: 'new888' })
    await expect(dataOf(member.refreshusermoney({ body: {} }))).rejects.toBeInstanceOf(OtherAnswer)
    expect(reported).toHaveLength(2)
    expect(reported.join()).not.toMatch(/demo888|new888/)
  })

  test.each([
    ['demo888', true],
    ['DEMO888', true],
    ['13800000000', true],
    ['A@b.example', true],
    ['new888', false],
  ])('matches the login as %s: %s', async (account, fits) => {
    signOut()
    signIn('token-2', account)
    const answer = ask(user)
    if (fits) expect(await answer).toMatchObject({ username: 'demo888' })
    else await expect(answer).rejects.toBeInstanceOf(OtherAnswer)
  })

  test('is taken from the first answer if nobody has logged in on this page', async () => {
    expect(await ask({ ...user, username: 'new888' })).toMatchObject({ username: 'new888' })
  })
})

describe('rows that do not fit the request are dropped and reported once, the others stay', () => {
  const card = { bank_owner: '林子安', bank_no: '****', bank_address: '' }
  const cards = (type: 1 | 2) => () => dataOf(clientOf(cardsContract).getcard({ body: { type } }))
  const row = { out_trade_no: 1, amount: 1, pay_way: '', state: 2, created_at: AT }
  const rebate = { gamename: '', money: 1, created_at: AT, updated_at: AT }
  const game = { gamecode: '1', gamepic: '', gamename: '' }

  test.each<{ what: string; send: () => Promise<unknown>; data: unknown; kept: unknown; path: string }>([
    {
      what: 'a USDT address among bank cards',
      send: cards(1),
      data: [
        { ...card, id: 1, bank: '云川银行' },
        { ...card, id: 2, bank: 'usdt' },
        { ...card, id: 3, bank: '', bank_owner: 'TRC20' },
      ],
      kept: [{ id: '1' }],
      path: 'data.1.bank',
    },
    {
      what: 'a bank card among USDT addresses',
      send: cards(2),
      data: [
        { ...card, id: 1, bank: '云川银行' },
        { ...card, id: 2, bank: 'USDT', bank_owner: 'TRC20' },
        { ...card, id: 3, bank: 'USDT-ERC20' },
      ],
      kept: [{ id: '2' }, { id: '3' }],
      path: 'data.0.bank',
    },
    {
      what: 'a withdrawal among deposits',
      send: () => transactions(1),
      data: pageOf(1, [
        { ...row, type: 1 },
        { ...row, out_trade_no: 2, type: '2' },
        { ...row, out_trade_no: 3 },
      ]),
      kept: { data: [{ out_trade_no: '1' }, { out_trade_no: '3' }] },
      path: 'data.data.1.type',
    },
    {
      what: 'a collected rebate among those that wait',
      send: () => rebates(1, '0'),
      data: {
        list: pageOf(1, [
          { ...rebate, state: 1 },
          { ...rebate, state: 0 },
          { ...rebate, state: null },
        ]),
      },
      kept: { list: { data: [{ state: 0 }, { state: -1 }] } },
      path: 'data.list.data.0.state',
    },
    {
      what: 'the central wallet among the venues',
      send: () => dataOf(clientOf(walletContract).balancelist({ body: {} })),
      data: [
        { name: '平台钱包', platname: 'userbalance', balance: 100 },
        { name: '云舟电子', platname: 'yzdz', balance: 1 },
      ],
      kept: [{ platname: 'yzdz' }],
      path: 'data.0.platname',
    },
    {
      what: 'a game of another provider',
      send: () => dataOf(clientOf(gamesContract).gamelistBycode({ body: { gamecode: 'pp' } })),
      data: [
        { ...game, catecode: 'pp' },
        { ...game, catecode: 'ae' },
        { ...game, catecode: 'PP_SLOT' },
      ],
      kept: [{ catecode: 'pp' }, { catecode: 'PP_SLOT' }],
      path: 'data.1.catecode',
    },
  ])('$what', async ({ send, data, kept, path }) => {
    answering(data)
    const read = await send()
    expect(read).toMatchObject(kept as object)
    expect(JSON.stringify(read)).toBe(JSON.stringify(await send()))
    expect(reported[0]).toContain(`${path} is not what was requested`)
  })
})

describe('a fault that the app can do without is reported, and the answer is used', () => {
  test.each([
    ['wxpay', '微信支付', 7.3, true],
    ['', '支付宝扫码', '7.30', true],
    ['alipay', '在线支付', 0.5, true],
    ['bankpay', '银行卡转账', 7.3, true],
    ['ebpay', '微信好友', 7.3, true],
    ['wxpay', '微信支付', 1, false],
    ['wxpay', '微信支付', '1.000000', false],
    ['wxpay', '微信支付', null, false],
    ['bankpay', '银行卡转账', 0, false],
    ['usdtpay', 'USDT-TRC20', 7.3, false],
  ])('the rate of an order: %s %s at %j', async (type, paytype, usdt_rate, isBreach) => {
    answering({ ...order('D1'), info: { ...info, paytype, usdt_rate } }, type)
    expect(await dataOf(deposit.payinfo({ body: { deposit_no: 'D1' } }))).toMatchObject({
      info: { amount: 50_000 },
    })
    expect(reported).toEqual(
      isBreach ? ['POST /api/payinfo: data.info.usdt_rate is not 1, and the order is paid in 元'] : [],
    )
  })

  test('a promotion of another type', async () => {
    const rows = { data: [{ ...promotion, id: 1, type: '2' }] }
    answering(rows)
    expect(await dataOf(activity.activitylist({ body: { type: '1' } }))).toMatchObject({
      data: [{ id: '1' }],
    })
    expect(reported).toHaveLength(1)
    await dataOf(activity.activitylist({ body: {} }))
    await dataOf(activity.activitylist({ body: { type: '2' } }))
    expect(reported).toHaveLength(1)
  })
})

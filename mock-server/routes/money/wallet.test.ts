import { beforeEach, describe, expect, it } from 'vitest'
import { transferTexts } from '#contracts/texts/messages.ts'
import { TRANSFER_OUT } from '#contracts/wire/record-codes.ts'
import { DEMO } from '../../scenarios/personas.ts'
import { answerData, type Calls, callsTo } from '../../testing/test-calls.ts'

const ME = DEMO.username
const LAUNCH = { plat_name: 'yzdz', game_type: '0', game_code: 'yzdz-001', is_mobile_url: 1 }

type Wallets = { balance: number; gameblance: number }
type Venue = { platname: string; balance: number; name: string }

/** The member owns 1000 in the central wallet and 200 at yzdz. Every call keeps the sum, and the ledger balances. */
describe('the wallet', () => {
  let calls: Calls
  beforeEach(async () => {
    calls = await callsTo('member-with-money')
  })
  const wallets = async () => answerData<Wallets>(await calls.call('member.user', {}, ME))
  const inVenue = async (plat: string) =>
    answerData<Venue[]>(await calls.call('wallet.balancelist', {}, ME)).find(
      ({ platname }) => platname === plat,
    )?.balance
  const expectBooks = async () => {
    expect(await calls.books(ME)).toEqual({ wealth: 120_000, sum: 0, wrong: [], overdrawn: [] })
  }
  const transfer = (amount: unknown, sourcetype: string, targettype: string) =>
    calls.call('wallet.transfer', { amount, sourcetype, targettype }, ME)

  it('shows the central wallet and eight venues or more', async () => {
    expect(answerData<Wallets>(await calls.call('wallet.balance', {}, ME))).toEqual({ balance: 1000 })
    const venues = answerData<Venue[]>(await calls.call('wallet.balancelist', {}, ME))
    expect(venues.length).toBeGreaterThanOrEqual(8)
    expect(venues[0]).toEqual({ name: '云舟电子', platname: 'yzdz', balance: 200 })
  })

  it('moves money out to a venue and back in', async () => {
    expect(await transfer('100.55', 'userbalance', 'tyg')).toMatchObject({ code: 200 })
    expect(await wallets()).toMatchObject({ balance: 899.45, gameblance: 300.55 })
    expect(await transfer(0.55, 'tyg', 'userbalance')).toMatchObject({ code: 200 })
    expect(await inVenue('tyg')).toBe(100)
    await expectBooks()
  })

  it.each([
    ['between venues', 10, 'yzdz', 'tyg', 202, transferTexts.betweenVenues],
    ['to itself', 10, 'userbalance', 'userbalance', 202, '不能相同'],
    ['to an unknown venue', 10, 'userbalance', 'nowhere', 202, '场馆不存在'],
    ['to a name of the language', 10, 'userbalance', '__proto__', 202, '场馆不存在'],
    ['nothing', 0, 'userbalance', 'yzdz', 202, '大于 0'],
    ['less than nothing', -5, 'userbalance', 'yzdz', 202, '大于 0'],
    ['a fen too much', 1000.01, 'userbalance', 'yzdz', 202, '余额不足'],
    ['too much of a venue', 200.01, 'yzdz', 'userbalance', 202, '余额不足'],
    ['thousandths', 1.005, 'userbalance', 'yzdz', 422, 'amount'],
    ['a text that is almost a fen', '0.009999999999', 'userbalance', 'yzdz', 422, 'amount'],
    ['a text of three decimals', '1.000', 'userbalance', 'yzdz', 422, 'amount'],
    ['no number', 'abc', 'userbalance', 'yzdz', 422, 'amount'],
    ['infinity', '1e999', 'userbalance', 'yzdz', 422, 'amount'],
  ])('refuses to transfer %s and moves nothing', async (_, amount, from, to, code, text) => {
    expect(await transfer(amount, from, to)).toMatchObject({ code, message: expect.stringContaining(text) })
    expect(await wallets()).toMatchObject({ balance: 1000, gameblance: 200 })
    await expectBooks()
  })

  it('transfers the last fen', async () => {
    expect((await transfer('1000.00', 'userbalance', 'yzdz')).code).toBe(200)
    expect(await wallets()).toMatchObject({ balance: 0, gameblance: 1200 })
    await expectBooks()
  })

  it('recalls everything, and a second recall moves nothing', async () => {
    await transfer(300, 'userbalance', 'cpz')
    expect(await calls.call('wallet.transall', {}, ME)).toMatchObject({
      code: 200,
      message: expect.stringContaining('500'),
    })
    expect(await wallets()).toMatchObject({ balance: 1200, gameblance: 0 })
    expect(await calls.call('wallet.transall', {}, ME)).toMatchObject({
      code: 200,
      message: expect.stringContaining('暂无'),
    })
    await expectBooks()
  })

  it('leaves the money of a venue under maintenance in place', async () => {
    await transfer(300, 'userbalance', 'cpz')
    await calls.mock.change((world) => {
      const venue = world.venues.yzdz
      if (venue) venue.open = false
    })
    expect(await transfer(1, 'userbalance', 'yzdz')).toMatchObject({
      code: 202,
      message: expect.stringContaining('云舟电子维护中'),
    })
    expect(await calls.call('wallet.transall', {}, ME)).toMatchObject({
      code: 200,
      message: expect.stringContaining('云舟电子'),
    })
    expect(await wallets()).toMatchObject({ balance: 1000, gameblance: 200 })
    expect(await calls.call('games.getGameUrl', LAUNCH, ME)).toMatchObject({
      code: 202,
      message: expect.stringContaining('维护'),
    })
    await expectBooks()
  })

  it('launches a game without moving money while auto-transfer is off', async () => {
    const { url } = answerData<{ url: string }>(await calls.call('games.getGameUrl', LAUNCH, ME))
    expect(new URL(url).searchParams.get('ticket')).toMatch(/^[a-z0-9]{24}$/)
    expect(await wallets()).toMatchObject({ balance: 1000, gameblance: 200 })
  })

  it('moves the whole central wallet first while it is on, once', async () => {
    expect((await calls.call('wallet.uptransferstatus', { transferstatus: 1 }, ME)).code).toBe(200)
    expect((await calls.call('games.getGameUrl', LAUNCH, ME)).code).toBe(200)
    expect(await wallets()).toMatchObject({ balance: 0, gameblance: 1200, transferstatus: 1 })
    expect((await calls.call('games.getGameUrl', LAUNCH, ME)).code).toBe(200)
    const out = await calls.call(
      'records.gettransrecord',
      { date: 1, type: TRANSFER_OUT, page: 1, api_type: '' },
      ME,
    )
    expect(answerData<{ total: number }>(out).total).toBe(2)
    await expectBooks()
    await calls.call('wallet.uptransferstatus', { transferstatus: '0' }, ME)
    expect(await wallets()).toMatchObject({ transferstatus: 0 })
  })

  it.each([
    ['an unknown venue', { plat_name: 'nowhere' }, '场馆不存在'],
    ['an unknown game', { game_code: 'yzdz-999' }, '游戏不存在'],
    ['a game of another venue', { game_code: 'tyg-001' }, '游戏不存在'],
    ['a game off the shelf', { game_code: 'yzdz-030' }, '已下架'],
  ])('refuses to launch %s, and moves nothing though auto-transfer is on', async (_, wrong, text) => {
    await calls.call('wallet.uptransferstatus', { transferstatus: 1 }, ME)
    expect(await calls.call('games.getGameUrl', { ...LAUNCH, ...wrong }, ME)).toMatchObject({
      code: 202,
      message: expect.stringContaining(text),
    })
    expect(await wallets()).toMatchObject({ balance: 1000, gameblance: 200 })
  })

  it('refuses a switch that is neither on nor off', async () => {
    expect((await calls.call('wallet.uptransferstatus', { transferstatus: 2 }, ME)).code).toBe(422)
  })
})

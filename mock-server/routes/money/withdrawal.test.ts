import { describe, expect, it } from 'vitest'
import { DEFAULT_MIN_WITHDRAWAL_FEN } from '#contracts/limits.ts'
import { commonTexts, withdrawalTexts } from '#contracts/texts/messages.ts'
import { CARD_TYPES, NO_PAY_PASSWORD } from '#contracts/wire/codes.ts'
import { DEMO } from '../../scenarios/personas.ts'
import { answerData, callsTo } from '../../testing/test-calls.ts'

const ME = DEMO.username
type Row = Record<string, unknown>

describe('withdrawal', () => {
  const setup = async () => {
    const calls = await callsTo('demo')
    const cards = answerData<{ id: string }[]>(
      await calls.call('cards.getcard', { type: CARD_TYPES.bank }, ME),
    )
    const wire = { amount: 500, bank: cards[0]?.id ?? '', password: DEMO.payPassword }
    return {
      ...calls,
      wire,
      withdraw: (wrong: Row = {}) => calls.call('withdrawal.withdraw', { ...wire, ...wrong }, ME),
    }
  }

  it('debits at once, stays pending, and is refunded when rejected', async () => {
    const { call, withdraw, mock, books } = await setup()
    expect(await withdraw()).toMatchObject({ code: 200, message: commonTexts.submitted })
    expect(await call('wallet.balance', {}, ME)).toMatchObject({ data: { balance: 12180.5 } })
    const [pending] = (await mock.control.read()).pending.filter(({ what }) => what === 'withdrawal')
    expect(await mock.control.review({ what: 'withdrawal', id: pending?.id ?? '', approve: false })).toBe(
      true,
    )
    expect(await call('wallet.balance', {}, ME)).toMatchObject({ data: { balance: 12680.5 } })
    expect(await call('notices.noticeList', { page: 1, type: 2 }, ME)).toMatchObject({
      data: { data: expect.arrayContaining([expect.objectContaining({ title: '取款未通过审核' })]) },
    })
    expect(await books(ME)).toEqual({ wealth: 1_392_550, sum: 0, wrong: [], overdrawn: [] })
  })

  it.each([
    ['a card of nobody', { bank: '999' }, withdrawalTexts.bankRequired],
    ['a fen too little', { amount: 99.99 }, withdrawalTexts.minimum(DEFAULT_MIN_WITHDRAWAL_FEN)],
    ['no password', { password: '' }, withdrawalTexts.payPassword],
    ['a wrong password', { password: '000000' }, '支付密码不正确'],
    ['a fen too much', { amount: 12680.51 }, '余额不足'],
  ])('refuses %s', async (_, wrong, text) => {
    const { withdraw, books } = await setup()
    expect(await withdraw(wrong)).toMatchObject({ code: 202, message: expect.stringContaining(text) })
    expect((await books(ME)).wealth).toBe(1_392_550)
  })

  it('refuses an amount as text just below the minimum', async () => {
    const { withdraw, books } = await setup()
    expect(await withdraw({ amount: '99.999999999' })).toMatchObject({
      code: 422,
      message: '参数 amount 不正确，请检查后重试',
    })
    expect((await books(ME)).wealth).toBe(1_392_550)
  })

  it('clears the failure count on the right password, even when the amount is refused', async () => {
    const { withdraw } = await setup()
    const wrong = () => withdraw({ password: '000000' })
    for (let time = 0; time < 4; time++) await wrong()
    expect((await withdraw({ amount: 12680.51 })).message).toContain('余额不足')
    expect((await wrong()).message).toContain('还可以尝试 4 次')
  })

  it('refuses while a wagering requirement is open', async () => {
    const { withdraw, mock } = await setup()
    await mock.change((world) => {
      for (const member of Object.values(world.members)) member.wageringLeft = 1 as never
    })
    expect(await withdraw()).toMatchObject({ code: 202, message: expect.stringContaining('0.01') })
  })

  it('tells a member without a payment password to set one', async () => {
    const { withdraw, mock } = await setup()
    await mock.change((world) => {
      for (const member of Object.values(world.members)) member.payPasswordDigest = ''
    })
    expect((await withdraw()).code).toBe(NO_PAY_PASSWORD)
  })
})

describe('many requests at the same moment', () => {
  it('ten withdrawals of 300 元 from 1000 元: three are accepted, the rest refused', async () => {
    const { call, books, mock } = await callsTo('ready-to-withdraw')
    const wire = { amount: 300, bank: '1', password: DEMO.payPassword }
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('withdrawal.withdraw', wire, ME)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3)
    expect((await mock.control.read()).members[0]).toMatchObject({ central: 10_000, held: 90_000 })
    expect(await books(ME)).toEqual({ wealth: 100_000, sum: 0, wrong: [], overdrawn: [] })
  })

  it('twenty reports and approvals of one order credit it once', async () => {
    const { mock, books } = await callsTo('deposit-order', { params: { way: 'online', no: 'D1' } })
    const results = await Promise.all(
      Array.from({ length: 10 }, async () => [
        await mock.control.pay({ id: 'D1', paid: true }),
        await mock.control.review({ what: 'deposit', id: 'D1', approve: true }),
      ]),
    )
    expect(results.flat().filter(Boolean)).toHaveLength(1)
    expect(await books(ME)).toEqual({ wealth: 50_000, sum: 0, wrong: [], overdrawn: [] })
  })
})

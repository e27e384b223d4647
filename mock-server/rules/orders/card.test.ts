import { describe, expect, it } from 'vitest'
import { bankBindTexts, usdtBindTexts } from '#contracts/texts/messages.ts'
import { NO_PAY_PASSWORD } from '#contracts/wire/codes.ts'
import { DEMO, FRESH } from '../../scenarios/personas.ts'
import { cardsOf, openMember } from '../../state/members.ts'
import { oneMember, refusalText } from '../../testing/test-member.ts'
import { isRefusal } from '../outcome.ts'
import { bindCard, masked, type NewCard, unbindCard } from './card.ts'

const BANK: NewCard = { owner: '林子安', bank: '云川银行', number: '6200005550001111', branch: '滨江支行' }
const TRC20: NewCard = { owner: 'TRC20', bank: 'USDT', number: `T${'z'.repeat(33)}`, branch: '' }
const ERC20: NewCard = { owner: 'ERC20', bank: 'USDT', number: `0x${'a'.repeat(40)}`, branch: '' }

function memberWithoutCards() {
  const { world, who, now } = oneMember()
  const bind = (card: NewCard, payPassword = DEMO.payPassword) =>
    refusalText(bindCard(world, who, card, payPassword, now))
  return { world, who, now, bind, cards: () => cardsOf(world, who.id) }
}

describe('an address', () => {
  const wrong = (owner: string) => `USDT地址不符合${owner}格式，请核对协议与地址`

  it.each([
    [TRC20, undefined],
    [{ ...TRC20, number: `T${'z'.repeat(32)}` }, wrong('TRC20')],
    [{ ...TRC20, number: `T${'z'.repeat(34)}` }, wrong('TRC20')],
    [{ ...TRC20, number: `xT${'z'.repeat(33)}` }, wrong('TRC20')],
    [{ ...TRC20, number: `T${'0'.repeat(33)}` }, wrong('TRC20')],
    [{ ...TRC20, number: `T${'l'.repeat(33)}` }, wrong('TRC20')],
    [{ ...TRC20, number: ERC20.number }, wrong('TRC20')],
    [ERC20, undefined],
    [{ ...ERC20, number: `0x${'a'.repeat(39)}` }, wrong('ERC20')],
    [{ ...ERC20, number: `0x${'a'.repeat(41)}` }, wrong('ERC20')],
    [{ ...ERC20, number: `x0x${'a'.repeat(40)}` }, wrong('ERC20')],
    [{ ...ERC20, number: `0x${'g'.repeat(40)}` }, wrong('ERC20')],
    [{ ...ERC20, number: TRC20.number }, wrong('ERC20')],
    [{ ...TRC20, owner: 'BEP20' }, usdtBindTexts.protocol],
    [{ ...TRC20, number: '' }, usdtBindTexts.address],
  ])('in %o is accepted or refused: %s', (card, text) => expect(memberWithoutCards().bind(card)).toBe(text))
})

describe('the payment password', () => {
  it.each([
    [BANK, '', bankBindTexts.payPasswordLength],
    [BANK, '12345', bankBindTexts.payPasswordLength],
    [BANK, '1'.repeat(19), bankBindTexts.payPasswordLength],
    [BANK, '1'.repeat(18), '支付密码不正确，还可以尝试 4 次'],
    [BANK, '111111', '支付密码不正确，还可以尝试 4 次'],
    [TRC20, '', usdtBindTexts.payPassword],
    [TRC20, '12345', usdtBindTexts.payPasswordLength],
    [TRC20, '1'.repeat(19), usdtBindTexts.payPasswordLength],
  ])('for %o as "%s" is checked: %s', (card, password, text) => {
    const { bind, cards } = memberWithoutCards()
    expect(bind(card, password)).toBe(text)
    expect(cards()).toEqual([])
  })

  it('has a refusal code of its own if none is set', () => {
    const { world, who, now } = oneMember()
    who.payPasswordDigest = ''
    expect(bindCard(world, who, BANK, '888888', now)).toMatchObject({
      code: NO_PAY_PASSWORD,
      message: '您尚未设置支付密码，请先设置',
    })
  })
})

describe('cards', () => {
  it('have a limit and a refusal text for each kind', () => {
    const { bind, cards } = memberWithoutCards()
    for (let n = 1; n <= 5; n++) {
      expect(bind({ ...BANK, number: `620000555000111${n}` })).toBeUndefined()
      expect(bind({ ...TRC20, number: `T${'z'.repeat(32)}${n}` })).toBeUndefined()
    }
    expect(bind({ ...BANK, number: '6200005550001119' })).toBe('最多绑定5个银行卡，请先解绑不用的')
    expect(bind(ERC20)).toBe('最多绑定5个USDT地址，请先解绑不用的')
    expect(bind({ ...BANK, number: '6200005550001111' })).toBe('该银行卡已绑定，无需重复添加')
    expect(bind({ ...TRC20, number: `T${'z'.repeat(32)}1` })).toBe('该USDT地址已绑定，无需重复添加')
    expect(cards().map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  })

  it('compare ERC20 addresses without case, and TRC20 addresses with it', () => {
    const { bind, cards } = memberWithoutCards()
    const mixed = `0x${'aB'.repeat(20)}`
    expect(bind({ ...ERC20, number: mixed })).toBeUndefined()
    for (const number of [mixed.toLowerCase(), `0x${'AB'.repeat(20)}`])
      expect(bind({ ...ERC20, number })).toBe('该USDT地址已绑定，无需重复添加')
    expect(cards()).toMatchObject([{ number: mixed }])
    expect(bind({ ...ERC20, number: `0x${'aC'.repeat(20)}` })).toBeUndefined()
    expect(bind(TRC20)).toBeUndefined()
    expect(bind({ ...TRC20, number: `T${'Z'.repeat(33)}` })).toBeUndefined()
  })

  it('must be in the registered name; addresses have no holder', () => {
    const { bind, cards } = memberWithoutCards()
    const wrong = '持卡人姓名须与注册姓名一致，如需更正请联系在线客服'
    expect(bind({ ...BANK, owner: '陈初航' })).toBe(wrong)
    expect(cards()).toEqual([])
    expect(bind(TRC20)).toBeUndefined()
    expect(bind(BANK)).toBeUndefined()
  })

  it('give a member without a name their name, once, with the first bank card', () => {
    const { bind, who } = memberWithoutCards()
    who.realname = ''
    expect(bind(TRC20)).toBeUndefined()
    expect(bind({ ...BANK, owner: '周' })).toBe(bankBindTexts.owner)
    expect(bind({ ...BANK, owner: '周小满' }, '000000')).toBe('支付密码不正确，还可以尝试 4 次')
    expect(who.realname).toBe('')
    expect(bind({ ...BANK, owner: '周小满' })).toBeUndefined()
    expect(who.realname).toBe('周小满')
    expect(bind({ ...BANK, number: '6200005550002222' })).toBe(
      '持卡人姓名须与注册姓名一致，如需更正请联系在线客服',
    )
  })

  it('belong to one account, and only the owner of an account learns that a number is known', () => {
    const { world, bind, now } = memberWithoutCards()
    const other = openMember(world, now, { ...FRESH, payPassword: '123456' })
    const bindOther = (card: NewCard, password = '123456') =>
      refusalText(
        bindCard(
          world,
          other,
          { ...card, ...(card.bank !== 'USDT' && { owner: FRESH.realname }) },
          password,
          now,
        ),
      )
    bind(BANK)
    bind(ERC20)
    expect(bindOther(BANK, '000000')).toBe('支付密码不正确，还可以尝试 4 次')
    expect(bindOther(BANK)).toBe('该银行卡已被其他账号绑定，如有疑问请联系在线客服')
    expect(bindOther({ ...ERC20, number: ERC20.number.replaceAll('a', 'A') })).toBe(
      '该USDT地址已被其他账号绑定，如有疑问请联系在线客服',
    )
    expect(cardsOf(world, other.id)).toEqual([])
    unbindCard(world, 'm1', '1')
    expect(bindOther(BANK)).toBeUndefined()
  })

  it('are stored as they were entered', () => {
    const { bind, cards, now } = memberWithoutCards()
    bind(BANK)
    bind(ERC20)
    expect(cards()).toEqual([
      { ...BANK, id: '1', kind: 'bank', icon: '', atMs: now },
      { ...ERC20, id: '2', kind: 'usdt', icon: '', atMs: now },
    ])
  })

  it('can be unbound only by their own member, once', () => {
    const { world, who, bind, cards } = memberWithoutCards()
    const unboundText = '卡片不存在或已解绑，请刷新后再试'
    expect(refusalText(unbindCard(world, who.id, '1'))).toBe(unboundText)
    bind(BANK)
    bind(TRC20)
    expect(refusalText(unbindCard(world, 'm9', '1'))).toBe(unboundText)
    expect(refusalText(unbindCard(world, who.id, '3'))).toBe(unboundText)
    expect(isRefusal(unbindCard(world, who.id, '1'))).toBe(false)
    expect(cards().map(({ id }) => id)).toEqual(['2'])
    expect(refusalText(unbindCard(world, who.id, '1'))).toBe(unboundText)
    expect(cards().map(({ id }) => id)).toEqual(['2'])
  })

  it('show their last four characters', () => {
    expect(['', '123', '1234', '12345', '6200005550001111'].map(masked)).toEqual([
      '',
      '123',
      '1234',
      '*2345',
      '************1111',
    ])
  })
})

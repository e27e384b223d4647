import { describe, expect, it } from 'vitest'
import { cardsContract } from '#contracts/cards.ts'
import { CARD_TYPES, NO_PAY_PASSWORD, WALLET_TABS } from '#contracts/wire/codes.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import {
  banksQuery,
  cardsQuery,
  useBindAddress,
  useBindBankCard,
  useUnbindCard,
} from '#src/api/queries/money/cards.ts'
import { app, refusedWith, runAction } from './support/app.ts'
import { pact } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import {
  cardNo,
  chinese,
  data,
  done,
  endingIn,
  exactly,
  exactText,
  id,
  nothing,
  protocol,
  refused,
  refusedAs,
  rowsAre,
  rowsWith,
  text,
  words,
} from './support/wire.ts'

const { getcard, delcard, bindcard, banklist } = cardsContract

describe('the cards', () => {
  it('of the bank tab are type 1', () =>
    pact(
      {
        given: ['member-with-cards', { bank: 2, usdt: 2 }],
        that: 'bank cards',
        call: getcard,
        as: DEMO,
        body: { type: CARD_TYPES.bank },
        answer: data(
          rowsAre(
            {
              id: id('1'),
              bank: chinese('云川银行'),
              bank_owner: words('林子安'),
              bank_no: cardNo('**** **** 1881'),
              bank_address: text('云川银行滨江支行'),
            },
            { id: exactly('1'), bank_no: endingIn('1881', '**** **** 1881') },
            { id: exactly('2'), bank_no: endingIn('1882', '**** **** 1882') },
          ),
        ),
      },
      async () =>
        expect(await app().fetchQuery(cardsQuery(WALLET_TABS.bank))).toMatchObject([
          {
            id: '1',
            bank: '云川银行',
            owner: '林子安',
            number: '**** **** 1881',
            branch: '云川银行滨江支行',
          },
          { id: '2', bank: '云川银行', owner: '林子安', number: '**** **** 1882' },
        ]),
    ))

  it('of the USDT tab are type 2, with the protocol as owner; ids may be numbers', () =>
    pact(
      {
        given: ['member-with-cards', { bank: 2, usdt: 2 }],
        that: 'USDT addresses, with numbers for ids',
        call: getcard,
        as: DEMO,
        body: { type: CARD_TYPES.usdt },
        answer: data(
          rowsAre(
            {
              id: id(3),
              bank: exactText('USDT'),
              bank_owner: protocol('TRC20'),
              bank_no: cardNo('**** 2881'),
            },
            { id: exactly(3), bank_no: endingIn('2881', '**** 2881') },
            { id: exactly(4), bank_no: endingIn('2882', '**** 2882') },
          ),
        ),
      },
      async () =>
        expect(await app().fetchQuery(cardsQuery(WALLET_TABS.usdt))).toMatchObject([
          { id: '3', bank: 'USDT', owner: 'TRC20', number: '**** 2881' },
          { id: '4', bank: 'USDT', owner: 'TRC20', number: '**** 2882' },
        ]),
    ))

  it.each([
    { that: 'no bank card', type: CARD_TYPES.bank, tab: WALLET_TABS.bank },
    { that: 'no USDT address', type: CARD_TYPES.usdt, tab: WALLET_TABS.usdt },
  ])('may be none: $that', ({ that, type, tab }) =>
    pact(
      { given: ['no-cards'], that, call: getcard, as: DEMO, body: { type }, answer: data(nothing) },
      async () => expect(await app().fetchQuery(cardsQuery(tab))).toEqual([]),
    ))

  needsLogin({ call: getcard, body: { type: CARD_TYPES.bank } }, () =>
    app().fetchQuery(cardsQuery(WALLET_TABS.bank)),
  )
})

describe('the banks', () => {
  it('are names to choose from', () =>
    pact(
      {
        given: ['member-with-money'],
        that: 'to choose from',
        call: banklist,
        as: DEMO,
        answer: data(rowsWith({ bank_name: chinese('云川银行') }, { bank_name: exactText('云川银行') })),
      },
      async () => expect(await app().fetchQuery(banksQuery())).toEqual(['云川银行']),
    ))

  it('may be none', () =>
    pact(
      { given: ['unfilled-site'], that: 'none', call: banklist, as: DEMO, answer: data(nothing) },
      async () => expect(await app().fetchQuery(banksQuery())).toEqual([]),
    ))

  needsLogin({ call: banklist }, () => app().fetchQuery(banksQuery()))
})

/** Made-up numbers with valid check digits (Luhn, base58check), for backends that verify them. */
describe('binding', () => {
  const card = {
    owner: DEMO.realname,
    bank: '云川银行',
    cardNo: '6200005550001112225',
    branch: '云川银行滨江支行',
    payPassword: DEMO.payPassword,
  }
  const cardBody = {
    bank_owner: card.owner,
    bank: card.bank,
    bank_no: card.cardNo,
    bank_address: card.branch,
    pay_pass: card.payPassword,
  }
  const address = {
    protocol: 'TRC20',
    address: 'TDemoWaLLetDoNotSendAnyMoney81R4jw',
    payPassword: DEMO.payPassword,
  } as const
  const addressBody = {
    bank_owner: 'TRC20',
    bank: 'USDT',
    bank_no: address.address,
    bank_address: '',
    pay_pass: address.payPassword,
  }
  const bindCard = () => runAction(useBindBankCard, card)
  const bindAddress = () => runAction(useBindAddress, address)

  it.each([
    { what: 'a bank card', body: cardBody, bind: bindCard },
    { what: 'a USDT address', body: addressBody, bind: bindAddress },
  ])('$what is accepted', ({ what, body, bind }) =>
    pact(
      { given: ['no-cards'], that: what, call: bindcard, as: DEMO, body, answer: done('绑定成功') },
      async () => expect(await bind()).toEqual({ outcome: 'done', answer: '绑定成功' }),
    ))

  it.each([
    {
      that: 'a sixth bank card',
      given: ['five-cards'],
      body: cardBody,
      bind: bindCard,
      message: '最多绑定5个银行卡，请先解绑不用的',
    },
    {
      that: 'a sixth USDT address',
      given: ['five-cards'],
      body: addressBody,
      bind: bindAddress,
      message: '最多绑定5个USDT地址，请先解绑不用的',
    },
    {
      that: 'with a wrong payment password',
      given: ['no-cards'],
      body: { ...cardBody, pay_pass: '000000' },
      bind: () => runAction(useBindBankCard, { ...card, payPassword: '000000' }),
      message: '支付密码不正确，还可以尝试 4 次',
    },
    {
      that: 'while the payment password is locked',
      given: ['pay-password-locked'],
      body: cardBody,
      bind: bindCard,
      message: '支付密码连续输错次数过多，请 15 分钟后再试',
    },
  ] as const)('is refused with a message: $that', ({ that, given, body, bind, message }) =>
    pact({ given, that, call: bindcard, as: DEMO, body, answer: refused(message) }, async () =>
      expect(await bind()).toEqual(refusedWith(message)),
    ))

  it('without a payment password has its own code, which leads to setting one', () => {
    const message = '您尚未设置支付密码，请先设置'
    return pact(
      {
        given: ['no-pay-password'],
        that: 'without a payment password',
        call: bindcard,
        as: DEMO,
        body: cardBody,
        answer: refusedAs(NO_PAY_PASSWORD, message),
      },
      async () => expect(await bindCard()).toEqual(refusedWith(message, NO_PAY_PASSWORD)),
    )
  })

  needsLogin({ call: bindcard, body: cardBody }, bindCard)
})

describe('unbinding', () => {
  it('takes the id of an own card', () =>
    pact(
      {
        given: ['member-with-cards'],
        that: 'an own card',
        call: delcard,
        as: DEMO,
        body: { id: '1' },
        answer: done('解绑成功'),
      },
      async () =>
        expect(await runAction(useUnbindCard, { id: '1', bank: '', number: '' })).toEqual({
          outcome: 'done',
          answer: '解绑成功',
        }),
    ))

  it('is refused with a message when there is no such card', () => {
    const message = '卡片不存在或已解绑，请刷新后再试'
    return pact(
      {
        given: ['member-with-cards'],
        that: 'a card that is not there',
        call: delcard,
        as: DEMO,
        body: { id: '99' },
        answer: refused(message),
      },
      async () =>
        expect(await runAction(useUnbindCard, { id: '99', bank: '', number: '' })).toEqual(
          refusedWith(message),
        ),
    )
  })

  needsLogin({ call: delcard, body: { id: '1' } }, () =>
    runAction(useUnbindCard, { id: '1', bank: '', number: '' }),
  )
})

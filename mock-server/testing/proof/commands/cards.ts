import fc from 'fast-check'
import { CARD_TYPES } from '#contracts/wire/codes.ts'
import { type Binding, bind, readCards, unbind } from '../model/cards.ts'
import type { Person } from '../model/state.ts'
import { anyIndex, atIndex, type Drawn, memberCommand, often, payOf, who } from './draw.ts'

const bankCard = (n: number, pay: string, owner: string): Binding => ({
  owner,
  bank: '云川银行',
  number: `62000055500${String(n).padStart(4, '0')}`,
  branch: '云川银行滨江支行',
  pay,
})
/** Whoever has no name yet gets it with the first card. */
const holderOf = ({ realname }: Person): string => realname || '江远帆'

const address = (n: number, erc: boolean, pay: string): Binding => ({
  owner: erc ? 'ERC20' : 'TRC20',
  bank: 'USDT',
  number: erc
    ? `0x${String(n >> 1).padStart(40, n % 2 ? 'a' : 'A')}`
    : `T${String.fromCharCode(65 + (n % 8)).repeat(33)}`,
  branch: '',
  pay,
})

const BAD: readonly { change: Partial<Binding>; message: string; usdt?: true }[] = [
  { change: { owner: '' }, message: '请输入姓名' },
  { change: { bank: '无此银行' }, message: '请选择银行类型' },
  { change: { number: '6200005' }, message: '请输入正确的银行卡号' },
  { change: { number: '62000055500011112222' }, message: '请输入正确的银行卡号' },
  { change: { branch: '' }, message: '请输入开户行地址' },
  { change: { pay: '12345' }, message: '请输入正确的支付密码长度' },
  { change: { pay: '1234567890123456789' }, message: '请输入正确的支付密码长度' },
  { change: { owner: 'BEP20' }, message: '请选择钱包协议', usdt: true },
  { change: { number: '' }, message: '请输入USDT地址', usdt: true },
  { change: { pay: '' }, message: '请输入支付密码', usdt: true },
  { change: { pay: '12345' }, message: '支付密码长度必须在6到18位之间', usdt: true },
]

export const cardCommands: Drawn[] = [
  ...often(
    3,
    memberCommand('bind a bank card', fc.record({ who, n: anyIndex }), ({ p, token }, { n }) =>
      bind(token, bankCard(n, payOf(p), holderOf(p))),
    ),
  ),
  ...often(
    2,
    memberCommand(
      'bind an address',
      fc.record({ who, n: anyIndex, erc: fc.boolean() }),
      ({ p, token }, { n, erc }) => bind(token, address(n, erc, payOf(p))),
    ),
  ),
  memberCommand('bind a card of another holder', fc.record({ who, n: anyIndex }), ({ p, token }, { n }) => {
    if (p.realname === '') return undefined
    return bind(token, bankCard(n, payOf(p), p.realname === '林子安' ? '陈初航' : '林子安'))
  }),
  memberCommand('bind badly', fc.record({ who, bad: anyIndex }), ({ p, token }, { bad }) => {
    const { change, message, usdt } = BAD[bad % BAD.length] ?? { change: {}, message: '' }
    const good = usdt ? address(bad, false, payOf(p)) : bankCard(bad, payOf(p), holderOf(p))
    return bind(token, { ...good, ...change }, { message })
  }),
  memberCommand('bind with a wrong password', fc.record({ who, n: anyIndex }), ({ p, token }, { n }) =>
    bind(token, bankCard(n, 'wrong-one', holderOf(p))),
  ),
  memberCommand('unbind', fc.record({ who, n: anyIndex }), ({ p, token }, { n }) =>
    unbind(token, atIndex(p.cards, n)?.id ?? '0'),
  ),
  memberCommand('unbind what is another’s', fc.record({ who, n: anyIndex }), ({ p, token }, { n }, m) => {
    const others = m.people.filter((other) => other !== p).flatMap(({ cards }) => cards)
    return unbind(token, atIndex(others, n)?.id ?? '__proto__')
  }),
  memberCommand('read the cards', fc.record({ who, bank: fc.boolean() }), ({ token }, { bank }) =>
    readCards(token, bank ? CARD_TYPES.bank : CARD_TYPES.usdt),
  ),
]

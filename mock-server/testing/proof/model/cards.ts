import { CARD_TYPES, type CardType } from '#contracts/wire/codes.ts'
import { must, same } from '../same.ts'
import { expectedRead, expectedRefusal, expectedSuccess, memberCall } from './calls.ts'
import { paying } from './passwords.ts'
import type { Call, ModelCard } from './state.ts'

/** Bank cards and USDT addresses (docs/rules.md#cards). */

const MOST = 5

export type Binding = { owner: string; bank: string; number: string; branch: string; pay: string }

/** ERC20 addresses are case-insensitive, TRC20 addresses are not. */
const written = ({ owner, number }: Pick<ModelCard, 'owner' | 'number'>): string =>
  owner === 'ERC20' ? number.toLowerCase() : number

/** `wrong`: the form is invalid; `message` is the expected text, if known. */
export const bind = (token: string, card: Binding, wrong?: { message?: string }): Call =>
  memberCall(
    token,
    {
      path: '/api/bindcard',
      wire: {
        bank_owner: card.owner,
        bank: card.bank,
        bank_no: card.number,
        bank_address: card.branch,
        pay_pass: card.pay,
      },
    },
    (m, p) => {
      if (wrong) return expectedRefusal(wrong.message)
      const kind: ModelCard['kind'] = card.bank === 'USDT' ? 'usdt' : 'bank'
      if (kind === 'bank' && p.realname !== '' && card.owner !== p.realname)
        return expectedRefusal('持卡人姓名须与注册姓名一致，如需更正请联系在线客服')
      if (p.cards.some((bound) => written(bound) === written(card))) return expectedRefusal()
      if (p.cards.filter((bound) => bound.kind === kind).length >= MOST) return expectedRefusal()
      const { refused } = paying(m, p, card.pay)
      if (refused) return refused
      if (m.people.some((other) => other.cards.some((bound) => written(bound) === written(card))))
        return expectedRefusal(
          `该${kind === 'usdt' ? 'USDT地址' : '银行卡'}已被其他账号绑定，如有疑问请联系在线客服`,
        )
      const { owner, bank, number, branch } = card
      return expectedSuccess(async (_, real) => {
        // The first bank card gives its name to a member whom an automatic registration left without one.
        if (kind === 'bank') p.realname ||= owner
        const id = await real.lastCardOf(p.id)
        m.mustBeNew(`card ${id}`)
        p.cards.push({ id, kind, bank, owner, number, branch })
      }, '绑定成功')
    },
  )

export const unbind = (token: string, id: string): Call =>
  memberCall(token, { path: '/api/delcard', wire: { id } }, (_m, p) => {
    if (!p.cards.some((card) => card.id === id)) return expectedRefusal()
    p.cards = p.cards.filter((card) => card.id !== id)
    return expectedSuccess(undefined, '解绑成功')
  })

/** In this call 1 is bank and 2 is USDT. On the screens it is the other way round. */
export const readCards = (token: string, type: CardType): Call =>
  memberCall(token, { path: '/api/getcard', wire: { type } }, (_m, p) =>
    expectedRead(({ data }) => {
      const ownCards = p.cards.filter(({ kind }) => kind === (type === CARD_TYPES.bank ? 'bank' : 'usdt'))
      const rows = data as Record<string, string>[]
      must(ownCards.length <= MOST, `${ownCards.length} cards of a kind`)
      same(
        rows.map((row) => [row.id, row.bank, row.bank_owner, row.bank_no, row.bank_not, row.bank_address]),
        ownCards.map(({ id, bank, owner, number, branch }) => [
          id,
          bank,
          owner,
          number.replace(/.(?=.{4})/g, '*'),
          number.slice(-4),
          branch,
        ]),
        'the cards',
      )
    }),
  )

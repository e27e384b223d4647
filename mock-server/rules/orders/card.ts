import {
  CARD_NO_SHOWN_CHARS,
  MAX_CARDS_PER_KIND,
  PAY_PASSWORD_MAX_CHARS,
  PAY_PASSWORD_MIN_CHARS,
} from '#contracts/limits.ts'
import { isAddressOf, isCardNumber } from '#contracts/money/payees.ts'
import { bankBindTexts, usdtBindTexts } from '#contracts/texts/messages.ts'
import { isSameName } from '#contracts/texts/typed-texts.ts'
import { PROTOCOLS, type Protocol, USDT_BANK } from '#contracts/wire/codes.ts'
import { cardsOf } from '../../state/members.ts'
import { nextNumber } from '../../state/random.ts'
import type { CardKind, StoredCard } from '../../state/submissions.ts'
import type { Member, World } from '../../state/types.ts'
import { type Refusal, refuse } from '../outcome.ts'
import { payPasswordRefusal } from '../password.ts'
import { type ErrorText, realnameError } from '../profile.ts'
import { BANK_NAMES } from './banks.ts'

/** A bank card or USDT address of a member (docs/rules.md#cards). */
export type NewCard = { owner: string; bank: string; number: string; branch: string }

const isProtocol = (owner: string): owner is Protocol => (PROTOCOLS as readonly string[]).includes(owner)

function addressError({ owner, number }: NewCard): ErrorText {
  if (!isProtocol(owner)) return usdtBindTexts.protocol
  if (number === '') return usdtBindTexts.address
  return isAddressOf(owner, number) ? undefined : `USDT地址不符合${owner}格式，请核对协议与地址`
}

function bankCardError({ owner, bank, number, branch }: NewCard): ErrorText {
  if (owner === '') return bankBindTexts.owner
  if (!BANK_NAMES.includes(bank)) return bankBindTexts.bank
  if (!isCardNumber(number)) return bankBindTexts.cardNo
  return branch === '' ? bankBindTexts.branch : undefined
}

function payPasswordError(kind: CardKind, payPassword: string): ErrorText {
  const texts = kind === 'usdt' ? usdtBindTexts : bankBindTexts
  const { length } = payPassword
  if (length === 0 && kind === 'usdt') return usdtBindTexts.payPassword
  return length < PAY_PASSWORD_MIN_CHARS || length > PAY_PASSWORD_MAX_CHARS
    ? texts.payPasswordLength
    : undefined
}

/**
 * Whether two numbers are the same. An ERC20 address is hexadecimal, so its case is only a checksum. Two TRC20
 * addresses may differ only in case.
 */
const sameNumber = (a: Pick<NewCard, 'owner' | 'number'>, b: Pick<NewCard, 'number'>): boolean =>
  a.number === b.number || (a.owner === 'ERC20' && a.number.toLowerCase() === b.number.toLowerCase())

/**
 * The error of a card in another name than the registered one. If the member has no name yet, the first card gives
 * it.
 */
const holderError = ({ realname }: Member, { owner }: NewCard): ErrorText => {
  if (realname === '') return realnameError(owner) === undefined ? undefined : bankBindTexts.owner
  return isSameName(owner, realname) ? undefined : '持卡人姓名须与注册姓名一致，如需更正请联系在线客服'
}

const isBoundElsewhere = (world: World, memberId: string, newCard: NewCard): boolean =>
  Object.entries(world.cards).some(
    ([owner, cards]) => owner !== memberId && cards.some((card) => sameNumber(card, newCard)),
  )

/**
 * Binds a card or an address. Checks the form, the holder, the member's own cards, the payment password, and last
 * other members' cards, because only the account's owner may learn that a number is known here.
 */
export function bindCard(
  world: World,
  member: Member,
  newCard: NewCard,
  payPassword: string,
  now: number,
): Refusal | StoredCard {
  const kind: CardKind = newCard.bank === USDT_BANK ? 'usdt' : 'bank'
  const formError =
    (kind === 'usdt' ? addressError(newCard) : bankCardError(newCard)) ??
    payPasswordError(kind, payPassword) ??
    (kind === 'usdt' ? undefined : holderError(member, newCard))
  if (formError !== undefined) return refuse(formError)
  const cards = cardsOf(world, member.id)
  const kindName = kind === 'usdt' ? 'USDT地址' : '银行卡'
  if (cards.some((card) => sameNumber(card, newCard))) return refuse(`该${kindName}已绑定，无需重复添加`)
  if (cards.filter((card) => card.kind === kind).length >= MAX_CARDS_PER_KIND) {
    return refuse(`最多绑定${MAX_CARDS_PER_KIND}个${kindName}，请先解绑不用的`)
  }
  const refused = payPasswordRefusal(member, payPassword, now)
  if (refused) return refused
  if (isBoundElsewhere(world, member.id, newCard))
    return refuse(`该${kindName}已被其他账号绑定，如有疑问请联系在线客服`)
  if (kind === 'bank' && member.realname === '') member.realname = newCard.owner
  const card: StoredCard = { ...newCard, id: String(nextNumber(world, 'card')), kind, icon: '', atMs: now }
  const ownCards = world.cards[member.id]
  if (ownCards) ownCards.push(card)
  else world.cards[member.id] = [card]
  return card
}

/** Unbinds one of the member's own cards. A pending withdrawal keeps its own copy of the card. */
export function unbindCard(world: World, memberId: string, id: string): Refusal | undefined {
  const ownCards = world.cards[memberId]
  const index = ownCards?.findIndex((card) => card.id === id) ?? -1
  if (!ownCards || index < 0) return refuse('卡片不存在或已解绑，请刷新后再试')
  ownCards.splice(index, 1)
  return undefined
}

/** The number with all but its last four characters as asterisks. */
export const masked = (number: string): string =>
  '*'.repeat(Math.max(0, number.length - CARD_NO_SHOWN_CHARS)) + number.slice(-CARD_NO_SHOWN_CHARS)

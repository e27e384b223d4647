import { PROTOCOLS, type Protocol, USDT_BANK, WALLET_TABS, type WalletTab } from '#contracts/wire/codes.ts'
import type { Card } from '../../api/queries/money/cards.ts'
import { endOfNumber, maskCard, maskName } from '../../lib/format/mask.ts'

/** The texts for each kind of card, by tab. */
export const CARD_WORDS = {
  [WALLET_TABS.usdt]: { name: 'USDT地址', unit: '个', add: '添加 USDT 地址', path: '/addUsdtCard' },
  [WALLET_TABS.bank]: { name: '银行卡', unit: '张', add: '添加银行卡', path: '/addBankCard' },
} as const satisfies Record<WalletTab, object>

/** The tab for the `type` of an address. Any other value, including the home link's 0, is the first tab. */
export const tabOf = (type: string | null): WalletTab =>
  type === String(WALLET_TABS.bank) ? WALLET_TABS.bank : WALLET_TABS.usdt

const isAddress = ({ bank }: Card): boolean => bank === USDT_BANK

/** The protocol of a USDT address, which is in the field of the owner. An unknown protocol counts as the first one. */
export const protocolOf = ({ owner }: Card): Protocol =>
  PROTOCOLS.find((known) => known === owner.trim().toUpperCase()) ?? PROTOCOLS[0]

/** `TRC20 地址`, or the bank's name. */
export const titleOfCard = (card: Card): string =>
  isAddress(card) ? `${card.owner || USDT_BANK} 地址` : card.bank || CARD_WORDS[WALLET_TABS.bank].name

/** The number, or the masked one that the backend sends: whichever shows more characters at the end. */
const numberOf = ({ number, tail = '' }: Card): string =>
  number === '' || endOfNumber(tail).length > endOfNumber(number).length ? tail : number

/** Masks the number except its last 4 digits, even if the backend has masked some already. */
export const maskOfCard = (card: Card): string => maskCard(numberOf(card))

/**
 * What distinguishes a card from others in `cards` that look the same: its owner, or else its position. Empty if no
 * other looks the same.
 */
export function markOfCard(card: Card, cards: readonly Card[]): string {
  const lookOf = (each: Card) => `${titleOfCard(each)} ${maskOfCard(each)}`
  const alike = cards.filter((other) => lookOf(other) === lookOf(card))
  if (alike.length < 2) return ''
  const owner = maskName(card.owner)
  if (alike.filter((other) => maskName(other.owner) === owner).length < 2) return owner
  const { unit } = CARD_WORDS[isAddress(card) ? WALLET_TABS.usdt : WALLET_TABS.bank]
  return `第 ${cards.indexOf(card) + 1} ${unit}`
}

/** The end of the number for a screen reader: `尾号 7890`. `****` if none of it is known. */
export function tailOfCard(card: Card): string {
  const end = endOfNumber(numberOf(card))
  return end === '' ? '****' : `尾号 ${end}`
}

/** A card in a few words that distinguish it from the others: `云川银行 尾号 7890`. */
export const briefOfCard = (card: Card, cards: readonly Card[]): string =>
  [titleOfCard(card), tailOfCard(card), markOfCard(card, cards)].filter(Boolean).join(' ')

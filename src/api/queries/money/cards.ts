import { queryOptions } from '@tanstack/react-query'
import { type Card as CardRow, cardsContract } from '#contracts/cards.ts'
import { payPassword as payPasswordOf } from '#contracts/texts/typed-texts.ts'
import {
  cardTypeOfTab,
  type Protocol,
  USDT_BANK,
  WALLET_TABS,
  type WalletTab,
} from '#contracts/wire/codes.ts'
import { cardsPath } from '../../../lib/navigation/links.ts'
import type { ActionHandlers } from '../../core/action.ts'
import { answerOf, clientOf, dataOf } from '../../core/client/client.ts'
import { isSignedIn } from '../../core/client/session-store.ts'
import { LONG_FRESH_MS } from '../../core/fresh.ts'
import { keys } from '../../core/keys.ts'
import { useMoneyAction } from '../../core/money/money-action.ts'
import { type NamesOf, type Renamed, renamed } from '../../core/own-names.ts'

const cards = clientOf(cardsContract)

const CARD_NAMES = {
  bank_owner: 'owner',
  bank_no: 'number',
  bank_address: 'branch',
  bank_not: 'tail',
  ico: 'icon',
} as const satisfies NamesOf<CardRow>
/** A bank card or a USDT address. For USDT, `bank` is "USDT", `owner` the protocol and `number` the address. */
export type Card = Renamed<CardRow, typeof CARD_NAMES>

/**
 * POST /api/getcard: the member's cards of a tab. WALLET_TABS has 1 for USDT and 2 for bank; the call has them the
 * other way round.
 */
export const cardsQuery = (tab: WalletTab) =>
  queryOptions({
    queryKey: keys.cardsOf(tab),
    queryFn: ({ signal }) =>
      dataOf(cards.getcard({ body: { type: cardTypeOfTab(tab) }, fetchOptions: { signal } })).then((rows) =>
        rows.map((row) => renamed(row, CARD_NAMES)),
      ),
    enabled: isSignedIn,
  })

/** POST /api/banklist: the names of the banks to choose from when binding a card. */
export const banksQuery = () =>
  queryOptions({
    queryKey: keys.banks,
    queryFn: ({ signal }) =>
      dataOf(cards.banklist({ body: {}, fetchOptions: { signal } })).then((banks) =>
        banks.map(({ bank_name }) => bank_name),
      ),
    enabled: isSignedIn,
    staleTime: LONG_FRESH_MS,
  })

export type NewBankCard = { owner: string; bank: string; cardNo: string; branch: string; payPassword: string }
export type NewAddress = { protocol: Protocol; address: string; payPassword: string }

/** POST /api/bindcard for a bank card. Returns the server's message. */
export const useBindBankCard = (handlers?: ActionHandlers<NewBankCard, string>) =>
  useMoneyAction(
    {
      subject: ({ bank, cardNo }) => ({
        what: `绑定 ${bank} 尾号 ${cardNo.slice(-4)}`,
        records: cardsPath(WALLET_TABS.bank),
      }),
      send: async ({ owner, bank, cardNo, branch, payPassword }: NewBankCard) => {
        const card = { bank_owner: owner, bank, bank_no: cardNo, bank_address: branch }
        return (await answerOf(cards.bindcard({ body: { ...card, pay_pass: payPasswordOf(payPassword) } })))
          .message
      },
      reload: [keys.cards],
    },
    handlers,
  )

/** POST /api/bindcard for a USDT address: the bank is "USDT", and the protocol is sent as the owner. */
export const useBindAddress = (handlers?: ActionHandlers<NewAddress, string>) =>
  useMoneyAction(
    {
      subject: ({ protocol, address }) => ({
        what: `绑定 ${protocol} 地址尾号 ${address.slice(-4)}`,
        records: cardsPath(WALLET_TABS.usdt),
      }),
      send: async ({ protocol, address, payPassword }: NewAddress) => {
        const card = { bank_owner: protocol, bank: USDT_BANK, bank_no: address, bank_address: '' }
        return (await answerOf(cards.bindcard({ body: { ...card, pay_pass: payPasswordOf(payPassword) } })))
          .message
      },
      reload: [keys.cards],
    },
    handlers,
  )

/** The card to unbind, with the fields that identify it for the player. */
type CardToUnbind = Pick<Card, 'id' | 'bank' | 'number'>

/** POST /api/delcard (解绑). Returns the server's message. */
export const useUnbindCard = (handlers?: ActionHandlers<CardToUnbind, string>) =>
  useMoneyAction(
    {
      subject: ({ bank, number }) => ({
        what: `解绑 ${bank} 尾号 ${number.slice(-4)}`,
        records: cardsPath(bank === USDT_BANK ? WALLET_TABS.usdt : WALLET_TABS.bank),
      }),
      send: async ({ id }: CardToUnbind) => (await answerOf(cards.delcard({ body: { id } }))).message,
      reload: [keys.cards],
    },
    handlers,
  )

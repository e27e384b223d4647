import { type Fen, min, wholeYuan } from '#contracts/money/money.ts'
import { centralBalance } from '../../state/members.ts'
import type { StoredCard } from '../../state/submissions.ts'
import type { Member } from '../../state/types.ts'
import {
  type BuildContext,
  boundCard,
  deposit,
  intoVenue,
  member,
  playOff,
  recall,
} from '../building/builders.ts'
import { DEMO, type Persona, tokenOf } from '../personas.ts'

/** Members that scenarios start with, and the text that describes them in `must`. */

export const loggedIn = ({ username, realname, password, payPassword }: Persona): string =>
  `Member ${username} (real name ${realname}, password ${password}, payment password ${payPassword}) is logged in with token "${tokenOf(username)}"`

export function withMoney(
  context: BuildContext,
  central: Fen,
  venue = '',
  inVenue: Fen = wholeYuan(0),
): Member {
  const who = member(context, DEMO)
  if (central > 0) deposit(context, who, central)
  if (inVenue > 0) {
    deposit(context, who, inVenue)
    intoVenue(context, who, venue, inVenue)
  }
  return who
}

/** The check digit is wrong here, and in the five cards that `nthCard` makes of it, so no bank has issued one. */
export const BANK_CARD = {
  kind: 'bank',
  bank: '云川银行',
  owner: DEMO.realname,
  number: '6200005550002111888',
  branch: '云川银行滨江支行',
} as const
export const USDT_ADDRESS = {
  kind: 'usdt',
  bank: 'USDT',
  owner: 'TRC20',
  number: 'TDemoWaLLetDoNotSendAnyMoney11288x',
  branch: '',
} as const

/** The n-th card of a kind: only the last digit of its number differs. */
export const nthCard = (of: typeof BANK_CARD | typeof USDT_ADDRESS, n: number) => ({
  ...of,
  number: `${of.number.slice(0, -1)}${n}`,
})

/** A member who has met the wagering requirement and has two cards: ids 1 (bank) and 2 (USDT, TRC20). */
export function readyToWithdraw(
  context: BuildContext,
  central: Fen,
): { who: Member; bank: StoredCard; usdt: StoredCard } {
  const who = withMoney(context, central)
  if (central > 0) {
    intoVenue(context, who, 'yzdz', centralBalance(context.world, who.id))
    playOff(context, who, 'yzdz', min(central, wholeYuan(100_000)))
    recall(context, who)
  }
  return { who, bank: boundCard(context, who, BANK_CARD), usdt: boundCard(context, who, USDT_ADDRESS) }
}

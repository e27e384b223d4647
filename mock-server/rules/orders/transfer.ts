import { add, type Fen, ZERO } from '#contracts/money/money.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { CENTRAL_WALLET, CENTRAL_WALLET_NAME, type TransferRequest } from '#contracts/wallet.ts'
import {
  TRANSFER_DONE,
  TRANSFER_FAILED,
  TRANSFER_IN,
  TRANSFER_OUT,
  TRANSFER_WAITING,
  type TransferState,
} from '#contracts/wire/record-codes.ts'
import type { Venue } from '../../state/catalogue.ts'
import { accounts, balanceOf, move, post } from '../../state/ledger.ts'
import { centralBalance, venueBalance } from '../../state/members.ts'
import { orderNo } from '../../state/random.ts'
import { append, transactionLog } from '../../state/store/log.ts'
import type { Transaction } from '../../state/store/log-rows.ts'
import type { Entry, Member, World } from '../../state/types.ts'
import { isRefusal, type Refusal, refuse } from '../outcome.ts'

/**
 * Transfers between the central wallet and the venues (docs/rules.md#transfers). Each function changes the draft,
 * or returns a refusal and changes nothing.
 */

/** Moves `amount` between the central wallet (`userbalance`) and one venue, and returns the number of the record. */
export function transfer(
  world: World,
  member: Member,
  request: TransferRequest,
  now: number,
): Refusal | { no: string } {
  const route = transferRouteOf(world, member, request)
  return isRefusal(route)
    ? route
    : { no: book(world, member, route.venue, request.amount, route.isTransferIn, now) }
}

/**
 * Records a transfer that did not succeed. A failed or undefined one moves no money. A pending one takes the money
 * from its source and holds it, like a withdrawal in review. This is the mock's choice; the contract does not
 * define it.
 */
export function transferNotMade(
  world: World,
  member: Member,
  request: TransferRequest,
  state: Exclude<TransferState, typeof TRANSFER_DONE>,
  now: number,
): Refusal | { no: string } {
  const route = transferRouteOf(world, member, request)
  if (isRefusal(route)) return route
  const no = orderNo(world, 'T', formatBeijing(now))
  const held = accounts.held(member.id)
  if (state === TRANSFER_WAITING) post(world, now, 'transfer', move(route.from, held, request.amount), no)
  record(world, member, route.venue, request.amount, route.isTransferIn, no, now, {
    state,
    ...(state === TRANSFER_FAILED ? { centralAfter: null } : {}),
  })
  return { no }
}

type TransferRoute = { venue: Venue; isTransferIn: boolean; from: string }

/** The venue, direction and source account of a transfer, or a refusal. */
function transferRouteOf(
  world: World,
  member: Member,
  { amount, source, target }: TransferRequest,
): Refusal | TransferRoute {
  if (source === target) return refuse('转出与转入钱包不能相同，请重新选择')
  const isTransferIn = target === CENTRAL_WALLET
  if (!isTransferIn && source !== CENTRAL_WALLET) return refuse('场馆内钱包不支持互转')
  const venue = openVenue(world, isTransferIn ? source : target)
  if (isRefusal(venue)) return venue
  if (amount <= 0) return refuse('转账金额必须大于 0，请重新输入')
  const from = isTransferIn ? accounts.venue(member.id, venue.plat) : accounts.central(member.id)
  if (amount > balanceOf(world, from)) {
    return refuse(`${isTransferIn ? venue.name : CENTRAL_WALLET_NAME}余额不足，请调整转账金额`)
  }
  return { venue, isTransferIn, from }
}

/** The open venue with this platname, or a refusal. */
function openVenue(world: World, plat: string): Refusal | Venue {
  const venue = world.venues[plat]
  if (!venue) return refuse('场馆不存在，请重新选择')
  if (!venue.open) return refuse(`${venue.name}维护中，暂时无法转账，请稍后再试`)
  return venue
}

function book(
  world: World,
  member: Member,
  venue: Venue,
  amount: Fen,
  isTransferIn: boolean,
  now: number,
): string {
  const no = orderNo(world, 'T', formatBeijing(now))
  const central = accounts.central(member.id)
  const inVenue = accounts.venue(member.id, venue.plat)
  post(
    world,
    now,
    'transfer',
    isTransferIn ? move(inVenue, central, amount) : move(central, inVenue, amount),
    no,
  )
  record(world, member, venue, amount, isTransferIn, no, now)
  return no
}

function record(
  world: World,
  member: Member,
  venue: Venue,
  amount: Fen,
  isTransferIn: boolean,
  no: string,
  now: number,
  {
    state = TRANSFER_DONE,
    centralAfter = centralBalance(world, member.id),
  }: Partial<Pick<Transaction, 'state' | 'centralAfter'>> = {},
): void {
  append(world, 'transactions', transactionLog(member.id, isTransferIn ? TRANSFER_IN : TRANSFER_OUT), {
    no,
    atMs: now,
    amount,
    payWay: isTransferIn
      ? `${venue.name} → ${CENTRAL_WALLET_NAME}`
      : `${CENTRAL_WALLET_NAME} → ${venue.name}`,
    state,
    centralAfter,
  })
}

/** The amount that a recall moved, and the venues under maintenance that it skipped. */
export type Recall = { moved: Fen; skipped: Venue[] }

/**
 * Moves every venue balance into the central wallet, in one posting; the balance of the venue `except` stays. It
 * also succeeds if there is nothing to move.
 */
export function recallAll(world: World, member: Member, now: number, except?: string): Recall {
  const nonEmpty = Object.values(world.venues)
    .filter(({ plat }) => plat !== except)
    .map((venue) => ({ venue, balance: venueBalance(world, member.id, venue.plat) }))
    .filter(({ balance }) => balance > 0)
    .sort((a, b) => a.venue.order - b.venue.order)
  const recalled = nonEmpty.filter(({ venue }) => venue.open)
  const moved = add(ZERO, ...recalled.map(({ balance }) => balance))
  if (moved > 0) {
    const nos = recalled.map(() => orderNo(world, 'T', formatBeijing(now)))
    const entries: Entry[] = recalled.flatMap(({ venue, balance }) =>
      move(accounts.venue(member.id, venue.plat), accounts.central(member.id), balance),
    )
    let centralAfter = centralBalance(world, member.id)
    post(world, now, 'recall', entries, nos.join(' '))
    recalled.forEach(({ venue, balance }, index) => {
      centralAfter = add(centralAfter, balance)
      record(world, member, venue, balance, true, nos[index] ?? '', now, { centralAfter })
    })
  }
  return { moved, skipped: nonEmpty.filter(({ venue }) => !venue.open).map(({ venue }) => venue) }
}

/**
 * Auto-transfer at the launch of a game: all other venues are recalled, then the whole central wallet moves into
 * that venue (docs/rules.md#auto-transfer). Moves nothing if the switch is off or there is no money. Refuses a
 * closed or unknown venue. Money in other venues under maintenance stays there.
 */
export function autoTransferTo(
  world: World,
  member: Member,
  plat: string,
  now: number,
): Refusal | { moved: Fen } {
  const venue = openVenue(world, plat)
  if (isRefusal(venue)) return venue
  if (!member.autoTransfer) return { moved: ZERO }
  recallAll(world, member, now, plat)
  const amount = balanceOf(world, accounts.central(member.id))
  if (amount <= 0) return { moved: ZERO }
  book(world, member, venue, amount, false, now)
  return { moved: amount }
}

import { type Fen, wholeYuan, yuanOf } from '#contracts/money/money.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { CENTRAL_WALLET } from '#contracts/wallet.ts'
import { DEPOSIT, TRANSFER_IN, TRANSFER_OUT, WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import { winLoss } from '#mock/rules/bets/bet.ts'
import { type BuildContext, boundCard, intoVenue, recall } from '#mock/scenarios/building/builders.ts'
import { buildScenario } from '#mock/scenarios/catalogue.ts'
import { BANK_CARD, nthCard } from '#mock/scenarios/demo/people.ts'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { centralBalance, memberNamed, venueBalance } from '#mock/state/members.ts'
import { rowsOf, transactionLog } from '#mock/state/store/log.ts'
import type { Member, World } from '#mock/state/types.ts'

/** One world for all: the mock backend runs on it, the alternatives get the same records as plain rows. */

export const SEED = 7
export const TOKEN = tokenOf(DEMO.username)
export const VENUE = 'yzdz'
export const BET_CATEGORY = 'concise'
/** The page size of the mock backend, used for all. */
export const ROWS_A_PAGE = 10

const CARDS = 5
const RECALLS = 100

/** The scenario many-bets has no cards and few transfers: adds five cards and a hundred transfers there and back. */
export function fillWorld(world: World, now: number): void {
  const stage: BuildContext = { world, now }
  const member = demo(world)
  for (let n = 1; n <= CARDS; n++) boundCard(stage, member, nthCard(BANK_CARD, n))
  for (let n = 0; n < RECALLS; n++) {
    intoVenue(stage, member, VENUE, wholeYuan(100))
    recall(stage, member)
  }
  intoVenue(stage, member, VENUE, wholeYuan(100))
}

function demo(world: World): Member {
  const member = memberNamed(world, DEMO.username)
  if (!member) throw new Error('the world of many bets has no demo member')
  return member
}

/** The same records for an alternative: rows of plain JSON with amounts in 元, as its users would write them. */
export function sameRows(bets: number, now: number) {
  const world = buildScenario('many-bets', { bets }, { seed: SEED, now, clock: { stopped: true } })
  fillWorld(world, now)
  const member = demo(world)
  const wallet = (id: string, balance: Fen) => ({ id, memberId: member.id, balance: yuanOf(balance) })
  const venues = Object.values(world.venues)
  return {
    bets: [...rowsOf(world, 'bets', member.id)].map((bet) => ({
      id: bet.id,
      memberId: member.id,
      category: bet.category,
      bet_amount: yuanOf(bet.stake),
      win_loss: yuanOf(winLoss(bet)),
      Code: world.venues[bet.plat]?.name ?? bet.plat,
      status: bet.status,
      atMs: bet.atMs,
      created_at: formatBeijing(bet.atMs),
    })),
    transactions: [DEPOSIT, WITHDRAWAL, TRANSFER_IN, TRANSFER_OUT].flatMap((type) =>
      [...rowsOf(world, 'transactions', transactionLog(member.id, type))].map((row) => ({
        id: row.no,
        memberId: member.id,
        type,
        amount: yuanOf(row.amount),
        pay_way: row.payWay,
        state: row.state,
        created_at: formatBeijing(row.atMs),
      })),
    ),
    venues: venues.map(({ plat, name }) => ({ id: plat, name })),
    cards: (world.cards[member.id] ?? []).map(({ id, bank, owner, number }) => ({ id, bank, owner, number })),
    wallets: [
      wallet(CENTRAL_WALLET, centralBalance(world, member.id)),
      ...venues.map(({ plat }) => wallet(plat, venueBalance(world, member.id, plat))),
    ],
  }
}

export type SameRows = ReturnType<typeof sameRows>

import { CARD_NO_SHOWN_CHARS } from '#contracts/limits.ts'
import { ZERO } from '#contracts/money/money.ts'
import type { recordsContract } from '#contracts/records.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { dateFilterWindow } from '#contracts/time/beijing-windows.ts'
import { GAME_CATEGORIES, type GameCategory } from '#contracts/wire/game-codes.ts'
import { APPROVED, BET_SETTLED, DEPOSIT, WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import { winLoss } from '../rules/bets/bet.ts'
import { betTexts } from '../rules/bets/bet-texts.ts'
import { TURNOVER_PERCENT } from '../rules/bonus/turnover-weights.ts'
import { success } from '../rules/outcome.ts'
import { categoryLog, pageOf, rowAt, transactionLog } from '../state/store/log.ts'
import type { Bet } from '../state/store/log-rows.ts'
import type { World } from '../state/types.ts'
import type { Handlers } from './handler.ts'
import { asPage, PAGE_ROWS } from './paging.ts'

/** A bet of a kind of games that does not count whole also says so, since its record shows stake and turnover. */
function textsOf(world: World, memberId: string, bet: Bet, now: number) {
  const texts = betTexts(world, memberId, bet, now)
  const category = bet.category as GameCategory
  const percent = TURNOVER_PERCENT[category]
  return texts.result === undefined || bet.turnover <= ZERO || percent === 100
    ? texts
    : { ...texts, result: `${texts.result} · ${GAME_CATEGORIES[category]}按本金的 ${percent}% 计打码量` }
}

/** The title of a game that the site knows, also where it is no longer listed. */
function gameOf(world: World, { gameCode }: Bet): { game?: string } {
  const game = Object.hasOwn(world.games, gameCode) ? world.games[gameCode] : undefined
  return game ? { game: game.name } : {}
}

export const recordsHandlers: Handlers<typeof recordsContract> = {
  betrecord: ({ world, member, body, now }) => {
    const { date, page, api_type: category } = body
    const query = { page, size: PAGE_ROWS, window: dateFilterWindow(date, now) }
    const ofAll = () => pageOf(world, 'bets', member.id, query)
    const ofCategory = () => {
      const { rows, total } = pageOf(world, 'betsByCategory', categoryLog(member.id, category), query)
      return { rows: rows.map(({ position }) => rowAt(world, 'bets', member.id, position)), total }
    }
    const { rows, total } = category === '' ? ofAll() : ofCategory()
    const records = rows.map((bet) => ({
      bet_id: bet.id,
      bet_amount: bet.stake,
      win_loss: winLoss(bet),
      Code: world.venues[bet.plat]?.name ?? bet.plat,
      status: bet.status,
      ...(bet.status === BET_SETTLED ? { flow: bet.turnover } : {}),
      ...gameOf(world, bet),
      ...textsOf(world, member.id, bet, now),
      created_at: formatBeijing(bet.atMs),
    }))
    return success(asPage(records, page, total))
  },

  /** Ignores `api_type`, which has no meaning for money movements. */
  gettransrecord: ({ world, member, body, now }) => {
    const { date, page, type } = body
    const query = { page, size: PAGE_ROWS, window: dateFilterWindow(date, now) }
    const { rows, total } = pageOf(world, 'transactions', transactionLog(member.id, type), query)
    const records = rows.map(({ no, amount, payWay, state, centralAfter, remark, atMs }) => {
      const order = type === DEPOSIT && state === APPROVED ? world.deposits[no] : undefined
      const number = type === WITHDRAWAL ? world.withdrawals[no]?.card.number : undefined
      const creditedMs = order?.reviewedMs ?? undefined
      return {
        out_trade_no: no,
        amount,
        pay_way: payWay,
        state,
        ...(number === undefined ? {} : { bank_not: number.slice(-CARD_NO_SHOWN_CHARS) }),
        ...(centralAfter === null ? {} : { balance_after: centralAfter }),
        ...(creditedMs === undefined ? {} : { credited_at: formatBeijing(creditedMs) }),
        ...(remark === undefined ? {} : { remark }),
        created_at: formatBeijing(atMs),
      }
    })
    return success(asPage(records, page, total))
  },
}

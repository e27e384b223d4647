import { DAY_MS, HOUR_MS, MINUTE_MS, startOfBeijingDay } from '#contracts/beijing-time.ts'
import { add, type Fen, fen, subtract, wholeYuan, ZERO } from '#contracts/money.ts'
import { centralBalance, venueBalance } from '../world/members.ts'
import { type Rng, rngOf } from '../world/random.ts'
import type { Card, Member } from '../world/world.ts'
import { card, deposit, intoVenue, later, member, play, recall, type Stage, withdrawal } from './builders.ts'
import { DEMO, FRESH } from './personas.ts'

/** The demo's two members. The history of the first is 90 days of deposits, transfers, bets and withdrawals by the rules. */

const HISTORY_DAYS = 90
const CENTRAL_AT_START = fen(1_268_050)
const IN_VENUES: readonly (readonly [plat: string, amount: Fen])[] = [
  ['yzdz', fen(235_000)],
  ['tyg', fen(86_000)],
  ['cpz', fen(42_080)],
]

export function buildDemo(stage: Stage): void {
  const end = stage.now
  const today = startOfBeijingDay(end)
  stage.now = today - HISTORY_DAYS * DAY_MS + 10 * HOUR_MS
  const who = member(stage, DEMO)
  const usdt = card(stage, who, { kind: 'usdt', bank: 'USDT', owner: 'TRC20', number: 'TDemo8WalletDoNotSend0000000000041', branch: '' })
  card(stage, who, { kind: 'bank', bank: '云川银行', owner: who.realname, number: '6200005550001111888', branch: '云川银行滨江支行' })
  const rng = rngOf(stage.world)
  for (let day = HISTORY_DAYS; day > 2; day--) {
    stage.now = Math.max(stage.now, today - day * DAY_MS + rng.int(12 * 60, 14 * 60) * MINUTE_MS)
    dayOut(stage, who, usdt, rng)
  }
  stage.now = Math.max(stage.now, today - 2 * DAY_MS + 13 * HOUR_MS)
  settleUp(stage, who, usdt, rng)
  who.vip = 4
  who.vipSinceMs = today - 20 * DAY_MS
  stage.now = end
  member(stage, FRESH)
}

/** One day: now and then a deposit, an evening in one venue, and what is left comes back. */
function dayOut(stage: Stage, who: Member, to: Card, rng: Rng): void {
  if (centralBalance(stage.world, who.id) < wholeYuan(800) || rng.chance(1, 6)) {
    deposit(stage, who, wholeYuan(rng.int(5, 30) * 100), rng.pick(WAYS))
    later(stage, rng.int(5, 40) * MINUTE_MS)
  }
  if (rng.chance(1, 4)) return
  const plat = rng.pick(Object.keys(stage.world.venues).sort())
  evening(stage, who, plat, wholeYuan(rng.int(2, 8) * 100), rng)
  const central = centralBalance(stage.world, who.id)
  if (who.wagerLeft === 0 && central > wholeYuan(6000) && rng.chance(1, 2)) {
    withdrawal(stage, who, to, wholeYuan(rng.int(5, 30) * 100), rng.chance(1, 8) ? 'rejected' : 'approved')
    later(stage, MINUTE_MS)
  }
}

const WAYS = [
  { method: 'usdt', payWay: 'USDT-TRC20', protocol: 'TRC20' },
  { method: 'wechat', payWay: '微信支付', protocol: '' },
  { method: 'alipay', payWay: '支付宝', protocol: '' },
  { method: 'card', payWay: '银行卡转账', protocol: '' },
] as const

/** Carries money into a venue, plays a dozen bets, and brings back what is left. */
function evening(stage: Stage, who: Member, plat: string, budget: Fen, rng: Rng): void {
  const central = centralBalance(stage.world, who.id)
  const carried = central < budget ? central : budget
  if (carried <= 0) return
  intoVenue(stage, who, plat, carried)
  for (let round = rng.int(6, 16); round > 0; round--) {
    later(stage, rng.int(1, 4) * MINUTE_MS)
    const stake = wholeYuan(rng.pick([20, 50, 100, 200]))
    if (stake > venueBalance(stage.world, who.id, plat)) break
    play(stage, who, plat, stake, rng.chance(48, 100) ? fen(stake * 2) : ZERO, `${plat}-00${rng.int(1, 9)}`)
  }
  later(stage, MINUTE_MS)
  recall(stage, who)
}

/** Brings the wallets to what the demo promises, with nothing left to wager: plays, deposits, and withdraws the rest. */
function settleUp(stage: Stage, who: Member, to: Card, rng: Rng): void {
  const wanted = add(CENTRAL_AT_START, ...IN_VENUES.map(([, amount]) => amount))
  const enough = add(wanted, wholeYuan(100))
  for (;;) {
    const central = centralBalance(stage.world, who.id)
    if (central < enough) deposit(stage, who, add(subtract(enough, central), wholeYuan(1500)))
    else if (who.wagerLeft > 0) evening(stage, who, 'zrt', wholeYuan(3000), rng)
    else break
    later(stage, MINUTE_MS)
  }
  withdrawal(stage, who, to, subtract(centralBalance(stage.world, who.id), wanted), 'approved')
  for (const [plat, amount] of IN_VENUES) {
    later(stage, MINUTE_MS)
    intoVenue(stage, who, plat, amount)
  }
}

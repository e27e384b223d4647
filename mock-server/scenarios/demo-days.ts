import { HOUR_MS, MINUTE_MS, startOfBeijingDay } from '#contracts/beijing-time.ts'
import { add, type Fen, fen, min, subtract, wholeYuan, ZERO } from '#contracts/money.ts'
import { collectRebates } from '../rules/rebate.ts'
import { claimRedPacket, quotaOf } from '../rules/red-packet.ts'
import { centralBalance, venueBalance } from '../state/members.ts'
import type { Rng } from '../state/random.ts'
import type { StoredCard } from '../state/submissions.ts'
import type { Member, StoredGame, World } from '../state/types.ts'
import { type BuildContext, deposit, intoVenue, later, recall, withdrawal } from './builders.ts'
import { playRound } from './demo-play.ts'

/** The daily routine of the demo's member: deposits, play in a venue in the evening, and an occasional withdrawal. */
export type DemoMember = { stage: BuildContext; who: Member; card: StoredCard; rng: Rng }

const HUNDRED = wholeYuan(100)
const CENTRAL_AT_START = fen(1_268_050)
const IN_VENUES: readonly (readonly [plat: string, amount: Fen])[] = [
  ['yzdz', fen(68_000)],
  ['tyg', fen(36_450)],
  ['cpz', fen(20_050)],
]

const WAYS = [
  { method: 'usdt', payWay: 'USDT-TRC20', protocol: 'TRC20' },
  { method: 'wechat', payWay: '微信支付', protocol: '' },
  { method: 'alipay', payWay: '支付宝', protocol: '' },
  { method: 'card', payWay: '银行卡转账', protocol: '' },
] as const

const at = ({ stage }: DemoMember, hour: number): void => {
  stage.now = Math.max(stage.now, startOfBeijingDay(stage.now) + hour * HOUR_MS)
}

/** One ordinary day, `day` days before the demo begins. */
export function playOneDay(life: DemoMember, day: number): void {
  const { stage, who, rng } = life
  const { world } = stage
  morning(life)
  at(life, 13)
  if (day % 3 === 0) pay(life, fen(rng.int(14, 22) * HUNDRED))
  else if (centralBalance(world, who.id) < wholeYuan(1500)) pay(life, wholeYuan(1000))
  if (day % 7 === 4 && collectRebates(world, who, stage.now) > 0) later(stage, MINUTE_MS)
  at(life, 19)
  if (!rng.chance(1, 5)) evening(life, fen(rng.int(18, 26) * HUNDRED))
  at(life, 23)
  cashOut(life)
}

/** Claims red packets, if yesterday's deposits give any. */
function morning(life: DemoMember): void {
  const { stage, who, rng } = life
  at(life, 10)
  later(stage, rng.int(1, 90) * MINUTE_MS)
  if (rng.chance(1, 3)) return
  while (quotaOf(stage.world, who.id, stage.now).left > 0) {
    claimRedPacket(stage.world, who, rng, stage.now)
    later(stage, MINUTE_MS)
  }
}

function pay({ stage, who, rng }: DemoMember, amount: Fen): void {
  deposit(stage, who, amount, rng.pick(WAYS))
  later(stage, rng.int(5, 40) * MINUTE_MS)
}

/** Withdraws from a large balance once the wagering requirement is met; one withdrawal in eight is rejected. */
function cashOut({ stage, who, card, rng }: DemoMember): void {
  const central = centralBalance(stage.world, who.id)
  if (who.wageringLeft > 0 || central < wholeYuan(12_000)) return
  withdrawal(stage, who, card, fen(rng.int(20, 50) * HUNDRED), rng.chance(1, 8) ? 'rejected' : 'approved')
}

/** A venue's listed games, in display order. */
function gamesOf(world: World, plat: string): StoredGame[] {
  return Object.values(world.games)
    .filter((game) => game.plat === plat && game.listed)
    .sort((a, b) => a.order - b.order)
}

const HAUNTS = ['yzdz', 'yzdz', 'zrt', 'zrt', 'tyg', 'cpz', 'qpg', 'yzby', 'djg', 'obgdy', 'pp'] as const

/** Transfers money into a venue, stakes about `turnover` there on two games, and recalls what is left. */
function evening(life: DemoMember, turnover: Fen): void {
  const { stage, who, rng } = life
  const plat = rng.pick(HAUNTS)
  intoVenue(stage, who, plat, min(wholeYuan(2500), centralBalance(stage.world, who.id)))
  playIn(life, plat, turnover)
  later(stage, MINUTE_MS)
  recall(stage, who)
}

function playIn({ stage, who, rng }: DemoMember, plat: string, turnover: Fen): void {
  const shelf = gamesOf(stage.world, plat)
  const favourites = [rng.pick(shelf), rng.pick(shelf)]
  let staked = ZERO
  while (staked < turnover) {
    const stake = min(wholeYuan(rng.pick(STAKES)), venueBalance(stage.world, who.id, plat))
    if (stake <= 0) return
    playRound(stage, who, rng.pick(favourites), stake, rng)
    staked = add(staked, stake)
    later(stage, rng.int(20, 400) * 500)
  }
}
const STAKES = [100, 100, 200, 200, 300] as const

/**
 * The last day before the demo begins: a deposit that gives red packets today, bets until the wagering requirement is
 * met, a withdrawal down to the fixed start balances, and transfers into three venues.
 */
export function withdrawRest(life: DemoMember): void {
  const { stage, who, card } = life
  const wanted = add(CENTRAL_AT_START, ...IN_VENUES.map(([, amount]) => amount))
  at(life, 13)
  pay(life, wholeYuan(2000))
  for (;;) {
    const central = centralBalance(stage.world, who.id)
    if (who.wageringLeft > 0 && central > 0) evening(life, who.wageringLeft)
    else if (central < add(wanted, wholeYuan(100)))
      pay(life, roundUp(subtract(add(wanted, wholeYuan(600)), central)))
    else break
  }
  withdrawal(stage, who, card, subtract(centralBalance(stage.world, who.id), wanted), 'approved')
  for (const [plat, amount] of IN_VENUES) {
    later(stage, MINUTE_MS)
    intoVenue(stage, who, plat, amount)
  }
}

/** Rounds up to the next 100 元. */
const roundUp = (amount: Fen): Fen => fen(Math.ceil(amount / HUNDRED) * HUNDRED)

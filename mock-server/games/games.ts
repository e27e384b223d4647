import { add, type Fen, ZERO } from '#contracts/money/money.ts'
import type { Roll } from '../seeded.ts'
import { BET_TEXTS } from './client/bet-texts.ts'
import type { GameMath } from './game.ts'
import type { GameKind, GameTypes } from './kinds.ts'
import { limitText } from './limit-text.ts'
import { ROUNDS_SHOWN } from './rounds-shown.ts'
import type { DemoGame, GamePlay, Play, PlayWithOutcome, RoundContext, SeatAt } from './seat.ts'
import { GAMES } from './seats.ts'
import { SKINS, type Skin } from './skins.ts'
import { type Platname, skinOf, titlesAt } from './titles/titles.ts'
import type { OpenBet, VenueState } from './wire.ts'

/**
 * The demo games, as the rest of the mock sees them: what a stake wins, and what a seat may do next. A real venue is a
 * third party, so games know nothing of wallets, members or the world, and nothing else knows what kinds there are.
 */

export type { PaymentPageOrder } from './pay-wire.ts'
export type { Play, PlayWithOutcome, SeatAt } from './seat.ts'
export type { GameName } from './titles/titles.ts'
export type { VenueState } from './wire.ts'

/** What a stake wins. */
export type Outcome = {
  /** The payout, stake included; 0 is a loss. */
  payout: Fen
  /** The part of the stake that counts as turnover, if the game has rules of its own. */
  countedStake: Fen | undefined
  /** The part of the stake that was not played, if a round may end before it is. */
  unplayed: Fen | undefined
}

/** A bet that the game accepts. */
export type AcceptedBet = {
  pick: unknown
  round: number
  /** Its draw is the same for all players of the title. */
  isShared: boolean
  draw(roll: Roll): { drawn: unknown; outcome: Outcome }
  settlesAt(drawn: unknown): number
}

/** How a decision changes an open bet. `stake` is the whole stake after it. */
export type Acted = { drawn: unknown; raise: Fen; stake: Fen; settlesAt: number; outcome: Outcome }

export type ShownSeat = Pick<VenueState, 'skin' | 'min' | 'max' | 'table' | 'open' | 'recent'>

/** `result` in parts, separated by ` · `: what came out, then what the round showed. */
export type BetTexts = { pick: string; result: string }

export type Game = {
  /** The largest stake of one bet. */
  most: Fen
  /** Accepts a bet from the wire beside the open ones, or returns the text why not. */
  bet(at: SeatAt, open: readonly PlayWithOutcome[], stake: Fen, raw: unknown): AcceptedBet | string
  /** Carries out a decision about an open bet, or returns the text why not. `at.round` is the round of the bet. */
  act(at: SeatAt, play: Play, action: unknown): ((roll: Roll) => Acted) | string
  /** What the page shows of the seat. `recent`: settled bets, newest first. */
  shown(at: SeatAt, open: readonly PlayWithOutcome[], recent: readonly PlayWithOutcome[]): ShownSeat
  /** The pick and the result of a play, in the words of the page, with all that the round showed. */
  texts(at: SeatAt, one: PlayWithOutcome): BetTexts
  /** A round that somebody played at `at`, for worlds with a history. */
  past(at: SeatAt, stake: Fen, roll: Roll): Outcome & { told: BetTexts }
}

/** A venue's titles in the order of its list, each with whether a demo game plays it. */
export const titlesOf = (platname: Platname): { code: string; name: string; isPlayed: boolean }[] =>
  titlesAt(platname).map(({ code, name, skin }) => ({ code, name, isPlayed: skin !== null }))

/** The demo game behind a title, by the title's code; undefined if none plays it. */
export function gameOf(code: string): Game | undefined {
  const skin = skinOf(code)
  return skin && gameWith(SKINS[skin], skin)
}

// The casts are safe: a seat's plays are of one title, which has one kind.
function gameWith<K extends GameKind>(kind: K, skin: Skin): Game {
  const game = GAMES[kind]
  const inSkin = (at: SeatAt): RoundContext => ({ ...at, skin })
  const own = (one: PlayWithOutcome) => one as PlayWithOutcome<GamePlay<K>>
  return {
    most: game.limits.max,
    bet: (at, open, stake, raw) => acceptedBet(game, inSkin(at), open.map(own), stake, raw),
    act: (at, play, action) => actedOn(game, inSkin(at), play as GamePlay<K>, action),
    shown: (at, open, recent) => shownSeat(game, inSkin(at), open.map(own), recent.map(own)),
    texts: (at, one) => textsOf(kind, inSkin(at), own(one)),
    past: (at, stake, roll) => pastRound(kind, inSkin(at), stake, roll),
  }
}

const outcomeOf = <Pick, Drawn>(
  math: GameMath<Pick, Drawn>,
  stake: Fen,
  pick: Pick,
  drawn: Drawn,
): Outcome => ({
  payout: math.returned(stake, pick, drawn),
  countedStake: math.countedStake?.(stake, pick, drawn),
  unplayed: math.unplayed?.(stake, pick, drawn),
})

const limitRefusal = ({ min, max }: { min: Fen; max: Fen }, stake: number): string | undefined =>
  stake < min || stake > max ? `单注限额 ${limitText(min, max)}，请调整投注金额` : undefined

function acceptedBet<K extends GameKind>(
  game: DemoGame<K>,
  at: RoundContext,
  open: readonly PlayWithOutcome<GamePlay<K>>[],
  stake: Fen,
  raw: unknown,
): AcceptedBet | string {
  const math = game.math(at)
  const outside = math.parts ? undefined : limitRefusal(game.limits, stake)
  if (outside !== undefined) return outside
  const closed = game.closed(at, open)
  if (closed !== undefined) return closed
  const pick = math.read(raw)
  if (typeof pick === 'string') return pick
  const parts = math.parts?.(pick) ?? 1
  if ((math.staked?.(pick) ?? stake) !== stake || stake % parts !== 0) return '投注金额有误，请重新下注'
  const tooMuch = limitRefusal(game.limits, stake / parts) ?? math.tooMuch?.(stake, pick)
  if (tooMuch !== undefined) return tooMuch
  return {
    pick,
    round: game.round?.(at) ?? at.round,
    isShared: math.shared ?? false,
    draw(roll) {
      const drawn = math.draw(roll, pick)
      return { drawn, outcome: outcomeOf(math, stake, pick, drawn) }
    },
    settlesAt: (drawn) => game.settlesAt(at, drawn as GameTypes[K]['drawn'], pick),
  }
}

function actedOn<K extends GameKind>(
  game: DemoGame<K>,
  at: RoundContext,
  play: GamePlay<K>,
  action: unknown,
): ((roll: Roll) => Acted) | string {
  const decision = game.act?.(at, play, action) ?? '本局没有可选的操作'
  if (typeof decision === 'string') return decision
  const math = game.math(at)
  return (roll) => {
    const acted = decision(roll)
    const stake = add(play.stake, acted.raise)
    return { ...acted, stake, outcome: outcomeOf(math, stake, play.pick, acted.drawn) }
  }
}

function shownSeat<K extends GameKind>(
  game: DemoGame<K>,
  at: RoundContext,
  open: readonly PlayWithOutcome<GamePlay<K>>[],
  recent: readonly PlayWithOutcome<GamePlay<K>>[],
): ShownSeat {
  const betShown = ({ play }: PlayWithOutcome<GamePlay<K>>): OpenBet<K> => ({
    id: play.betId,
    stake: play.stake,
    placedAt: play.placedMs,
    dueAt: game.shownDue?.(at) ?? play.dueMs,
    pick: game.pick(at, play),
  })
  return {
    skin: at.skin,
    ...game.limits,
    table: game.table(at),
    open: open.map(betShown),
    recent: recent.map((settled) => ({
      ...betShown(settled),
      returned: settled.returned,
      ...(settled.isVoid ? { isVoid: true as const } : {}),
      result: game.result(at, settled.play),
    })),
  }
}

function textsOf<K extends GameKind>(
  kind: K,
  at: RoundContext,
  { play, returned, unplayed }: Omit<PlayWithOutcome<GamePlay<K>>, 'open' | 'isVoid'>,
): BetTexts {
  const [game, words] = [GAMES[kind], BET_TEXTS[kind]]
  const table = game.table(at)
  const picked = { pick: game.pick(at, play) }
  const came = { result: game.result(at, play), returned }
  const round = ROUNDS_SHOWN[kind]?.(came.result, table, unplayed) ?? []
  return {
    pick: words.wholePick?.(picked) ?? words.pick(picked, table),
    result: [words.result(came, table), ...round].join(' · '),
  }
}

function pastRound<K extends GameKind>(
  kind: K,
  at: RoundContext,
  stake: Fen,
  roll: Roll,
): Outcome & { told: BetTexts } {
  const game = GAMES[kind]
  const math = game.math(at)
  const pick = math.read(game.anyPick(at, roll, stake))
  if (typeof pick === 'string') throw new RangeError(pick)
  const drawn = game.past?.(roll) ?? math.draw(roll, pick)
  const outcome = outcomeOf(math, stake, pick, drawn)
  const { now } = at
  const play = {
    betId: '',
    stake,
    placedMs: now,
    dueMs: now,
    round: game.round?.(at) ?? at.round,
    pick,
    drawn,
  }
  // The texts are made for the moment after its match or draw, because before that nothing of it is known.
  const over = { ...at, now: game.settlesAt(at, drawn, pick) }
  const { payout: returned, unplayed = ZERO } = outcome
  return { ...outcome, told: textsOf(kind, over, { play: play as GamePlay<K>, returned, unplayed }) }
}

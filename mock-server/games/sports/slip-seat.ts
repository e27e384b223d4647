import { type Fen, fen, wholeYuan, ZERO } from '#contracts/money/money.ts'
import type { DemoGame, RoundContext } from '../seat.ts'
import type { Skin } from '../skins.ts'
import type { Programme } from './fixtures.ts'
import { MARKETS } from './model.ts'
import { cashOutOf, decidedAt, hasFallen, offersAt, slipAt, toldAt } from './slip.ts'
import { matchShown } from './slip-shown.ts'
import { SPORT_OF, SPORTS, type SportName } from './sports.ts'

/** The most open slips of a member at one title. */
const MAX_OPEN_SLIPS = 10

function programmeOf({ skin, gameSeed }: RoundContext): Programme {
  const sport = SPORTS.find((name): name is SportName & Skin => name === skin)
  if (!sport) throw new RangeError(`no sport has the skin ${skin}`)
  return { sport, seed: gameSeed }
}

export const slipGame: DemoGame<'slip'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(2_000) },
  math: (at) => slipAt(programmeOf(at), at.now, at.leastOdds),
  closed: (_at, open) =>
    open.length >= MAX_OPEN_SLIPS ? `最多同时持有 ${MAX_OPEN_SLIPS} 张未结算注单，请稍候` : undefined,
  settlesAt: (at, _drawn, pick) => decidedAt(programmeOf(at), pick),
  // The time of the decision would reveal how long the matches last.
  shownDue: ({ now }) => now + 1_000,
  act(at, { pick, stake, drawn }, action) {
    const offer = cashOutOf(programmeOf(at), stake, pick, at.now)
    if (offer === undefined) return '这张注单暂停兑现'
    const offerSeen = seenOffer(action)
    if (offerSeen === undefined) return '请选择要兑现的注单'
    if (hasFallen(offer, offerSeen)) return '兑现金额已变化，请确认后再试'
    return () => ({ drawn: { ...drawn, cashedOut: offer }, raise: ZERO, settlesAt: at.now })
  },
  table: (at) => {
    const programme = programmeOf(at)
    const { name, sets, stepMs, rule } = SPORT_OF[programme.sport]
    return {
      ...{ kind: 'slip', sport: name, rule, sets, stepMs },
      matches: offersAt(programme, at.now).map((offer) => matchShown(programme, offer, at.now)),
    }
  },
  pick: (at, { pick, stake, drawn }) => ({
    legs: pick.legs.map(({ odds, match, choice, taken }) => ({ odds, match, choice, taken })),
    ...(pick.style === undefined ? {} : { style: pick.style }),
    cashOut: drawn.cashedOut === undefined ? (cashOutOf(programmeOf(at), stake, pick, at.now) ?? ZERO) : ZERO,
  }),
  result: (at, { pick, drawn }) => toldAt(programmeOf(at), pick, drawn, at.now),
  anyPick: (at, roll) => {
    const offered = offersAt(programmeOf(at), at.now).flatMap(({ fixture, odds, lines }) =>
      MARKETS.flatMap((market) =>
        odds[market].flatMap((pays, outcome) =>
          pays
            ? [
                {
                  ...{ lane: fixture.lane, number: fixture.number, market, outcome, odds: pays },
                  ...(market === 'result' ? {} : { line: lines[market] }),
                },
              ]
            : [],
        ),
      ),
    )
    return { legs: [offered[roll(offered.length)]] }
  },
}

function seenOffer(action: unknown): Fen | undefined {
  const raw =
    action !== null && typeof action === 'object' && 'cashOut' in action ? action.cashOut : undefined
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw > 0 ? fen(raw) : undefined
}

import { addressesOf, ROUTES } from '../access/addresses.ts'
import { type Draw, drawOf } from './draw.ts'

/** What a step does. `at`, from 0 to 1, chooses among what the page shows at that moment. */
export type Act =
  | { do: 'tap'; at: number; times: 1 | 2 }
  | { do: 'type'; at: number; value: number; naughty: boolean; enter: boolean }
  /** Taps these places one after the other, faster than anything is drawn. */
  | { do: 'rage'; at: readonly number[] }
  /** Goes to an address in both tabs, and taps the same control in both at once. */
  | { do: 'both tabs'; address: string; at: number }
  /** Another app for so long, and back. */
  | { do: 'background'; ms: number }
  /** Fills in a whole form and sends it, once or by a double tap: random taps alone seldom get that far. */
  | { do: 'form'; address: string; value: number; times: 1 | 2 }
  | { do: 'scroll'; byPx: number }
  | { do: 'go'; address: string }
  | { do: 'back' | 'forward' | 'escape' | 'reload' | 'theme' | 'second tab' | 'log in' | 'log out' }
  /** No network for this many steps. */
  | { do: 'offline'; steps: number }
  | { do: 'clock'; byMs: number }
  | { do: 'operator'; what: 'decide' | 'venue' | 'site' | 'credit'; at: number; yes: boolean }

/** One step: in which tab, what, how long the player looks at it, and whether a visitor logs in instead. */
export type Plan = { step: number; tab: 0 | 1; act: Act; restMs: number; logsInAsVisitor: boolean }

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const WEIGHTS: Readonly<Record<Act['do'], number>> = {
  tap: 480,
  rage: 40,
  'both tabs': 12,
  background: 15,
  type: 130,
  form: 60,
  scroll: 60,
  go: 130,
  back: 45,
  forward: 15,
  escape: 20,
  reload: 12,
  theme: 8,
  'second tab': 14,
  'log in': 8,
  'log out': 3,
  offline: 10,
  clock: 30,
  operator: 30,
}

const ADDRESSES = ROUTES.flatMap(addressesOf) as [string, ...string[]]
const FORMS = [
  ...(['/recharge', '/withdrawal?type=1', '/withdrawal?type=2', '/transfer', '/addBankCard'] as const),
  ...(['/addUsdtCard', '/password?type=2', '/userInfo', '/applyagent', '/fanshui', '/hongbao'] as const),
] as const
const RAGE_TAPS = 6
const LEAST_REST_MS = 80
const MOST_REST_MS = 500

/** The step that this seed makes at this place: nothing else decides about it. */
export function planOf(seed: number, step: number): Plan {
  const draw = drawOf(seed, step)
  return {
    step,
    tab: draw.chance(0.4) ? 1 : 0,
    restMs: draw.between(LEAST_REST_MS, MOST_REST_MS),
    logsInAsVisitor: draw.chance(0.15),
    act: actOf(draw),
  }
}

function actOf(draw: Draw): Act {
  const kind = draw.weighed(WEIGHTS)
  switch (kind) {
    case 'tap':
      return { do: kind, at: draw.part(), times: draw.chance(0.15) ? 2 : 1 }
    case 'type':
      return {
        ...{ do: kind, at: draw.part(), value: draw.part() },
        ...{ naughty: draw.chance(0.25), enter: draw.chance(0.2) },
      }
    case 'rage':
      return { do: kind, at: Array.from({ length: RAGE_TAPS }, draw.part) }
    case 'both tabs':
      return { do: kind, address: draw.pick(FORMS), at: draw.part() }
    case 'background':
      return { do: kind, ms: draw.between(50, 3_000) }
    case 'form':
      return { do: kind, address: draw.pick(FORMS), value: draw.part(), times: draw.chance(0.5) ? 2 : 1 }
    case 'scroll':
      return { do: kind, byPx: draw.between(-600, 1_200) }
    case 'go':
      return { do: kind, address: draw.pick(ADDRESSES) }
    case 'offline':
      return { do: kind, steps: draw.between(1, 10) }
    case 'clock':
      return { do: kind, byMs: clockMs(draw) }
    case 'operator':
      return {
        ...{ do: kind, at: draw.part(), yes: draw.chance(0.7) },
        what: draw.weighed({ decide: 6, venue: 2, site: 1, credit: 2 }),
      }
    default:
      return { do: kind }
  }
}

/** Minutes mostly, hours often, days seldom. */
const clockMs = (draw: Draw): number =>
  draw.between(1, draw.weighed({ '10': 1, '59': 1 }) === '10' ? 10 : 59) *
  Number(draw.weighed({ [MINUTE_MS]: 6, [10 * MINUTE_MS]: 3, [DAY_MS / 20]: 1 }))

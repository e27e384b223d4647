import { TRANSFER_DONE } from '#contracts/codes.ts'
import { wholeYuan } from '#contracts/money.ts'
import { CENTRAL_WALLET } from '#contracts/wallet.ts'
import { transfer, transferNotMade } from '../rules/transfer.ts'
import { isRefusal } from '../server/outcome.ts'
import type { Member } from '../state/types.ts'
import { type BuildContext, ScenarioRefused } from './builders.ts'
import { loggedIn, withMoney } from './people.ts'
import { DEMO } from './personas.ts'
import { none, scenario } from './scenario.ts'

/** Transfers that succeeded, failed, wait, or have an unknown state. */

const VENUE = 'yzdz'
/** State (docs/wire.md#transfer-state-codes) → 元, in the order of the requests. */
const AMOUNTS = [
  [0, 10],
  [1, 20],
  [2, 30],
  [3, 40],
] as const

function oneOfEach({ world, now }: BuildContext, who: Member, source: string, target: string): void {
  for (const [state, yuan] of AMOUNTS) {
    const wish = { amount: wholeYuan(yuan), source, target }
    const made =
      state === TRANSFER_DONE
        ? transfer(world, who, wish, now)
        : transferNotMade(world, who, wish, state, now)
    if (isRefusal(made)) throw new ScenarioRefused(made.message)
  }
}

export const transferScenarios = {
  'transfers-of-each-state': scenario({
    params: none,
    must: `${loggedIn(DEMO)}, had 1000 元 in the central wallet and 200 元 in venue ${VENUE}, and has just asked for eight transfers between them: four out (type 4), then four in (type 3). Of each four the first, of 10 元, has failed (0) and moved nothing; the second, of 20 元, succeeded (1); the third, of 30 元, waits for settlement (2): it has left its wallet and has not come to the other; the last, of 40 元, is in no known state (3) and moved nothing. The central wallet holds 970 元, the venue 170.`,
    build: (stage) => {
      const who = withMoney(stage, wholeYuan(1000), VENUE, wholeYuan(200))
      oneOfEach(stage, who, CENTRAL_WALLET, VENUE)
      oneOfEach(stage, who, VENUE, CENTRAL_WALLET)
    },
  }),
} as const

import { wholeYuan } from '#contracts/money/money.ts'
import { CENTRAL_WALLET } from '#contracts/wallet.ts'
import {
  TRANSFER_DONE,
  TRANSFER_FAILED,
  TRANSFER_UNDEFINED,
  TRANSFER_WAITING,
} from '#contracts/wire/record-codes.ts'
import { transfer, transferNotMade } from '../rules/orders/transfer.ts'
import type { Member } from '../state/types.ts'
import { type BuildContext, orThrow } from './building/builders.ts'
import { loggedIn, withMoney } from './demo/people.ts'
import { DEMO } from './personas.ts'
import { none, scenario } from './scenario.ts'

/** Transfers that succeeded, failed, wait, or have an unknown state. */

const VENUE = 'yzdz'
/** State (docs/wire.md#transfer-state-codes) → 元, in the order of the requests. */
const AMOUNTS = [
  [TRANSFER_FAILED, 10],
  [TRANSFER_DONE, 20],
  [TRANSFER_WAITING, 30],
  [TRANSFER_UNDEFINED, 40],
] as const

function oneOfEach({ world, now }: BuildContext, who: Member, source: string, target: string): void {
  for (const [state, yuan] of AMOUNTS) {
    const request = { amount: wholeYuan(yuan), source, target }
    orThrow(
      state === TRANSFER_DONE
        ? transfer(world, who, request, now)
        : transferNotMade(world, who, request, state, now),
    )
  }
}

export const transferScenarios = {
  'transfers-of-each-state': scenario({
    title: '成功、失败、等待和未知状态的转账',
    words: '转账失败 转账等待 转账成功 转入 转出 转账记录',
    path: '/transRecord?type=3',
    params: none,
    must: `${loggedIn(DEMO)}, had 1000 元 in the central wallet and 200 元 in venue ${VENUE}, and has just asked for eight transfers between them: four out (type 4), then four in (type 3). Of each four the first, of 10 元, has failed (0) and moved nothing; the second, of 20 元, succeeded (1); the third, of 30 元, waits for settlement (2): it has left its wallet and has not come to the other; the last, of 40 元, is in no known state (3) and moved nothing. The central wallet holds 970 元, the venue 170.`,
    build: (context) => {
      const who = withMoney(context, wholeYuan(1000), VENUE, wholeYuan(200))
      oneOfEach(context, who, CENTRAL_WALLET, VENUE)
      oneOfEach(context, who, VENUE, CENTRAL_WALLET)
    },
  }),
} as const

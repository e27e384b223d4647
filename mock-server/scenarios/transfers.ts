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
/** States (docs/wire.md#transfer-state-codes) in the order of the requests. */
const STATES = [TRANSFER_FAILED, TRANSFER_DONE, TRANSFER_WAITING, TRANSFER_UNDEFINED] as const
/** What the n-th transfer moves, in 元, is n times this. It differs by direction, so that no two errors cancel out. */
const OUT = { source: CENTRAL_WALLET, target: VENUE, step: 10 } as const
const IN = { source: VENUE, target: CENTRAL_WALLET, step: 12 } as const

function oneOfEach(
  { world, now }: BuildContext,
  who: Member,
  { step, ...way }: typeof OUT | typeof IN,
): void {
  for (const [at, state] of STATES.entries()) {
    const request = { ...way, amount: wholeYuan((at + 1) * step) }
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
    must: `${loggedIn(DEMO)}, had 1000 元 in the central wallet and 200 元 in venue ${VENUE}, and has just asked for eight transfers between them: four out (type 4), then four in (type 3). Of each four the first, of 10 元 out and 12 in, has failed (0) and moved nothing; the second, of 20 and 24 元, succeeded (1); the third, of 30 and 36 元, waits for settlement (2): it has left its wallet and has not come to the other; the last, of 40 and 48 元, is in no known state (3) and moved nothing. The central wallet holds 974 元, the venue 160. A record names wallets as players know them, never by their codes.`,
    build: (context) => {
      const who = withMoney(context, wholeYuan(1000), VENUE, wholeYuan(200))
      oneOfEach(context, who, OUT)
      oneOfEach(context, who, IN)
    },
  }),
} as const

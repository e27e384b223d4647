import { dateFilterWindow, formatBeijing } from '#contracts/beijing-time.ts'
import { rebateTexts } from '#contracts/messages.ts'
import { grouped } from '#contracts/money.ts'
import { rebateContract } from '#contracts/rebate.ts'
import { implement } from '../implement.ts'
import { done, ok, refuse } from '../outcome.ts'
import { collectRebates, rebateSums } from '../rules/rebate.ts'
import { rowsOf } from '../world/log.ts'
import type { Rebate } from '../world/world.ts'
import { paged } from './paging.ts'

const stateOf = ({ collectedMs }: Rebate) => (collectedMs === null ? 0 : 1)

export const rebateRoutes = implement(rebateContract, {
  /** The sums are over all rebates, whatever is filtered: pending is what the collect button will bring. */
  getfanshui: ({ world, member, body, now }) => {
    const { date, page, api_type: category, type: state } = body
    const rows = [...rowsOf(world, 'rebates', member.id, dateFilterWindow(date, now))]
      .filter((rebate) => category === '' || rebate.category === category)
      .filter((rebate) => state === '' || String(stateOf(rebate)) === state)
      .reverse()
      .map((rebate) => ({
        gamename: rebate.gameName,
        money: rebate.amount,
        state: stateOf(rebate) as 0 | 1,
        created_at: formatBeijing(rebate.atMs),
        updated_at: formatBeijing(rebate.collectedMs ?? rebate.atMs),
      }))
    const { collected, pending } = rebateSums(world, member)
    return ok({ list: paged(rows, page), jisuan: collected, nojisuan: pending })
  },

  dofanshui: ({ world, member, now }) => {
    const amount = collectRebates(world, member, now)
    return amount > 0 ? done(`已领取返水 ${grouped(amount)} 元`) : refuse(rebateTexts.nothingPending)
  },
})

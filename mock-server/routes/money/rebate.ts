import { grouped } from '#contracts/money/money.ts'
import type { rebateContract } from '#contracts/rebate.ts'
import { rebateTexts } from '#contracts/texts/messages.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { dateFilterWindow } from '#contracts/time/beijing-windows.ts'
import { REBATE_COLLECTED, REBATE_PENDING } from '#contracts/wire/record-codes.ts'
import { collectRebates, rebateSums } from '../../rules/bonus/rebate.ts'
import { refuse, success, successMessage } from '../../rules/outcome.ts'
import { pageOf, rowsOf } from '../../state/store/log.ts'
import type { Rebate } from '../../state/store/log-rows.ts'
import type { Handlers } from '../handler.ts'
import { asPage, PAGE_ROWS, pageFrom } from '../paging.ts'

const stateOf = ({ collectedMs }: Rebate): typeof REBATE_PENDING | typeof REBATE_COLLECTED =>
  collectedMs === null ? REBATE_PENDING : REBATE_COLLECTED

const recordOf = (rebate: Rebate) => ({
  gamename: rebate.gameName,
  money: rebate.amount,
  state: stateOf(rebate),
  ...(rebate.rate === undefined ? {} : { rate: rebate.rate }),
  ...(rebate.stake === undefined ? {} : { base: rebate.stake }),
  created_at: formatBeijing(rebate.atMs),
  updated_at: formatBeijing(rebate.collectedMs ?? rebate.atMs),
})

export const rebateHandlers: Handlers<typeof rebateContract> = {
  /** The sums cover all rebates, whatever the filter, because the collect button collects all pending ones. */
  getfanshui: ({ world, member, body, now }) => {
    const { date, page, api_type: category, type: state } = body
    const window = dateFilterWindow(date, now)
    const filtered = () => {
      const rows = [...rowsOf(world, 'rebates', member.id, window)]
        .filter((rebate) => category === '' || rebate.category === category)
        .filter((rebate) => state === '' || String(stateOf(rebate)) === state)
      return pageFrom(rows.reverse().map(recordOf), page)
    }
    const unfiltered = () => {
      const { rows, total } = pageOf(world, 'rebates', member.id, { page, size: PAGE_ROWS, window })
      return asPage(rows.map(recordOf), page, total)
    }
    const { collected, pending } = rebateSums(member)
    const list = category === '' && state === '' ? unfiltered() : filtered()
    return success({ list, jisuan: collected, nojisuan: pending })
  },

  dofanshui: ({ world, member, now }) => {
    const amount = collectRebates(world, member, now)
    return amount > 0
      ? successMessage(`已领取返水 ${grouped(amount)} 元`)
      : refuse(rebateTexts.nothingPending)
  },
}

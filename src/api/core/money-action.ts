import { useQueryClient } from '@tanstack/react-query'
import { isOffline } from '../../lib/network.ts'
import { type Action, type ActionHandlers, type ActionOptions, useAction } from './action.ts'
import { MONEY_KEYS } from './keys.ts'
import { notify } from './notify.ts'
import { refetchWithRetries } from './refetch.ts'
import { getToken } from './session-store.ts'
import { appBack } from './site-closed.ts'

export const OFFLINE_TEXT = '网络已断开，请检查网络后再试'
export const UNKNOWN_TEXT = '网络异常，结果未知，正在为您核对最新余额与记录'
export const MONEY_UNACCEPTED_TEXT = '因系统维护，刚才的请求未受理，重新提交前请核对余额与记录'
export const UNDER_WAY_TEXT = '同样的请求正在处理，请稍后查看余额与记录'

/** Of all screens of this tab: each request whose outcome is not settled yet. */
const underWay = new Set<string>()

const withoutPassword = (key: string, value: unknown) => (key === 'payPassword' ? undefined : value)

type MoneyOptions<V, A> = Pick<ActionOptions<V, A>, 'send'> &
  Partial<Pick<ActionOptions<V, A>, 'reload'>> & {
    /**
     * A request is not sent while another with this name and equal variables is under way in this tab, also where the
     * screen of that one was left. Without a name, only the screen’s own lock holds.
     */
    name?: string
    /** Shown after a lost answer. A red packet has its own text. */
    unknownText?: string
  }

/**
 * Every movement of money goes through here, see docs/faults.md#money-requests. Offline, the player is told
 * at once and nothing is sent, now or later. A lost answer is neither a success nor a failure: the player is
 * told that the outcome is unknown, and passwords are wiped. Balances and records are then refetched (3 tries)
 * before the button unlocks. Nothing is ever sent a second time. `reload` defaults to wallets, the member and
 * all records.
 */
export function useMoneyAction<V, A>(
  { name, send, reload = MONEY_KEYS, unknownText = UNKNOWN_TEXT }: MoneyOptions<V, A>,
  handlers?: ActionHandlers<V, A>,
): Action<V> {
  const client = useQueryClient()
  return useAction({ send, reload }, handlers, {
    start: (variables) => {
      const same = JSON.stringify([name, getToken(), variables], withoutPassword)
      if (isOffline()) notify(OFFLINE_TEXT, 'error')
      else if (name && underWay.has(same)) notify(UNDER_WAY_TEXT, 'info')
      else {
        underWay.add(same)
        return () => underWay.delete(same)
      }
    },
    unacceptedText: MONEY_UNACCEPTED_TEXT,
    onUnknown: async (visit) => {
      do {
        if (!visit.left) notify(unknownText, 'info')
        await refetchWithRetries(client, reload)
        // Once more where the repair notice has hidden the text and refused the reads.
      } while (await appBack())
    },
  })
}

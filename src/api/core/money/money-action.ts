import { useQueryClient } from '@tanstack/react-query'
import { isOffline } from '../../../lib/loading/network.ts'
import {
  type Action,
  type ActionHandlers,
  type ActionOptions,
  type RunCallbacks,
  useAction,
} from '../action.ts'
import { ask, notify } from '../client/notify.ts'
import { getToken } from '../client/session-store.ts'
import { MONEY_KEYS } from '../keys.ts'
import { refetchWithRetries } from '../refetch.ts'
import { appBack } from '../site-closed.ts'
import {
  type MoneyRequest,
  noteRequest,
  outcomeOf,
  type Subject,
  subjectOf,
  unseenLike,
} from './money-requests.ts'

export const OFFLINE_TEXT = '网络已断开，请检查网络后再试'
export const UNKNOWN_TEXT = '网络异常，结果未知，正在为您核对最新余额与记录'
export const MONEY_UNACCEPTED_TEXT = '因系统维护，刚才的请求未受理，重新提交前请核对余额与记录'
export const UNDER_WAY_TEXT = '同样的请求正在处理，请稍后查看余额与记录'

/** The requests of all screens of this tab whose outcome is not settled yet. */
const underWay = new Set<string>()

type MoneyOptions<V, A> = Pick<ActionOptions<V, A>, 'send'> &
  Partial<Pick<ActionOptions<V, A>, 'reload'>> & {
    /**
     * What the request does, in words for the player. Requests with the same words count as the same, see
     * `repeat`.
     */
    subject: (variables: V) => Subject
    /**
     * `asks`: the same request is not sent while it is running in this tab, even if the player has left its
     * screen. If the player has not seen the outcome of an earlier one, it is sent only after a question.
     * `waits`: without the question, because repeating the request does no harm.
     * `free`: only the lock of the screen itself applies.
     */
    repeat?: 'asks' | 'waits' | 'free'
    /** The text after a lost answer. A red packet has its own. */
    unknownText?: string
  }

/**
 * The action for every movement of money, see docs/faults.md#money-requests. Offline, it shows a toast at once and
 * sends nothing, now or later. A lost answer is neither a success nor a failure: the player reads that the outcome
 * is unknown, and passwords are cleared. Balances and records are then refetched (3 tries) before the button
 * unlocks. No request is ever sent a second time. `reload` defaults to wallets, the member and all records.
 */
export function useMoneyAction<V, A>(
  { subject, repeat = 'asks', send, reload = MONEY_KEYS, unknownText = UNKNOWN_TEXT }: MoneyOptions<V, A>,
  handlers?: ActionHandlers<V, A>,
): Action<V> {
  const client = useQueryClient()
  const start = (variables: V, isConfirmed = false): Started | Promise<Started> => {
    const requestSubject = subject(variables)
    const identity = `${getToken()} ${requestSubject.what}`
    if (isOffline()) return void notify(OFFLINE_TEXT, 'error')
    if (repeat !== 'free' && underWay.has(identity)) return void notify(UNDER_WAY_TEXT, 'info')
    const unseen = repeat === 'asks' && !isConfirmed && unseenLike(requestSubject.what)
    if (unseen) return askAgain(unseen).then((isAgreed) => (isAgreed ? start(variables, true) : undefined))
    underWay.add(identity)
    const request = noteRequest(requestSubject)
    return {
      settled: ({ outcome, error, isCertain }) =>
        outcome === 'ended' || isCertain
          ? request.drop()
          : // A host may have passed the request on before it answered 503, so repeating it needs a question.
            request.settle(outcome === 'closed' ? 'unknown' : outcome, error?.message),
      end: () => underWay.delete(identity),
      shown: request.markShown,
    }
  }
  return useAction({ send, reload }, handlers, {
    start,
    unacceptedText: MONEY_UNACCEPTED_TEXT,
    onUnknown: async (visit) => {
      do {
        if (!visit.isAway) notify(unknownText, 'info')
        await refetchWithRetries(client, reload)
        // Repeated if the maintenance notice has hidden the text and refused the reads.
      } while (await appBack())
    },
  })
}

type Started = RunCallbacks | undefined

const askAgain = (earlier: MoneyRequest): Promise<boolean> =>
  ask({
    title: '请勿重复提交',
    body: `您提交过同样的请求：${subjectOf(earlier)}，${outcomeOf(earlier)}。请先核对余额与记录，再决定是否再次提交。`,
    okText: '再次提交',
    cancelText: '暂不提交',
  })

import { useQueryClient } from '@tanstack/react-query'
import { isOffline } from '../../../lib/loading/network.ts'
import { type Action, type ActionHandlers, type ActionOptions, type RunNotes, useAction } from '../action.ts'
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

/** Of all screens of this tab: each request whose outcome is not settled yet. */
const underWay = new Set<string>()

type MoneyOptions<V, A> = Pick<ActionOptions<V, A>, 'send'> &
  Partial<Pick<ActionOptions<V, A>, 'reload'>> & {
    /** What is asked for, as the player is told of it. Requests that read alike are the same: see `repeat`. */
    subject: (variables: V) => Subject
    /**
     * `asks`: the same request is not sent while it is under way in this tab, also where its screen was left, and only after a
     * question where the player has not seen what became of the earlier one. `waits`: without the question, since it does no
     * more however often it is sent. `free`: only the screen's own lock holds.
     */
    repeat?: 'asks' | 'waits' | 'free'
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
  { subject, repeat = 'asks', send, reload = MONEY_KEYS, unknownText = UNKNOWN_TEXT }: MoneyOptions<V, A>,
  handlers?: ActionHandlers<V, A>,
): Action<V> {
  const client = useQueryClient()
  const start = (variables: V, isAsked = false): Started | Promise<Started> => {
    const asked = subject(variables)
    const same = `${getToken()} ${asked.what}`
    if (isOffline()) return void notify(OFFLINE_TEXT, 'error')
    if (repeat !== 'free' && underWay.has(same)) return void notify(UNDER_WAY_TEXT, 'info')
    const unseen = repeat === 'asks' && !isAsked && unseenLike(asked.what)
    if (unseen) return askAgain(unseen).then((isAgreed) => (isAgreed ? start(variables, true) : undefined))
    underWay.add(same)
    const request = noteRequest(asked)
    return {
      settled: ({ outcome, error, isCertain }) =>
        outcome === 'ended' || isCertain
          ? request.drop()
          : // A host may have handed the request on before it answered 503: it is not sent again without a question.
            request.settle(outcome === 'closed' ? 'unknown' : outcome, error?.message),
      end: () => underWay.delete(same),
      told: request.tell,
    }
  }
  return useAction({ send, reload }, handlers, {
    start,
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

type Started = RunNotes | undefined

const askAgain = (earlier: MoneyRequest): Promise<boolean> =>
  ask({
    title: '请勿重复提交',
    body: `您提交过同样的请求：${subjectOf(earlier)}，${outcomeOf(earlier)}。请先核对余额与记录，再决定是否再次提交。`,
    okText: '再次提交',
    cancelText: '暂不提交',
  })

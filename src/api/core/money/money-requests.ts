import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { fingerprint } from '../../../lib/device/fingerprint.ts'
import { createListeners } from '../../../lib/device/listeners.ts'
import { getToken, onSessionDropped } from '../client/session-store.ts'
import { serverNow } from '../server-time.ts'

/**
 * The money requests of this tab whose outcome the player has not seen, oldest first: running, lost, or answered
 * when no screen could show it. They live outside React, so that the crash of a screen loses none, and in the
 * tab's storage, so that a reload loses none (docs/faults.md#outcome-that-nobody-saw). They hold only what the
 * player reads, and no field of a form.
 */
const schema = () =>
  z.object({
    /** The member: a fingerprint of the token. */
    owner: z.string(),
    requests: z.array(
      z.object({
        what: z.string(),
        records: z.string(),
        atMs: z.int(),
        outcome: z.literal(['sent', 'done', 'refused', 'unknown']),
        words: z.optional(z.string()),
      }),
    ),
  })

/** The description of a request. */
export type Subject = {
  /** Kind, amount and target, as the player reads them. Two requests with the same text count as the same. */
  what: string
  /** The path of the app where the player can see the outcome. */
  records: string
}
export type MoneyRequest = Subject & {
  /** Epoch ms by the server's clock. */
  atMs: number
  outcome: 'sent' | 'done' | 'refused' | 'unknown'
  /** The server's text of a refusal. */
  words?: string | undefined
}

const KEY = 'yz:money-requests'
const MAX_REQUESTS = 20
/**
 * How long after it showed an outcome a crash of the screen may be due to it. The outcome may lead to another
 * screen, whose file and data load first.
 */
const CRASH_WINDOW_MS = 10_000

const ownerNow = () => fingerprint(getToken() ?? '')

/** The requests that an earlier page of this tab stored. A running one has lost its answer with that page. */
function readStored(): readonly MoneyRequest[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '')
    const { owner, requests } = z.parse(schema(), stored)
    return owner === ownerNow()
      ? requests.map((request) => (request.outcome === 'sent' ? { ...request, outcome: 'unknown' } : request))
      : []
  } catch {
    return []
  }
}

const changes = createListeners()
let unseen = readStored()
/** Requests whose outcome a screen has shown. */
let shown: { request: MoneyRequest; atMs: number }[] = []

function setUnseen(next: readonly MoneyRequest[]): void {
  unseen = next.slice(-MAX_REQUESTS)
  try {
    if (unseen.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ owner: ownerNow(), requests: unseen }))
  } catch {
    // The browser stores nothing; the page still keeps the requests.
  }
  changes.notify()
}

/** The end of the session clears what is known about the member. */
onSessionDropped(() => {
  shown = []
  setUnseen([])
})

/**
 * Notes a request that is about to be sent; it replaces an equal one. Returns the functions to call as its outcome
 * arrives.
 */
export function noteRequest({ what, records }: Subject) {
  let current: MoneyRequest = { what, records, atMs: serverNow(), outcome: 'sent' }
  const replace = (next: MoneyRequest | undefined) => {
    if (!unseen.includes(current)) return
    setUnseen(unseen.flatMap((request) => (request === current ? (next ?? []) : request)))
    current = next ?? current
  }
  setUnseen([...unseen.filter((request) => request.what !== what), current])
  return {
    settle: (outcome: 'done' | 'refused' | 'unknown', words?: string) =>
      replace({ ...current, outcome, words }),
    /** Removes the request: it was not accepted, because the session had ended or the site was closed. */
    drop: () => replace(undefined),
    /** Removes the request, because a screen has shown its outcome. An unknown outcome stays. */
    markShown: () => {
      if (current.outcome === 'unknown' || !unseen.includes(current)) return
      shown = [...shown, { request: current, atMs: Date.now() }].slice(-MAX_REQUESTS)
      replace(undefined)
    },
  }
}

/** Handles the crash of a screen: outcomes that it has just shown count as unseen again. */
export function screenCrashed(): void {
  const lastShown = shown
    .filter(({ atMs }) => Date.now() - atMs < CRASH_WINDOW_MS)
    .map(({ request }) => request)
  shown = []
  if (lastShown.length > 0) setUnseen([...unseen, ...lastShown])
}

const getUnseen = () => unseen
export const useUnseenRequests = (): readonly MoneyRequest[] =>
  useSyncExternalStore(changes.subscribe, getUnseen)
/** How long a known outcome counts. A player who repeats the request later means it. */
const KNOWN_OUTCOME_MS = 10 * 60_000
const isUnsettled = ({ outcome }: MoneyRequest) => outcome === 'unknown' || outcome === 'sent'
/** The unseen request with this text; undefined if there is none. */
export const unseenLike = (what: string) =>
  unseen.find(
    (request) =>
      request.what === what && (isUnsettled(request) || serverNow() - request.atMs < KNOWN_OUTCOME_MS),
  )

/** `14:03 转账 ¥ 100.00`, by the server's clock. */
export const subjectOf = ({ what, atMs }: MoneyRequest): string =>
  `${formatBeijing(atMs).slice(11, 16)} ${what}`

export function outcomeOf({ outcome, words }: MoneyRequest): string {
  if (outcome === 'refused') return words ? `未成功，${words}` : '未成功'
  return { sent: '正在等待结果', done: '提交成功', unknown: '结果未知' }[outcome]
}

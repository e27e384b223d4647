import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { fingerprint } from '../../../lib/device/fingerprint.ts'
import { createListeners } from '../../../lib/device/listeners.ts'
import { getToken, onSessionDropped } from '../client/session-store.ts'
import { serverNow } from '../server-time.ts'

/**
 * The money requests of this tab whose outcome the player has not seen, oldest first: on their way, lost, or answered where no
 * screen could say so. They live outside React, so that no error of a screen loses one, and in the tab's storage, so that no
 * reload does (docs/faults.md#outcome-that-nobody-saw). They hold what the player reads, and no field of a form.
 */
const schema = () =>
  z.object({
    /** Of whom: a fingerprint of the token. */
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

/** What an action says of its request. */
export type Subject = {
  /** Kind, amount and target, as the player reads them. Two requests that read alike are the same. */
  what: string
  /** The app's path where the player sees what came of it. */
  records: string
}
export type MoneyRequest = Subject & {
  /** Epoch ms by the server's clock. */
  atMs: number
  outcome: 'sent' | 'done' | 'refused' | 'unknown'
  /** Of a refusal: the server's. */
  words?: string | undefined
}

const KEY = 'yz:money-requests'
const MOST = 20
/** What a screen was told of may break it this much later: it leads on to another one, whose file and data come first. */
const MAY_BREAK_MS = 10_000

const ownerNow = () => fingerprint(getToken() ?? '')

/** What an earlier page of this tab has left. An answer that was under way went with it. */
function read(): readonly MoneyRequest[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '')
    const { owner, requests } = z.parse(schema(), stored)
    return owner === ownerNow()
      ? requests.map((one) => (one.outcome === 'sent' ? { ...one, outcome: 'unknown' } : one))
      : []
  } catch {
    return []
  }
}

const changes = createListeners()
let open = read()
/** Told to a screen that was there. */
let told: { request: MoneyRequest; atMs: number }[] = []

function change(next: readonly MoneyRequest[]): void {
  open = next.slice(-MOST)
  try {
    if (open.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ owner: ownerNow(), requests: open }))
  } catch {
    // The browser keeps nothing: the page still does.
  }
  changes.notify()
}

/** The session ended, and with it what is known of the member. */
onSessionDropped(() => {
  told = []
  change([])
})

/** Notes a request that is about to be sent, in the place of an equal one. Call what it returns as its outcome comes. */
export function noteRequest({ what, records }: Subject) {
  let now: MoneyRequest = { what, records, atMs: serverNow(), outcome: 'sent' }
  const become = (next: MoneyRequest | undefined) => {
    if (!open.includes(now)) return
    change(open.flatMap((one) => (one === now ? (next ?? []) : one)))
    now = next ?? now
  }
  change([...open.filter((one) => one.what !== what), now])
  return {
    settle: (outcome: 'done' | 'refused' | 'unknown', words?: string) => become({ ...now, outcome, words }),
    /** Nothing was asked for: the session or the site was found closed. */
    drop: () => become(undefined),
    /** A screen that was there has said the outcome. That it is unknown is no outcome. */
    tell: () => {
      if (now.outcome === 'unknown' || !open.includes(now)) return
      told = [...told, { request: now, atMs: Date.now() }].slice(-MOST)
      become(undefined)
    },
  }
}

/** A screen broke, perhaps over what it was just told. */
export function screenBroke(): void {
  const unseen = told.filter(({ atMs }) => Date.now() - atMs < MAY_BREAK_MS).map(({ request }) => request)
  told = []
  if (unseen.length > 0) change([...open, ...unseen])
}

const now = () => open
export const useUnseenRequests = (): readonly MoneyRequest[] => useSyncExternalStore(changes.subscribe, now)
/** What a player asks for after this long is meant, where the outcome of the one before is known. */
const KNOWN_COUNTS_MS = 10 * 60_000
const isOpen = ({ outcome }: MoneyRequest) => outcome === 'unknown' || outcome === 'sent'
/** The unseen request that reads so. */
export const unseenLike = (what: string) =>
  open.find((one) => one.what === what && (isOpen(one) || serverNow() - one.atMs < KNOWN_COUNTS_MS))

/** `14:03 转账 ¥ 100.00`, by the server's clock. */
export const subjectOf = ({ what, atMs }: MoneyRequest): string =>
  `${formatBeijing(atMs).slice(11, 16)} ${what}`

export function outcomeOf({ outcome, words }: MoneyRequest): string {
  if (outcome === 'refused') return words ? `未成功，${words}` : '未成功'
  return { sent: '正在等待结果', done: '提交成功', unknown: '结果未知' }[outcome]
}

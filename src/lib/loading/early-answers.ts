/**
 * Answers that the page requested while its script was still loading (boot/boot.ts). Each waits for its call, and
 * is handed out once, only to the session that it was requested for.
 */
export type EarlyAnswer = {
  response: Response
  text: string
  /** When its headers came: the moment of the server's time in them. */
  receivedAt: Moment
}

/** A moment by the phone: epoch ms, which a person may set, and ms by a clock that only runs, or stands still in sleep. */
export type Moment = { wallMs: number; steadyMs: number }
export const moment = (): Moment => ({ wallMs: Date.now(), steadyMs: performance.now() })

type Early = {
  /** `METHOD path body`, as the client is about to send it. */
  call: string
  token: string | null
  sentMs: number
  answer: Promise<EarlyAnswer>
}

declare global {
  interface Window {
    yzEarly?: Early[]
  }
}

/** An answer that waited longer than this is requested again. */
const FRESH_MS = 20_000

const waiting = (): Early[] => globalThis.window?.yzEarly ?? []

/** Keeps a call sent ahead of the client. A failure is reported by the client once it takes the answer. */
export function askEarly(call: string, token: string | null, answer: Promise<EarlyAnswer>): void {
  answer.catch(() => undefined)
  window.yzEarly = [...waiting(), { call, token, sentMs: performance.now(), answer }]
}

/** The early answer to this call, for whoever sends it first; undefined when there is none. */
export function takeEarly(call: string, token: string | undefined): Promise<EarlyAnswer> | undefined {
  const all = waiting()
  const early = all.find((one) => one.call === call)
  if (!early) return undefined
  window.yzEarly = all.filter((one) => one !== early)
  const fits = (early.token ?? undefined) === token && performance.now() - early.sentMs < FRESH_MS
  return fits ? early.answer : undefined
}

/** Drops the answers not taken yet: the site has closed since they were sent. */
export function dropEarlyAnswers(): void {
  delete globalThis.window?.yzEarly
}

/** Whether something was requested and all of it has come, now or within `waitMs`. */
export async function earlyAnswersIn(waitMs: number): Promise<boolean> {
  const answers = waiting().map(({ answer }) => answer)
  if (answers.length === 0) return false
  const timeOver = new Promise<false>((resolve) => setTimeout(resolve, waitMs, false))
  const allIn = Promise.all(answers).then(
    () => true,
    () => false,
  )
  return Promise.race([allIn, timeOver])
}

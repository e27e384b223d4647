/**
 * Answers that the page requested while its script was still loading (boot/boot.ts). Each is handed out once, to the
 * matching call of the session that it was requested for.
 */
export type EarlyAnswer = {
  response: Response
  text: string
  /** When its headers came, which is the moment of the server time in them. */
  receivedAt: Moment
}

/**
 * A moment by two clocks of the phone: `wallMs` is epoch ms, which a person may change; `steadyMs` only runs forward,
 * and may stand still while the phone sleeps.
 */
export type Moment = { wallMs: number; steadyMs: number }
export const moment = (): Moment => ({ wallMs: Date.now(), steadyMs: performance.now() })

type Early = {
  /** `METHOD path body`, exactly as the client will send it. */
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

/** Older answers are requested again. */
const FRESH_MS = 20_000

const waiting = (): Early[] => globalThis.window?.yzEarly ?? []

/** Keeps a call that was sent before the client loaded. The client reports a failure when it takes the answer. */
export function askEarly(call: string, token: string | null, answer: Promise<EarlyAnswer>): void {
  answer.catch(() => undefined)
  window.yzEarly = [...waiting(), { call, token, sentMs: performance.now(), answer }]
}

/** The early answer to this call, for the first caller. Undefined if there is none. */
export function takeEarly(call: string, token: string | undefined): Promise<EarlyAnswer> | undefined {
  const all = waiting()
  const early = all.find((candidate) => candidate.call === call)
  if (!early) return undefined
  window.yzEarly = all.filter((candidate) => candidate !== early)
  const fits = (early.token ?? undefined) === token && performance.now() - early.sentMs < FRESH_MS
  return fits ? early.answer : undefined
}

/** Drops the answers that nobody has taken, because the site has closed since they were requested. */
export function dropEarlyAnswers(): void {
  delete globalThis.window?.yzEarly
}

/** Whether something was requested and all of it arrives within `waitMs`. */
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

/**
 * Answers that the page asked for while its script was still on the way (boot/boot.ts), waiting for the call that
 * wants them. Each is handed out once, and only to the session that it was asked for.
 */
export type EarlyAnswer = {
  response: Response
  text: string
  /** When its head came, epoch ms by the phone: the server's time in it was true then. */
  receivedMs: number
}

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

/** An answer that waited longer than this is asked for anew. */
const FRESH_MS = 20_000

const waiting = (): Early[] => globalThis.window?.yzEarly ?? []

/** Asks ahead of the client. A failure is the client's to tell, once it asks. */
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

/** Forgets what nobody has asked for yet: it was answered by a site that is another by now. */
export function dropEarlyAnswers(): void {
  delete globalThis.window?.yzEarly
}

/** Whether something was asked for and all of it has come, by now or within `waitMs`. */
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

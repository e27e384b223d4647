import type { MockRequest } from './implement.ts'

/** A call with its request and its answer, as they were on the wire. */
export type LoggedCall = {
  id: number
  method: string
  path: string
  query: Record<string, string>
  token: string
  /** The request's body as text. An uploaded file appears with its name and size only. */
  body: string
  atMs: number
  /** How long the answer took, in real time. */
  tookMs: number
  /** HTTP status; undefined if no answer was sent. */
  status: number | undefined
  /** The code of the mock's envelope, before a fault changed it. */
  code: number
  applied: boolean
  /** The kind of the fault that applied; undefined without one. */
  fault: string | undefined
  /** The answer's body; undefined if none was sent, or if it was dropped to save memory. */
  answer: string | undefined
  /** The orders and bets that the call touched. */
  refs: string[]
}

/** The last calls, newest last. */
export type CallLog = {
  add(call: Omit<LoggedCall, 'id'>): void
  all(): readonly LoggedCall[]
  clear(): void
}

const CALLS_KEPT = 200
/** The most characters that all kept answers have together. Older calls are kept without their answer. */
const ANSWERS_KEPT = 4_000_000

export function callLog(): CallLog {
  let calls: LoggedCall[] = []
  let lastId = 0
  let answerChars = 0
  return {
    add: (call) => {
      lastId += 1
      calls.push({ ...call, id: lastId })
      answerChars += call.answer?.length ?? 0
      while (calls.length > CALLS_KEPT) answerChars -= calls.shift()?.answer?.length ?? 0
      for (const old of calls) {
        if (answerChars <= ANSWERS_KEPT) break
        answerChars -= old.answer?.length ?? 0
        old.answer = undefined
      }
    },
    all: () => calls,
    clear: () => {
      calls = []
      answerChars = 0
    },
  }
}

/** A request's body as text, for `LoggedCall.body`. */
export function bodyText({ body }: Pick<MockRequest, 'body'>): string {
  if (body.kind === 'text') return body.text
  if (body.kind !== 'form') return ''
  const fields = Object.fromEntries(
    Object.entries(body.fields).filter(([, value]) => typeof value === 'string'),
  )
  const files = Object.fromEntries(
    body.uploads.map(({ field, name, bytes }) => [field, `${name} (${bytes.length} bytes)`]),
  )
  return JSON.stringify({ ...fields, ...files })
}

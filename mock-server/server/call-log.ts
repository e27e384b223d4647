import type { MockRequest } from './implement.ts'

/** A call with its request and its answer, as they went over the wire. */
export type LoggedCall = {
  id: number
  method: string
  path: string
  query: Record<string, string>
  token: string
  /** The request's body as text; an uploaded file is named without its bytes. */
  body: string
  atMs: number
  /** How long the answer took, in real time. */
  tookMs: number
  /** HTTP status; undefined where no answer arrived. */
  status: number | undefined
  /** The code of the envelope that the mock backend gave, before a fault changed it. */
  code: number
  applied: boolean
  /** The kind of the fault that was in the way. */
  fault: string | undefined
  /** The answer's body; undefined where none arrived or it is not kept any more. */
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
/** Characters of all kept answers together; of older calls only the rest is kept. */
const ANSWERS_KEPT = 4_000_000

export function callLog(): CallLog {
  let calls: LoggedCall[] = []
  let lastId = 0
  let weight = 0
  return {
    add: (call) => {
      lastId += 1
      calls.push({ ...call, id: lastId })
      weight += call.answer?.length ?? 0
      while (calls.length > CALLS_KEPT) weight -= calls.shift()?.answer?.length ?? 0
      for (const old of calls) {
        if (weight <= ANSWERS_KEPT) break
        weight -= old.answer?.length ?? 0
        old.answer = undefined
      }
    },
    all: () => calls,
    clear: () => {
      calls = []
      weight = 0
    },
  }
}

/** A request's body as text. */
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

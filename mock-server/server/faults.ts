import { seededState, step } from '../state/random.ts'
import type { RngState } from '../state/types.ts'

/**
 * Faults: bad answers on request, the same in the page and over HTTP (docs/faults.md#injected-faults). They are
 * not part of the world, so a reload or another tab does not have them.
 */
export type FaultKind =
  /** A refusal in the usual envelope; 401 ends the session. */
  | { kind: 'refuse'; code: number; message: string }
  /** An answer without an envelope: an HTTP status, and the kind of its body. */
  | { kind: 'http'; status: number; body: 'json' | 'html' | 'empty' }
  /** The correct answer, cut off after `keep` characters (default: half of them). */
  | { kind: 'truncated'; keep?: number }
  /**
   * The correct answer with fields replaced: `{'data.balance': 'NaN', 'data.list': null}`. `undefined` removes a
   * field.
   */
  | { kind: 'patch'; fields: Record<string, unknown> }
  /** The connection ends without an answer. */
  | { kind: 'drop' }
  /** Like no network: no answer, and a page with the mock inside learns that it is offline. */
  | { kind: 'offline' }
  /** No answer until faults are cleared. */
  | { kind: 'hang' }
  /** The correct answer, late (see `delayMs` and `bytesPerSecond`). */
  | { kind: 'slow' }

export type Fault = FaultKind & {
  /** A path such as `/api/transfer`, or `*` for all. */
  endpoint: string
  /** Whether the request takes effect despite the fault. Default: false for refuse, http, drop, offline and hang. */
  applied?: boolean
  /** How many requests the fault applies to. Default: all until it is cleared. */
  times?: number
  /** How many requests pass first without the fault. */
  skip?: number
  delayMs?: number
  /** The largest extra delay; the delay is drawn from the seed. */
  jitterMs?: number
  /** How fast the body of the answer is sent. Default: at once. */
  bytesPerSecond?: number
}

export type FaultTable = {
  add(fault: Fault): void
  clear(): void
  list(): Fault[]
  /** The fault for this request, if any. Reduces its `skip` or `times`. */
  take(path: string): Fault | undefined
  /** The delay of this fault in ms. Draws once in any case. */
  delayOf(fault: Fault): number
}

export function faultTable(seed: number): FaultTable {
  let faults: Fault[] = []
  let rng: RngState = seededState(seed)
  return {
    add: (fault) => {
      faults.push({ ...fault })
    },
    clear: () => {
      faults = []
    },
    list: () => faults.map((fault) => ({ ...fault })),
    take: (path) => {
      for (const fault of faults) {
        if (fault.times === 0 || (fault.endpoint !== '*' && fault.endpoint !== path)) continue
        if (fault.skip) {
          fault.skip -= 1
          continue
        }
        if (fault.times !== undefined) fault.times -= 1
        return { ...fault }
      }
      return undefined
    },
    delayOf: ({ delayMs = 0, jitterMs = 0 }) => {
      const { drawn, state } = step(rng)
      rng = state
      return delayMs + (jitterMs > 0 ? drawn % (jitterMs + 1) : 0)
    },
  }
}

const SECOND_MS = 1000

/** How long the body of the answer is on its way, in ms. */
export function transferMsOf({ bytesPerSecond }: Fault, answer: MockResponse): number {
  if (bytesPerSecond === undefined || answer === 'drop') return 0
  const bytes = new TextEncoder().encode(answer.body).length
  return Math.ceil((bytes * SECOND_MS) / bytesPerSecond)
}

/** Whether one of the faults takes the whole network away. */
export const isOffline = (faults: readonly Fault[]): boolean =>
  faults.some(({ kind, endpoint, times }) => kind === 'offline' && endpoint === '*' && times !== 0)

/** Whether the request takes effect under this fault. */
export const isApplied = (fault: Fault | undefined): boolean =>
  fault === undefined ||
  (fault.applied ?? (fault.kind === 'truncated' || fault.kind === 'patch' || fault.kind === 'slow'))

/** What the mock sends: an answer, or nothing because the connection ends. */
export type MockResponse = { status: number; headers: Record<string, string>; body: string } | 'drop'

const TITLES: Record<number, string> = { 403: '403 Forbidden', 503: '503 Service Unavailable' }
/** The page of a server in front of the backend. */
const pageOf = (status: number): string => {
  const title = TITLES[status] ?? '502 Bad Gateway'
  return `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
}

/** The answer after the fault. The caller handles `hang` and delays, because it can wait. */
export function applyFault(fault: Fault, answer: Exclude<MockResponse, 'drop'>): MockResponse {
  switch (fault.kind) {
    case 'drop':
    case 'offline':
      return 'drop'
    case 'http':
      return badStatus(fault.status, fault.body)
    case 'truncated':
      return { ...answer, body: answer.body.slice(0, fault.keep ?? Math.floor(answer.body.length / 2)) }
    case 'patch':
      return { ...answer, body: patched(answer.body, fault.fields) }
    default:
      return answer
  }
}

function badStatus(status: number, body: 'json' | 'html' | 'empty'): MockResponse {
  if (body === 'html')
    return { status, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: pageOf(status) }
  const text = body === 'json' ? JSON.stringify({ error: 'Internal Server Error' }) : ''
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: text }
}

/** Sets fields in a JSON text by dotted path. Missing objects are created; a path through a non-object is ignored. */
function patched(text: string, fields: Record<string, unknown>): string {
  const root: unknown = JSON.parse(text)
  for (const [path, value] of Object.entries(fields)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const holder = names.reduce<unknown>(stepInto, root)
    if (!isObject(holder)) continue
    if (value === undefined) delete holder[last]
    else setOwn(holder, last, value)
  }
  return JSON.stringify(root)
}

/** The value of the field, which is created as an object if it is missing. */
function stepInto(holder: unknown, name: string): unknown {
  if (!isObject(holder)) return holder
  const existing = Object.hasOwn(holder, name) ? holder[name] : undefined
  return existing ?? setOwn(holder, name, {})
}

/** Sets an own field, even one named `__proto__`; an assignment to that name would change the prototype. */
function setOwn(holder: object, name: string, value: unknown): unknown {
  Object.defineProperty(holder, name, { value, configurable: true, enumerable: true, writable: true })
  return value
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

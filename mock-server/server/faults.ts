import { seededState, step } from '../state/random.ts'
import type { RngState } from '../state/types.ts'

/**
 * Bad answers on purpose, the same in the page and over HTTP (docs/faults.md#injected-faults). They are not part
 * of the world: a reload or another tab does not have them.
 */
export type FaultKind =
  /** A refusal in the usual envelope. 401 ends the session. */
  | { kind: 'refuse'; code: number; message: string }
  /** An answer without an envelope: an HTTP status, and what the body holds. */
  | { kind: 'http'; status: number; body: 'json' | 'html' | 'empty' }
  /** The right answer, cut off after `keep` of its characters (default: half). */
  | { kind: 'truncated'; keep?: number }
  /** The right answer with fields set: `{'data.balance': 'NaN', 'data.list': null}`. `undefined` removes a field. */
  | { kind: 'patch'; fields: Record<string, unknown> }
  /** The connection ends without an answer. */
  | { kind: 'drop' }
  /** As without a network: no connection either, and a page that has the mock backend inside is told so. */
  | { kind: 'offline' }
  /** No answer until faults are cleared. */
  | { kind: 'hang' }
  /** The right answer, late (see `delayMs` and `bytesPerSecond`). */
  | { kind: 'slow' }

export type Fault = FaultKind & {
  /** A path such as `/api/transfer`, or `*` for all. */
  endpoint: string
  /** Whether the request takes effect despite the fault. Default: false for refuse, http, drop, offline and hang. */
  applied?: boolean
  /** How many requests it applies to. Default: all until cleared. */
  times?: number
  /** How many requests pass untouched first. */
  skip?: number
  delayMs?: number
  /** Upper limit of an extra delay, drawn from the seed. */
  jitterMs?: number
  /** How fast the body of the answer arrives; left out: at once. */
  bytesPerSecond?: number
}

export type FaultTable = {
  add(fault: Fault): void
  clear(): void
  list(): Fault[]
  /** The fault for this request, if any. Counts down its `skip` and `times`. */
  take(path: string): Fault | undefined
  /** How long this fault delays, in ms. */
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

/** How long the body of an answer is on its way, in ms. */
export function transferMsOf({ bytesPerSecond }: Fault, answer: MockResponse): number {
  if (bytesPerSecond === undefined || answer === 'drop') return 0
  const bytes = new TextEncoder().encode(answer.body).length
  return Math.ceil((bytes * SECOND_MS) / bytesPerSecond)
}

/** Whether a set fault takes the network away as a whole. */
export const isOffline = (faults: readonly Fault[]): boolean =>
  faults.some(({ kind, endpoint, times }) => kind === 'offline' && endpoint === '*' && times !== 0)

/** Whether the request still takes effect under this fault. */
export const isApplied = (fault: Fault | undefined): boolean =>
  fault === undefined ||
  (fault.applied ?? (fault.kind === 'truncated' || fault.kind === 'patch' || fault.kind === 'slow'))

/** What the mock backend sends: an answer, or a connection that ends without one. */
export type MockResponse = { status: number; headers: Record<string, string>; body: string } | 'drop'

const TITLES: Record<number, string> = { 403: '403 Forbidden', 503: '503 Service Unavailable' }
/** As a server in front of the backend writes it. */
const pageOf = (status: number): string => {
  const title = TITLES[status] ?? '502 Bad Gateway'
  return `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
}

/** Changes the answer as the fault says. The caller handles `hang` and delays, because it can wait. */
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

/** Sets fields by dotted path in a JSON text. Missing objects are created; a path through a non-object is ignored. */
function patched(text: string, fields: Record<string, unknown>): string {
  const root: unknown = JSON.parse(text)
  for (const [path, value] of Object.entries(fields)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const at = names.reduce<unknown>(stepInto, root)
    if (!isObject(at)) continue
    if (value === undefined) delete at[last]
    else setOwn(at, last, value)
  }
  return JSON.stringify(root)
}

/** The field's value; a missing one is created as an object. */
function stepInto(holder: unknown, name: string): unknown {
  if (!isObject(holder)) return holder
  const known = Object.hasOwn(holder, name) ? holder[name] : undefined
  return known ?? setOwn(holder, name, {})
}

/** Also a field called `__proto__`, which an assignment takes for the prototype. */
function setOwn(holder: object, name: string, value: unknown): unknown {
  Object.defineProperty(holder, name, { value, configurable: true, enumerable: true, writable: true })
  return value
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

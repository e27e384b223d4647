/** One event, without any data of the member. docs/production.md#reports lists the fields. */
export type Report =
  | { kind: 'contract'; route: string; issues: string[] }
  | { kind: 'error' | 'rejection' | 'crash'; name: string; frames: string[] }
  | { kind: 'chunk'; file: string }
  | { kind: 'vital'; name: string; value: number; rating: string }

/** One message: the page's own script, which identifies the build, and the reports with their routes. */
export type Letter = { build: string; reports: (Report & { page: string })[] }

/**
 * At most this many in the life of a page: a fault that repeats must not become a flood. Vitals are counted apart: some
 * come again each time the page is left, and must not use up the room of faults.
 */
const MOST_FAULTS = 20
const MOST_VITALS = 10
/** Faults come in groups, which travel together. */
const WAIT_MS = 2_000

export type Outbox = { add: (report: Report) => void; flush: () => void }

/** Collects reports, each once, and sends them together: after a moment, or when the page may be about to end. */
export function outbox(send: (letter: Letter) => void, build: string, pageNow: () => string): Outbox {
  const known = { faults: new Set<string>(), vitals: new Set<string>() }
  let waiting: Letter['reports'] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const reports = waiting
    waiting = []
    send({ build, reports })
  }
  return {
    flush,
    add: (report) => {
      const text = JSON.stringify(report)
      const [reported, most] =
        report.kind === 'vital' ? [known.vitals, MOST_VITALS] : [known.faults, MOST_FAULTS]
      if (reported.size >= most || reported.has(text)) return
      reported.add(text)
      waiting.push({ ...report, page: pageNow() })
      timer ??= setTimeout(flush, WAIT_MS)
    },
  }
}

import type { CDPSession } from '@playwright/test'

/** The fields of a Chromium trace event that are read here; times in µs, `tdur` on the thread's CPU clock. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean } }
}

/** Main-thread time in ms: CPU time (without other programs on the machine) and busy time. */
export type Spent = { cpuMs: number; busyMs: number }

/** The Chromium trace events of these categories while the work is done. */
export async function traced(
  cdp: CDPSession,
  categories: readonly string[],
  work: () => Promise<void>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const take = ({ value }: { value: unknown[] }) => {
    for (const event of value as TraceEvent[]) events.push(event)
  }
  cdp.on('Tracing.dataCollected', take)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories] },
  })
  await work()
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', take)
  return events
}

/** Time in tasks between two moments, by CPU and by wall clock. A task that crosses a moment counts with its share. */
export function spentIn(tasks: readonly TraceEvent[], from: number, to: number): Spent {
  const spent = { cpuMs: 0, busyMs: 0 }
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    const inside = Math.min(ts + dur, to) - Math.max(ts, from)
    if (inside <= 0) continue
    spent.busyMs += inside / 1000
    spent.cpuMs += (tdur * (inside / dur)) / 1000
  }
  if (spent.cpuMs === 0) throw new Error('the trace has no task of the page')
  return spent
}

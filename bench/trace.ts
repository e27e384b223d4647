import type { CDPSession } from '@playwright/test'

/** The fields of a Chromium trace event that are read here; times in µs, `tdur` by the thread's own clock. */
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

/** What Chromium traces of these categories while the work is done. */
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

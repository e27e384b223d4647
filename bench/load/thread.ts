import type { BrowserContext } from '@playwright/test'
import { type TraceEvent, traced } from '../trace.ts'

/** What a load, and the idle page after it, cost the main thread. */
export type ThreadTime = {
  /** CPU ms until `EARLY_MS` after the navigation. */
  cpu: number
  /** The sum of what tasks take beyond 50 ms on a phone four times slower; and the longest task there. */
  blocking: number
  longest: number
  /** The idle page after that: % of a core, and how many style, layout and paint events. */
  idle: number
  styles: number
  layouts: number
  paints: number
}

export const EARLY_MS = 6_000
export const SLOWER = 4
const LONG_TASK_MS = 50
/** One percent of a second, in ms. */
const MS_OF_A_PERCENT = 10
export const TRACE_CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
]

/** Loads a page, leaves it alone, and reads the main thread's CPU time from a trace. */
export async function threadTimeOf(context: BrowserContext, url: string, idleS: number): Promise<ThreadTime> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const events = await traced(cdp, TRACE_CATEGORIES, async () => {
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForTimeout(EARLY_MS + idleS * 1000)
  })
  return threadTimeIn(events, new URL(url).origin, idleS)
}

/** The events of this process's main thread. */
export function mainThread(events: readonly TraceEvent[], pid: number): TraceEvent[] {
  const thread = events.find(
    (event) => event.name === 'thread_name' && event.pid === pid && event.args?.name === 'CrRendererMain',
  )
  if (!thread) throw new Error('the trace has no main thread of the page')
  return events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === thread.tid)
}

/**
 * A task is one `RunTask`. The category `toplevel` would add a second event inside each, and double every sum.
 */
export const isTask = ({ name }: TraceEvent): boolean => name === 'RunTask'

const tasksOf = (events: readonly TraceEvent[]): number[] =>
  events.filter(isTask).map(({ tdur = 0 }) => tdur / 1000)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function threadTimeIn(events: readonly TraceEvent[], origin: string, idleS: number): ThreadTime {
  const navigation = events.find(
    ({ name, args }) =>
      name === 'navigationStart' &&
      args?.data?.isOutermostMainFrame === true &&
      args.data.documentLoaderURL?.startsWith(origin),
  )
  if (!navigation) throw new Error(`the trace has no navigation to ${origin}`)
  const own = mainThread(events, navigation.pid)
  const border = navigation.ts + EARLY_MS * 1000
  const tasks = tasksOf(own.filter(({ ts }) => ts >= navigation.ts && ts < border))
  const late = own.filter(({ ts }) => ts >= border && ts < border + idleS * 1e6)
  if (tasks.length === 0) throw new Error('the trace has no task of the page')
  const many = (wanted: string) => late.filter(({ name }) => name === wanted).length
  return {
    cpu: sum(tasks),
    blocking: sum(tasks.map((ms) => Math.max(0, ms * SLOWER - LONG_TASK_MS))),
    longest: Math.max(...tasks) * SLOWER,
    idle: sum(tasksOf(late)) / (idleS * MS_OF_A_PERCENT),
    styles: many('UpdateLayoutTree'),
    layouts: many('Layout'),
    paints: many('Paint'),
  }
}

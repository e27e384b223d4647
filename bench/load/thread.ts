import type { BrowserContext } from '@playwright/test'
import { type TraceEvent, traced } from '../trace.ts'

/** What a load, and standing still after it, takes of the page's main thread. */
export type ThreadTime = {
  /** CPU ms until `EARLY_MS` after the navigation. */
  cpu: number
  /** What its tasks exceed 50 ms by, on a phone four times slower; and the longest of them there. */
  blocking: number
  longest: number
  /** Standing still after that: share of a core in %, and how often style, layout and paint were done. */
  idle: number
  styles: number
  layouts: number
  paints: number
}

export const EARLY_MS = 6_000
export const SLOWER = 4
const LONG_TASK_MS = 50
/** A second has a hundred times as many. */
const MS_OF_A_PERCENT = 10
export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/** Loads a page and leaves it alone, and reads from a trace what its main thread used by its own clock. */
export async function threadTimeOf(context: BrowserContext, url: string, idleS: number): Promise<ThreadTime> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const events = await traced(cdp, CATEGORIES, async () => {
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForTimeout(EARLY_MS + idleS * 1000)
  })
  return threadTimeIn(events, new URL(url).origin, idleS)
}

/** The main thread's own events since the page of this origin was asked for, and when that was. */
export function mainThread(
  events: readonly TraceEvent[],
  origin: string,
): { from: number; own: TraceEvent[] } {
  const navigation = events.find(
    ({ name, args }) =>
      name === 'navigationStart' &&
      args?.data?.isOutermostMainFrame === true &&
      args.data.documentLoaderURL?.startsWith(origin),
  )
  const thread = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === navigation?.pid && args?.name === 'CrRendererMain',
  )
  if (!navigation || !thread) throw new Error(`the trace has no navigation to ${origin}`)
  return {
    from: navigation.ts,
    own: events.filter(
      ({ ph, pid, tid, ts }) => ph === 'X' && pid === thread.pid && tid === thread.tid && ts >= navigation.ts,
    ),
  }
}

/**
 * A task is one `RunTask`. With the category `toplevel` there would be a second event of the same task inside it, and
 * every sum twice as much.
 */
export const tasksOf = (events: readonly TraceEvent[]): number[] =>
  events.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000)

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function threadTimeIn(events: readonly TraceEvent[], origin: string, idleS: number): ThreadTime {
  const { from, own } = mainThread(events, origin)
  const border = from + EARLY_MS * 1000
  const tasks = tasksOf(own.filter(({ ts }) => ts < border))
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

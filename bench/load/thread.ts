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

/** The events of this process's main thread: of all that is done for its page. */
export function mainThread(events: readonly TraceEvent[], pid: number): TraceEvent[] {
  const thread = events.find(
    (event) => event.name === 'thread_name' && event.pid === pid && event.args?.name === 'CrRendererMain',
  )
  if (!thread) throw new Error('the trace has no main thread of the page')
  return events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === thread.tid)
}

/**
 * A task is one `RunTask`. With the category `toplevel` there would be a second event of the same task inside it, and
 * every sum twice as much.
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

import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { median, type ResultSection } from '../measure.ts'
import { spentIn, traced } from '../trace.ts'
import { inFreshBrowser } from './chromium.ts'
import { byTurns } from './goals.ts'
import { memberToken, storeToken } from './member.ts'
import type { Options } from './options.ts'
import type { ServedBuild, Sites } from './sites.ts'
import { isTask, mainThread, SLOWER, TRACE_CATEGORIES } from './thread.ts'
import { enter, MARK, ROUND, walkRound } from './walk.ts'

const ROUNDS = 3
const MOST_MS = 100

type Walk = { wall: number[]; cpu: number[] }

/** Changes of screen with chunks loaded and data in the cache. */
export async function measureRoutes(sites: Sites, { runs }: Options): Promise<ResultSection[]> {
  const walks = await byTurns(sites.builds, runs, 'changes of screen', walked)
  const rows = sites.builds.flatMap(({ name }) => {
    const own = walks.get(name) ?? []
    const row = (how: string, pick: (walk: Walk) => number[]) => {
      const of = (share: number) => median(own.map((walk) => quantile(pick(walk), share)))
      const [middle, most, longest] = [of(0.5), of(0.95), of(1)]
      return {
        cells: [how, name, middle.toFixed(0), most.toFixed(0), longest.toFixed(0), `p95 < ${MOST_MS}`],
        isMet: most < MOST_MS,
      }
    }
    return [
      row(`wall clock at ${SLOWER}x`, ({ wall }) => wall),
      row(`main thread's CPU, times ${SLOWER}`, ({ cpu }) => cpu),
    ]
  })
  return [
    {
      title: 'Changes of screen',
      description: `From the tap to the end of the frame that has the new screen with its data, ms, as ${DEMO.username}: ${ROUNDS * ROUND.length} changes between ${PATHS.length} screens that were open before, medians of ${runs} runs by turns. The wall clock with Chromium's CPU throttling; what others on the machine take counts there. The CPU from a trace without throttling.`,
      head: ['by', 'build', 'median', 'p95', 'longest', 'goal'],
      rows,
    },
    {
      title: 'Changes of screen, by the screen',
      description: `The same, medians: where the time goes.`,
      head: ['to', 'build', `wall clock at ${SLOWER}x`, `main thread's CPU, times ${SLOWER}`],
      rows: PATHS.flatMap((path) =>
        sites.builds.map(({ name }) => {
          const to = (pick: (walk: Walk) => number[]) =>
            median((walks.get(name) ?? []).flatMap((walk) => pick(walk).filter((_, n) => pathAt(n) === path)))
          const [wall, cpu] = [to((walk) => walk.wall), to((walk) => walk.cpu)]
          return { cells: [path, name, wall.toFixed(0), cpu.toFixed(0)], isMet: true }
        }),
      ),
    },
  ]
}

const PATHS = [...new Set(ROUND.map(({ path }) => path))]
const pathAt = (change: number) => ROUND[change % ROUND.length]?.path

/** The value that this share of the list does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

async function walked({ url }: ServedBuild): Promise<Walk> {
  const token = await memberToken(url)
  return inFreshBrowser(async (context) => {
    await storeToken(context, token)
    const page = await context.newPage()
    await enter(page, url)
    await walkRound(page)
    await walkRound(page)
    return { wall: await slowed(page), cpu: await cpuOf(page) }
  })
}

const rounds = async (page: Page): Promise<number[]> => {
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round++) took.push(...(await walkRound(page)))
  return took
}

async function slowed(page: Page): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const took = await rounds(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return took
}

/** The CPU time of the main thread from each tap to its frame. */
async function cpuOf(page: Page): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page)
  const events = await traced(cdp, TRACE_CATEGORIES, async () => {
    await rounds(page)
  })
  const marks = (mark: string) => events.filter(({ name }) => name === mark)
  const [starts, ends] = [marks(MARK.from), marks(MARK.to)]
  const tasks = mainThread(events, starts[0]?.pid ?? Number.NaN).filter(isTask)
  return starts.map(({ ts }, n) => spentIn(tasks, ts, ends[n]?.ts ?? ts).cpuMs * SLOWER)
}

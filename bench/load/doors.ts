import { DEMO } from '#mock/scenarios/personas.ts'
import type { ResultSection } from '../measure.ts'
import { inFreshBrowser } from './chromium.ts'
import { DOOR_SIMULATED, DOOR_SLOWED, DOOR_THREAD } from './figures.ts'
import { byTurns, goalRows, HEAD, type Pages, type Samples } from './goals.ts'
import { type Vitals, vitalsOf } from './lighthouse.ts'
import { ask, memberToken, storeToken } from './member.ts'
import type { Options } from './options.ts'
import { BARE, type ServedBuild, type Sites } from './sites.ts'
import { type ThreadTime, threadTimeOf } from './thread.ts'

/** A screen that is opened first, and who comes there. `path` may need an id of the backend's. */
export type Door = {
  name: string
  path: string | ((token: string, url: string) => Promise<string>)
  who: 'visitor' | 'member'
}

const DEPOSITS = { date: 4, type: 1, page: 1, api_type: '' }
/** The first of a list of the backend's, by the name of its id. */
const firstId = async (url: string, token: string, path: string, body: object): Promise<string> => {
  const data = await ask(url, token, path, body)
  const rows = (Array.isArray(data) ? data : (data as { data?: unknown[] }).data) as Record<string, unknown>[]
  const row = rows[0] ?? {}
  const id = row.id ?? row.out_trade_no
  if (id === undefined) throw new Error(`${path} names no id`)
  return String(id)
}

export const DOORS: readonly Door[] = [
  { name: '/login', path: '/login', who: 'visitor' },
  { name: '/login?type=1&pid=…', path: '/login?type=1&pid=10001', who: 'visitor' },
  { name: '/activity', path: '/activity', who: 'visitor' },
  {
    name: '/activityInfo',
    path: async (token, url) => `/activityInfo?id=${await firstId(url, token, 'api/activitylist', {})}`,
    who: 'visitor',
  },
  { name: '/mine', path: '/mine', who: 'member' },
  { name: '/recharge', path: '/recharge', who: 'member' },
  { name: '/withdrawal', path: '/withdrawal', who: 'member' },
  { name: '/transfer', path: '/transfer', who: 'member' },
  {
    name: '/payInfo',
    path: async (token, url) =>
      `/payInfo?deposit_no=${await firstId(url, token, 'api/gettransrecord', DEPOSITS)}`,
    who: 'member',
  },
  { name: '/transRecord', path: '/transRecord', who: 'member' },
  { name: '/betRecord', path: '/betRecord', who: 'member' },
  { name: '/hongbao', path: '/hongbao', who: 'member' },
]

type Sample = { simulated: Vitals; slowed: Vitals; thread: ThreadTime }
type Stop = ServedBuild & { token?: string }

/** Other screens opened first, with nothing cached, beside both floors. */
export async function measureDoors(sites: Sites, { runs, idleS }: Options): Promise<ResultSection[]> {
  const sections: ResultSection[] = []
  const bare = await samplesOf([sites.bare], { runs, idleS })
  for (const door of DOORS) {
    const stops: Stop[] = []
    const builds: { build: string; page: string }[] = []
    for (const { name, url } of sites.builds) {
      const token = await memberToken(url)
      const path = typeof door.path === 'string' ? door.path : await door.path(token, url)
      const page = `${name} ${door.name}`
      stops.push({ name: page, url: `${url}#${path}`, ...(door.who === 'member' && { token }) })
      builds.push({ build: name, page })
    }
    const [first] = stops
    if (!first) throw new Error('there is no build to measure')
    const still = await sites.still(door.name, first)
    const samples = new Map([...bare, ...(await samplesOf([still, ...stops], { runs, idleS }))])
    const pages: Pages = { bare: BARE, still: still.name, builds }
    const of = <T>(pick: (sample: Sample) => T): Samples<T> =>
      new Map([...samples].map(([name, all]) => [name, all.map(pick)]))
    sections.push({
      title: `${door.name} as a ${door.who}`,
      description: `The first thing that is opened, nothing cached${door.who === 'member' ? `, logged in as ${DEMO.username}` : ''}; medians of ${runs} runs by turns, then ${idleS} s of standing still.`,
      head: HEAD,
      rows: [
        ...goalRows(
          DOOR_SIMULATED,
          pages,
          of(({ simulated }) => simulated),
        ),
        ...goalRows(
          DOOR_SLOWED,
          pages,
          of(({ slowed }) => slowed),
        ),
        ...goalRows(
          DOOR_THREAD,
          pages,
          of(({ thread }) => thread),
        ),
      ],
    })
  }
  return sections
}

const samplesOf = (stops: readonly Stop[], { runs, idleS }: Pick<Options, 'runs' | 'idleS'>) =>
  byTurns(
    stops,
    runs,
    'doors',
    async ({ url, token }: Stop): Promise<Sample> => ({
      simulated: await vitalsOf(url, 'simulate', token),
      slowed: await vitalsOf(url, 'devtools', token),
      thread: await inFreshBrowser(async (context) => {
        if (token !== undefined) await storeToken(context, token)
        return threadTimeOf(context, url, idleS)
      }),
    }),
  )

import { DEMO } from '#mock/scenarios/personas.ts'
import type { ResultSection } from '../measure.ts'
import { inFreshBrowser } from './chromium.ts'
import { SCREEN_THREAD, screenVitals } from './figures.ts'
import { byTurns, goalRows, HEAD, type Samples } from './goals.ts'
import { type Vitals, vitalsOf } from './lighthouse.ts'
import { memberToken, storeToken } from './member.ts'
import type { Options } from './options.ts'
import type { ServedBuild, Sites } from './sites.ts'
import { type ThreadTime, threadTimeOf } from './thread.ts'

const SCREENS = [
  { path: '/login', who: 'visitor' },
  { path: '/mine', who: 'member' },
  { path: '/transfer', who: 'member' },
  { path: '/betRecord', who: 'member' },
] as const

type Sample = { simulated: Vitals; slowed: Vitals; thread: ThreadTime }
type Stop = ServedBuild & { token?: string }

/** Other screens opened first, with nothing cached, beside a page of react and react-dom alone. */
export async function measureScreens(sites: Sites, { runs, idleS }: Options): Promise<ResultSection[]> {
  const tokens = new Map<string, string>()
  for (const { name, url } of sites.builds) tokens.set(name, await memberToken(url))
  const stopAt = ({ name, url }: ServedBuild, { path, who }: (typeof SCREENS)[number]): Stop => {
    const token = who === 'member' ? tokens.get(name) : undefined
    return { name: `${name} ${path}`, url: `${url}#${path}`, ...(token ? { token } : {}) }
  }
  const stops: Stop[] = [
    sites.bare,
    ...SCREENS.flatMap((screen) => sites.builds.map((site) => stopAt(site, screen))),
  ]
  const samples = await byTurns(stops, runs, 'screens', async ({ url, token }: Stop): Promise<Sample> => {
    return {
      simulated: await vitalsOf(url, 'simulate', token),
      slowed: await vitalsOf(url, 'devtools', token),
      thread: await inFreshBrowser(async (context) => {
        if (token !== undefined) await storeToken(context, token)
        return threadTimeOf(context, url, idleS)
      }),
    }
  })
  return SCREENS.map(({ path, who }) => {
    const of = <T>(pick: (sample: Sample) => T): Samples<T> =>
      new Map(
        [sites.bare, ...sites.builds].map(({ name }) => {
          const found = samples.get(name) ?? samples.get(`${name} ${path}`) ?? []
          return [name, found.map(pick)]
        }),
      )
    return {
      title: `${path} as a ${who}`,
      description: `The first thing that is opened, nothing cached${who === 'member' ? `, logged in as ${DEMO.username}, with its polls` : ''}; medians of ${runs} runs by turns, then ${idleS} s of standing still.`,
      head: HEAD,
      rows: [
        ...goalRows(
          screenVitals('simulated'),
          sites,
          of(({ simulated }) => simulated),
        ),
        ...goalRows(
          screenVitals('devtools'),
          sites,
          of(({ slowed }) => slowed),
        ),
        ...goalRows(
          SCREEN_THREAD,
          sites,
          of(({ thread }) => thread),
        ),
      ],
    }
  })
}

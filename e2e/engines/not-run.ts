import type { Engine } from './engine.ts'

/** A build in an engine, as the configuration names it. */
type ProjectName = Engine | `${Engine}-production`
/** Why one way of driving cannot run these tests, each by its whole title or by the beginning of several. */
type NotRun = { reason: string; projects: readonly ProjectName[]; titles: readonly string[] }

const FIREFOX: readonly ProjectName[] = ['firefox', 'firefox-production']
const WEBKIT: readonly ProjectName[] = ['webkit', 'webkit-production']

/** Every test that an engine leaves out. A failing test does not belong here: only what cannot be driven. */
export const NOT_RUN: readonly NotRun[] = [
  {
    reason: 'asks for Chromium’s own protocol',
    projects: [...FIREFOX, ...WEBKIT],
    titles: [
      'letters of an input method are not searched until they have become characters',
      'an order made while the list is open shows once, on top, after a pull down',
      'declares its name, icons and start address',
      'is not offered over typed text or on a money screen, and is used from the next start',
      'both builds lay out ',
    ],
  },
  {
    reason: 'only Chromium tells what has shifted',
    projects: [...FIREFOX, ...WEBKIT],
    titles: ['nothing on 取款 shifts ', 'nothing on 我的 shifts '],
  },
  {
    reason: 'Firefox shows a page of its own in such a frame, and logs it in other words',
    projects: ['firefox-production'],
    titles: ['cannot be framed'],
  },
  {
    reason: 'WebKit’s inspector does not tell the sizes of answers',
    projects: WEBKIT,
    titles: ['needs few requests and few bytes'],
  },
  {
    reason: 'the first page in the history of WebKit’s window is the inspector’s own',
    projects: ['webkit-production'],
    titles: ['logging out works without the backend, and leaves nothing of the member behind'],
  },
  {
    reason: 'WebKit’s inspector shows one page',
    projects: WEBKIT,
    titles: [
      'does not disturb a second page',
      'each link to another site opens a window that knows neither the app’s window nor its address',
      'learns nothing from a window that it opens',
      'logging out in one tab logs out the other',
      'two tabs on one world lose no update',
    ],
  },
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What Playwright leaves out of one project's run. */
export const leftOutOf = (project: ProjectName): RegExp[] =>
  NOT_RUN.filter(({ projects }) => projects.includes(project)).flatMap(({ titles }) =>
    titles.map((title) => new RegExp(escaped(title))),
  )

/** One line for each test that is left out. */
export const linesOf = (projects: readonly string[]): string[] =>
  NOT_RUN.flatMap(({ reason, projects: where, titles }) =>
    where
      .filter((project) => projects.includes(project))
      .flatMap((project) => titles.map((title) => `${project}: ${title}: ${reason}`)),
  )

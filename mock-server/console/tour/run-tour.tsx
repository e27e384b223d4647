import type { MockControl } from '../../control/control.ts'
import { controlInPage } from '../../control/verbs.ts'
import { DEMO } from '../../scenarios/personas.ts'
import { closeConsole } from '../beside.tsx'
import { keepToItself, type Mounted, mount } from '../mount.tsx'
import { FIRST, readProgress, type SiteBefore, type TourMode, writeProgress } from './progress.ts'
import { Tour } from './Tour.tsx'
import css from './tour.css?inline'

let shown: Mounted | undefined

/**
 * Begins the tour at its first step, before the app starts, so that the app reads the quiet site. Does nothing without
 * a mock backend.
 */
export async function beginTour(mode: TourMode): Promise<void> {
  const mock = controlInPage()
  if (!mock) return
  // The story ends well: the visitor's round wins.
  await mock.nextRound({ username: DEMO.username, outcome: 'win' }).catch(() => undefined)
  writeProgress({ ...FIRST, mode, before: await quiet(mock) })
}

/** Shows the tour if one is in progress in this browser. A tour that was left is resumed. */
export async function resumeTour(): Promise<void> {
  const mock = controlInPage()
  const progress = readProgress()
  if (!mock || !progress || shown) return
  const before = progress.before ?? (await quiet(mock))
  shown = mount(
    <Tour mock={mock} begun={{ ...progress, before, isLeft: false }} leave={(at) => void end(mock, at)} />,
    { as: 'div', className: 'tour', mark: 'demoTour', css },
  )
  keepToItself(shown)
}

/** Removes the tour from the page. Its progress is kept, or forgotten if it has ended. */
async function end(mock: MockControl, at: Parameters<typeof writeProgress>[0]): Promise<void> {
  const before = at?.before ?? readProgress()?.before
  writeProgress(at && { ...at, isLeft: true, before: null })
  shown?.close()
  shown = undefined
  closeConsole()
  if (before)
    await mock.site({
      settings: { welcomeModal: before.welcomeModal },
      switches: { autoReviewMs: before.autoReviewMs },
      by: 'demo',
    })
}

/** Turns off the welcome, which would cover the tour, and the auto-review, because the visitor is the cashier. */
async function quiet(mock: MockControl): Promise<SiteBefore> {
  const { settings, switches } = (await mock.read()).site
  await mock.site({ settings: { welcomeModal: false }, switches: { autoReviewMs: null }, by: 'demo' })
  return { welcomeModal: settings.welcomeModal, autoReviewMs: switches.autoReviewMs }
}

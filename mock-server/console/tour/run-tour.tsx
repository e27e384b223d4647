import type { MockControl } from '../../control/control.ts'
import { controlInPage } from '../../control/verbs.ts'
import { tokenOf } from '../../scenarios/personas.ts'
import { closeConsole, openConsole } from '../beside.tsx'
import { keepToItself, type Mounted, mount } from '../mount.tsx'
import { tokenHere } from '../scenario/enter.ts'
import { goTo } from './page.ts'
import {
  choiceIn,
  FIRST,
  readProgress,
  type TourChoice,
  type TourMode,
  type TourProgress,
  writeProgress,
} from './progress.ts'
import type { Step, World } from './step.ts'
import { beginningOf, isBuiltIn, keyOf, shortened, wholeStory } from './stories/stories.ts'
import { Tour } from './Tour.tsx'
import css from './tour.css?inline'
import { enterWorld, prepared, quiet } from './worlds.ts'

let shown: Mounted | undefined

const begun = (choice: TourChoice): TourProgress => {
  const now = Date.now()
  return { ...FIRST, ...choice, beganMs: now, stepMs: now }
}

/**
 * Begins the tour at its first step, before the app starts, so that the app reads the quiet site. The address says which
 * story, and forgets it. Does nothing without a mock backend.
 */
export async function beginTour(mode: TourMode): Promise<void> {
  const mock = controlInPage()
  if (!mock) return
  const address = new URL(location.href)
  const link = new URLSearchParams(address.searchParams)
  const { story, ...choice } = choiceIn(link)
  for (const name of ['story', 'steps', 'lang']) address.searchParams.delete(name)
  history.replaceState(history.state, '', address.href)
  // One's own steps are in one's own browser, so a link to them leads nowhere.
  const told = isBuiltIn(story) ? story : 'player'
  const world = beginningOf(told, choice.length)
  const progress = begun({ ...choice, mode, story: told })
  if (!hasOpened(link, world)) return enterWorld(mock, progress, world)
  const before = await prepared(mock)
  writeProgress({ ...progress, world: keyOf(world), before })
}

/** Whether a link has opened this state. One that was written by hand may have opened another. */
const hasOpened = (link: URLSearchParams, { name, params, username }: World): boolean =>
  link.get('scenario') === name &&
  (link.get('params') ?? '{}') === JSON.stringify(params) &&
  tokenHere() === (username === '' ? '' : tokenOf(username))

/** Begins a tour of the presenter's own steps, the items of the playlist. */
export async function beginOwnTour(mode: TourMode): Promise<void> {
  const mock = controlInPage()
  const progress = begun({ ...FIRST, mode, story: 'own' })
  const [first] = stepsOf(progress)
  if (!mock || !first) return
  closeConsole()
  if (first.world) return enterWorld(mock, progress, first.world)
  shown?.close()
  shown = undefined
  writeProgress(progress)
  goTo(first, openConsole, closeConsole)
  await resumeTour()
}

const stepsOf = ({ story, length }: TourChoice): readonly Step[] => shortened(wholeStory(story), length)

/** Shows the tour if one is in progress in this browser. A tour that was left is resumed. */
export async function resumeTour(): Promise<void> {
  const mock = controlInPage()
  const progress = readProgress()
  if (!mock || !progress || shown) return
  // The presenter's own steps may be gone.
  if (stepsOf(progress).length === 0) return writeProgress(undefined)
  const before = progress.before ?? (await quiet(mock))
  shown = mount(
    <Tour mock={mock} begun={{ ...progress, before, isLeft: false }} leave={(at) => void end(mock, at)} />,
    { as: 'div', className: 'tour', mark: 'demoTour', css },
  )
  keepToItself(shown)
}

/** Removes the tour from the page. Its progress is kept, or forgotten if it has ended. */
async function end(mock: MockControl, at: TourProgress | undefined): Promise<void> {
  const before = at?.before ?? readProgress()?.before
  writeProgress(at && { ...at, isLeft: true, before: null, hasSpeaker: false })
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

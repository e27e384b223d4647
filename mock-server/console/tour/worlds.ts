import type { MockControl } from '../../control/control.ts'
import { DEMO } from '../../scenarios/personas.ts'
import { beginState } from '../playlist/playlist.ts'
import { startSession } from '../scenario/enter.ts'
import { loadApp } from '../scenario/reload.ts'
import { type SiteBefore, type TourProgress, writeProgress } from './progress.ts'
import type { World } from './step.ts'
import { keyOf } from './stories/stories.ts'

/** Turns off the welcome, which would cover the tour, and the auto-review, because the visitor is the cashier. */
export async function quiet(mock: MockControl): Promise<SiteBefore> {
  const { settings, switches } = (await mock.read()).site
  await mock.site({ settings: { welcomeModal: false }, switches: { autoReviewMs: null }, by: 'demo' })
  return { welcomeModal: settings.welcomeModal, autoReviewMs: switches.autoReviewMs }
}

/** A world as the tour wants it: the story ends well, because the visitor's round wins, and nothing comes in between. */
export async function prepared(mock: MockControl): Promise<SiteBefore> {
  await mock.nextRound({ username: DEMO.username, outcome: 'win' }).catch(() => undefined)
  return quiet(mock)
}

/** Begins the state that a step needs, and loads the app there, where the tour goes on. */
export async function enterWorld(mock: MockControl, to: TourProgress, world: World): Promise<void> {
  const username = await beginState(mock, world)
  writeProgress({ ...to, world: keyOf(world), before: await prepared(mock) })
  startSession(username)
  loadApp(world.route)
}

import { readPlaylist } from '../../playlist/playlist.ts'
import type { Length, Step, World } from '../step.ts'
import { CASHIER } from './cashier.ts'
import { CONTROLLER } from './controller.ts'
import { ownSteps } from './own.ts'
import { PLAYER } from './player.ts'

/** The stories that the demo has. A presenter's own one is made of the playlist. */
export const STORIES = { player: PLAYER, cashier: CASHIER, controller: CONTROLLER } as const
export type BuiltIn = keyof typeof STORIES
export type StoryName = BuiltIn | 'own'

export const STORY_TITLES: Readonly<Record<StoryName, string>> = {
  player: '玩家',
  cashier: '出纳',
  controller: '财务',
  own: '自己的步骤',
}

export const isBuiltIn = (name: unknown): name is BuiltIn =>
  typeof name === 'string' && Object.hasOwn(STORIES, name)
export const isStory = (name: unknown): name is StoryName => name === 'own' || isBuiltIn(name)

/** All steps of a story, in their order. */
export const wholeStory = (story: StoryName): readonly Step[] =>
  story === 'own' ? ownSteps(readPlaylist().items) : STORIES[story]

/** The steps of a tour of this length. One's own are never left out. */
export const shortened = (whole: readonly Step[], length: Length): readonly Step[] =>
  whole.filter(({ least }) => least <= length)

/** The state in which a tour begins. */
export function beginningOf(story: BuiltIn, length: Length): World {
  const world = shortened(STORIES[story], length)[0]?.world
  if (!world) throw new Error(`a story without a beginning: ${story}`)
  return world
}

/** Tells one state from another. */
export const keyOf = ({ name, params, save, mark }: World): string =>
  JSON.stringify([name, params, save, mark])

/**
 * The state that a step must be given, or undefined if the present one will do: `running` is the key of what was begun
 * last, `done` the step that has just been done.
 */
export function worldFor(
  step: Step,
  whole: readonly Step[],
  { running, done }: { running: string; done: Step | undefined },
): World | undefined {
  if (!step.world || keyOf(step.world) === running) return undefined
  const before = whole[whole.indexOf(step) - 1]
  return step.follows && done !== undefined && done === before ? undefined : step.world
}

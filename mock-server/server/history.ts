import type { Site } from '../state/site.ts'
import type { EntryChange } from '../state/store/commit.ts'
import { entriesOf, STEPS_KEPT, type StoredStep, WHOLE_STEPS_KEPT, worldOf } from '../state/store/snapshot.ts'
import type { World } from '../state/types.ts'
import type { Fault } from './faults.ts'
import { type SettingChange, settingChanges } from './setting-changes.ts'

/** What changed the world: a call of the app, a verb of the control, the clock, or another tab. */
export type Cause = { by: 'call' | 'control' | 'clock' | 'tab'; what: string }

/** A change that can be undone, with the orders and bets that it touched. */
export type UndoPoint = Cause & { id: number; atMs: number; refs: string[] }

/** What undoes a change: the earlier values of its entries, the whole earlier world, or the earlier faults. */
export type Undo = { entries?: EntryChange[]; world?: World; faults?: Fault[] }

type HistoryItem = { point: UndoPoint; undo: Undo }

/**
 * The last changes, newest last. Unchanged entries are shared with the world, so a point takes only the memory of
 * its change.
 */
export type UndoHistory = {
  note(cause: Cause, undo: Undo, atMs: number, refs?: string[]): void
  points(): UndoPoint[]
  /** The points, each with the settings that it changed. `site` is the current state. */
  pointsOn(site: Site): (UndoPoint & { settings: SettingChange[] })[]
  /**
   * What undoes this change and all later ones, newest first; undefined if the point is no longer kept. An undo is
   * noted like any other change, so it loses nothing.
   */
  since(id: number): Undo[] | undefined
  /** Adds the stored steps from before this start at the front. Call it once. */
  recall(steps: readonly StoredStep[]): void
}

/** A change in the form that a store keeps. Faults are left out, because a reload ends them. */
export const storedStep = ({ cause, undo: { entries, world }, atMs, refs }: Change): StoredStep => ({
  about: { ...cause, atMs, refs },
  entries: world ? entriesOf(world) : (entries ?? []),
  whole: world !== undefined,
})
export type Change = { cause: Cause; undo: Undo; atMs: number; refs: string[] }

/** `onNote` is called after each change. */
export function undoHistory(onNote: (cause: Cause) => void = () => undefined): UndoHistory {
  let items: HistoryItem[] = []
  // Smaller ids are for the steps from before this start.
  let lastId = STEPS_KEPT
  const trim = () => {
    const worlds = items.flatMap(({ undo }, index) => (undo.world ? [index] : []))
    const firstWorld = worlds.at(-WHOLE_STEPS_KEPT) ?? 0
    const isCrowded = worlds.length > WHOLE_STEPS_KEPT
    items = items.slice(Math.max(isCrowded ? firstWorld : 0, items.length - STEPS_KEPT))
  }
  const points = () => items.map(({ point }) => ({ ...point, refs: [...point.refs] }))
  const indexOf = (id: number) => items.findIndex(({ point }) => point.id === id)
  return {
    note: (cause, undo, atMs, refs = []) => {
      lastId += 1
      items.push({ point: { ...cause, id: lastId, atMs, refs }, undo })
      trim()
      onNote(cause)
    },
    points,
    pointsOn: (site) => {
      const changes = settingChanges(
        items.map(({ undo }) => undo),
        site,
      )
      return points().map((point, at) => ({ ...point, settings: changes[at] ?? [] }))
    },
    since: (id) => {
      const at = indexOf(id)
      return at < 0
        ? undefined
        : items
            .slice(at)
            .map(({ undo }) => undo)
            .reverse()
    },
    recall: (steps) => {
      const older = steps.slice(-STEPS_KEPT)
      const first = STEPS_KEPT + 1 - older.length
      items = [...older.map((step, index) => itemOf(step, first + index)), ...items]
      trim()
    },
  }
}

const itemOf = ({ about, entries, whole }: StoredStep, id: number): HistoryItem => ({
  point: { ...(about as Omit<UndoPoint, 'id'>), id },
  undo: whole ? { world: worldOf(entries) } : { entries },
})

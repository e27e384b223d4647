import type { Site } from '../state/site.ts'
import type { EntryChange } from '../state/store/commit.ts'
import { entriesOf, STEPS_KEPT, type StoredStep, WHOLE_STEPS_KEPT, worldOf } from '../state/store/snapshot.ts'
import type { World } from '../state/types.ts'
import type { Fault } from './faults.ts'
import { type SettingChange, settingChanges } from './setting-changes.ts'

/** Who changed the world: a call of the app, a verb of the control, the clock, or another tab. */
export type Cause = { by: 'call' | 'control' | 'clock' | 'tab'; what: string }

/** A change that can be undone, with the orders and bets that it touched. */
export type UndoPoint = Cause & { id: number; atMs: number; refs: string[] }

/** What leads back: the entries as they were, the whole world before another one, the faults as they were. */
export type Undo = { entries?: EntryChange[]; world?: World; faults?: Fault[] }

type Kept = { point: UndoPoint; undo: Undo }

/** The last changes, newest last. Entries that did not change are shared with the world, so a point weighs its change. */
export type UndoHistory = {
  note(cause: Cause, undo: Undo, atMs: number, refs?: string[]): void
  points(): UndoPoint[]
  /** The points with what each changed of the site, whose state now is given. */
  pointsOn(site: Site): (UndoPoint & { settings: SettingChange[] })[]
  /**
   * What undoes all changes from this one on, newest first; undefined when the point is not kept. Going
   * back is a change like any other and is noted, so nothing is forgotten by it.
   */
  since(id: number): Undo[] | undefined
  /** Puts the steps of before this start in front of those since, once. */
  recall(steps: readonly StoredStep[]): void
}

/** A change as a store keeps it. Faults are not kept: a reload ends them. */
export const storedStep = ({ cause, undo: { entries, world }, atMs, refs }: Change): StoredStep => ({
  about: { ...cause, atMs, refs },
  entries: world ? entriesOf(world) : (entries ?? []),
  whole: world !== undefined,
})
export type Change = { cause: Cause; undo: Undo; atMs: number; refs: string[] }

export function undoHistory(): UndoHistory {
  let kept: Kept[] = []
  // Numbers below are left for the steps of before this start.
  let lastId = STEPS_KEPT
  const trim = () => {
    const worlds = kept.flatMap((one, index) => (one.undo.world ? [index] : []))
    const firstWorld = worlds.at(-WHOLE_STEPS_KEPT) ?? 0
    const isCrowded = worlds.length > WHOLE_STEPS_KEPT
    kept = kept.slice(Math.max(isCrowded ? firstWorld : 0, kept.length - STEPS_KEPT))
  }
  const points = () => kept.map(({ point }) => ({ ...point, refs: [...point.refs] }))
  const indexOf = (id: number) => kept.findIndex(({ point }) => point.id === id)
  return {
    note: (cause, undo, atMs, refs = []) => {
      lastId += 1
      kept.push({ point: { ...cause, id: lastId, atMs, refs }, undo })
      trim()
    },
    points,
    pointsOn: (site) => {
      const changes = settingChanges(
        kept.map(({ undo }) => undo),
        site,
      )
      return points().map((point, at) => ({ ...point, settings: changes[at] ?? [] }))
    },
    since: (id) => {
      const at = indexOf(id)
      return at < 0
        ? undefined
        : kept
            .slice(at)
            .map(({ undo }) => undo)
            .reverse()
    },
    recall: (steps) => {
      const older = steps.slice(-STEPS_KEPT)
      const first = STEPS_KEPT + 1 - older.length
      kept = [...older.map((step, index) => keptAs(step, first + index)), ...kept]
      trim()
    },
  }
}

const keptAs = ({ about, entries, whole }: StoredStep, id: number): Kept => ({
  point: { ...(about as Omit<UndoPoint, 'id'>), id },
  undo: whole ? { world: worldOf(entries) } : { entries },
})

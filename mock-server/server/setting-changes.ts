import type { Site } from '../state/site.ts'
import type { EntryChange } from '../state/store/commit.ts'
import type { World } from '../state/types.ts'

/** What leads back from a step: the entries as they were, or the whole world. */
type Undo = { entries?: EntryChange[]; world?: World }

/** A setting or a switch of the site that a step changed, with its values before and after. */
export type SettingChange = { name: string; before: unknown; after: unknown }

/** What each of several steps changed of the site, oldest first, by what undoes them and what the site is now. */
export function settingChanges(undos: readonly Undo[], now: Site): SettingChange[][] {
  let after = now
  return undos
    .toReversed()
    .map((undo) => {
      const before = siteBefore(undo, after)
      const changes = before === after ? [] : differences(before, after)
      after = before
      return changes
    })
    .reverse()
}

function siteBefore({ world, entries = [] }: Undo, after: Site): Site {
  if (world) return world.site
  const ofSite = entries.filter(({ collection }) => collection === 'site')
  if (ofSite.length === 0) return after
  return { ...after, ...Object.fromEntries(ofSite.map(({ key, value }) => [key, value])) }
}

const differences = (before: Site, after: Site): SettingChange[] =>
  (['settings', 'switches'] as const).flatMap((part) => {
    const old: Record<string, unknown> = before[part]
    return Object.entries(after[part]).flatMap(([name, value]) =>
      JSON.stringify(old[name]) === JSON.stringify(value) ? [] : [{ name, before: old[name], after: value }],
    )
  })

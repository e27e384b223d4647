import type { Site } from '../state/site.ts'
import type { EntryChange } from '../state/store/commit.ts'
import type { World } from '../state/types.ts'

/** What undoes a step: the earlier values of its entries, or the whole earlier world. */
type Undo = { entries?: EntryChange[]; world?: World }

/** A setting or switch of the site that a step changed, with its values before and after. */
export type SettingChange = { name: string; before: unknown; after: unknown }

/**
 * The settings that each of several steps changed, oldest step first, derived from what undoes the steps and from
 * the current site.
 */
export function settingChanges(undos: readonly Undo[], current: Site): SettingChange[][] {
  let after = current
  return [...undos]
    .reverse()
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
  const siteEntries = entries.filter(({ collection }) => collection === 'site')
  if (siteEntries.length === 0) return after
  return { ...after, ...Object.fromEntries(siteEntries.map(({ key, value }) => [key, value])) }
}

const differences = (before: Site, after: Site): SettingChange[] =>
  (['settings', 'switches'] as const).flatMap((part) => {
    const old: Record<string, unknown> = before[part]
    return Object.entries(after[part]).flatMap(([name, value]) =>
      JSON.stringify(old[name]) === JSON.stringify(value) ? [] : [{ name, before: old[name], after: value }],
    )
  })

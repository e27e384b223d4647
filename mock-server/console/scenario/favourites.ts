import { favouritesKey, readDemoKey, writeDemoKey } from '../../demo-sites/demo-keys.ts'

/** The names of the scenarios that somebody marked in this browser, in the order of marking. */
export function readFavourites(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readDemoKey(favouritesKey()) ?? '')
    return Array.isArray(stored) ? stored.filter((name): name is string => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** Marks a scenario, or takes the mark off. Returns what is marked then. */
export function toggledFavourite(name: string): readonly string[] {
  const before = readFavourites()
  const after = before.includes(name) ? before.filter((other) => other !== name) : [...before, name]
  writeDemoKey(favouritesKey(), after.length > 0 ? JSON.stringify(after) : undefined)
  return after
}

import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { decodedParams, isScenario, type ScenarioName, UnknownScenario } from '../catalogue.ts'

/** The world that an address names: `?scenario=…&params={…}&at=2026-05-01 11:00:00&seed=7&faults=[…]`. */
export type Opening = {
  name: ScenarioName
  params: unknown
  /** Its time, epoch ms. Left out: now. */
  at?: number
  seed?: number
  /** Network faults to begin with; checked by whoever sets them. */
  faults?: unknown[]
}

/**
 * Reads it. `at` is Beijing text or epoch ms, `params` JSON. Undefined without a scenario, and `'unreadable'` where
 * one of them makes no sense: half of what a link asks for would show something else than its sender saw.
 */
export function openingFrom(query: URLSearchParams): Opening | 'unreadable' | undefined {
  const name = query.get('scenario')
  if (name === null) return undefined
  const params = jsonOf(query.get('params') ?? '{}')
  const at = momentOf(query.get('at'))
  const seed = wholeOf(query.get('seed'))
  const faults = jsonOf(query.get('faults') ?? '[]')
  if (!isScenario(name) || at === 'unreadable' || seed === 'unreadable' || !Array.isArray(faults))
    return 'unreadable'
  try {
    decodedParams(name, params)
  } catch (error) {
    if (error instanceof UnknownScenario) return 'unreadable'
    throw error
  }
  return {
    ...{ name, params },
    ...(at === undefined ? {} : { at }),
    ...(seed === undefined ? {} : { seed }),
    ...(faults.length === 0 ? {} : { faults }),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function momentOf(text: string | null): number | 'unreadable' | undefined {
  if (text === null) return undefined
  return /^\d+$/.test(text) ? Number(text) : (parseBeijing(text) ?? 'unreadable')
}

function wholeOf(text: string | null): number | 'unreadable' | undefined {
  if (text === null) return undefined
  return /^\d{1,10}$/.test(text) ? Number(text) : 'unreadable'
}

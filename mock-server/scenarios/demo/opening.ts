import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { decodedParams, isScenario, type ScenarioName, UnknownScenario } from '../catalogue.ts'

/** The world that an address names: `?scenario=…&params={…}&at=2026-05-01 11:00:00&seed=7&faults=[…]`. */
export type Opening = {
  name: ScenarioName
  params: unknown
  /** The world's time, epoch ms. If left out, it is now. */
  at?: number
  seed?: number
  /** The network faults at the start. Whoever sets them checks them. */
  faults?: unknown[]
}

/**
 * Reads the opening of an address. `at` is Beijing text or epoch ms, `params` JSON. Undefined without a scenario, and
 * `'unreadable'` if a part is invalid: half of what a link asks for would show something else than its sender saw.
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

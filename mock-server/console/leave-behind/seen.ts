import { readTabKey, SEEN, writeTabKey } from '../../demo-sites/demo-keys.ts'
import type { ScenarioView } from '../../scenarios/scenario-views.ts'

/** Something that was shown in this presentation: a scenario with all that a link to it needs, a moment, or a step of the tour. */
export type Seen =
  | {
      kind: 'scenario'
      name: string
      params: Readonly<Record<string, unknown>>
      username: string
      route: string
      title?: string | undefined
    }
  | { kind: 'save' | 'step'; title: string }

/** More than anybody shows in an hour. */
const MOST_SEEN = 60

/** What was shown in this tab, in its order. It goes with the tab. */
export function readSeen(): readonly Seen[] {
  try {
    const stored: unknown = JSON.parse(readTabKey(SEEN) ?? '')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** Notes what is shown now. */
export function noteSeen(seen: Seen): void {
  const before = readSeen()
  if (JSON.stringify(before.at(-1)) === JSON.stringify(seen)) return
  writeTabKey(SEEN, JSON.stringify([...before, seen].slice(-MOST_SEEN)))
}

export const forgetSeen = (): void => writeTabKey(SEEN, undefined)

/** A line of what is left behind. */
export type Line = { title: string; note: string }

const NOTES = { save: '存档', step: '导览' } as const

/** A scenario's title with what was chosen for it, in place of all that may be: `一笔取款（审核拒绝）`. */
export function titleWith(
  view: ScenarioView | undefined,
  params: Readonly<Record<string, unknown>>,
): string | undefined {
  const chosen = view?.fields.flatMap(
    ({ name, choices }) => choices.find(({ value }) => value === String(params[name]))?.label ?? [],
  )
  return view && chosen && chosen.length > 0
    ? `${view.title.replace(/：.*/, '')}（${chosen.join('、')}）`
    : view?.title
}

/** What was seen as lines, each once, in the order in which it was first shown. */
export function linesOf(
  seen: readonly Seen[],
  titleOf: (name: string, params: Readonly<Record<string, unknown>>) => string,
  pageOf: (route: string) => string,
): Line[] {
  const lines = seen.map((one) =>
    one.kind === 'scenario'
      ? { title: one.title ?? titleOf(one.name, one.params), note: pageOf(one.route) }
      : { title: one.title, note: NOTES[one.kind] },
  )
  return lines.filter(
    ({ title, note }, at) => lines.findIndex((line) => line.title === title && line.note === note) === at,
  )
}

/** The parameters that the present scenario was begun with, for a link to it. */
export function paramsNow(seen: readonly Seen[], scenario: string): Readonly<Record<string, unknown>> {
  const begun = [...seen].reverse().find((one) => one.kind === 'scenario')
  return begun?.kind === 'scenario' && begun.name === scenario ? begun.params : {}
}

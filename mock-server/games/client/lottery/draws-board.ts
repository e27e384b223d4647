import type { DrawGroup, DrawPlayShown } from '../../lottery/draws.ts'
import { payTableOdds } from '../amount.ts'
import { buttonElement, el, setText } from '../page/dom.ts'
import { icon } from '../page/icons.ts'

/** The types of bet, and the choice within one. */
export type Board = {
  nodes: readonly HTMLElement[]
  play(): DrawPlayShown | undefined
  /** The chosen options by group, or what is missing. */
  chosen(): number[][] | string
  clear(): void
}

const roll = (sides: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % sides

/** Quick pick: the player's device chooses; the mock backend only draws. */
function anyOf({ options, take }: DrawGroup): number[] {
  const remaining = options.map((_, at) => at)
  return Array.from({ length: take }, () => remaining.splice(roll(remaining.length), 1)).flat()
}

export function makeBoard(plays: readonly DrawPlayShown[], changed: () => void): Board {
  let play = plays[0]
  let chosen: Set<number>[] = []
  let options: HTMLButtonElement[][] = []
  const hint = el('p', { class: 'play-hint' })
  const groups = el('div', { class: 'play-groups' })
  const tally = el('span', { class: 'tools-tally num' })
  const tabs = plays.map((shown) => buttonElement('play-tab', () => choosePlay(shown), shown.name))

  function choosePlay(shown: DrawPlayShown) {
    play = shown
    chosen = shown.groups.map(() => new Set())
    for (const [at, tab] of tabs.entries()) tab.setAttribute('aria-pressed', String(plays[at] === shown))
    setText(hint, shown.hint)
    options = shown.groups.map((group, at) =>
      group.options.map((name, n) => option(shown, group, at, name, n)),
    )
    groups.replaceChildren(
      ...shown.groups.map((group, at) =>
        el(
          'div',
          { class: 'play-group', role: 'group', 'aria-label': group.name },
          el('span', { class: 'play-group-name' }, group.name),
          el('div', { class: `numbers of-${group.options.length}` }, ...(options[at] ?? [])),
        ),
      ),
    )
    paint()
  }
  function option(shown: DrawPlayShown, group: DrawGroup, at: number, name: string, n: number) {
    const each = shown.odds.length > 1 ? shown.odds[n] : undefined
    const word = each === undefined ? undefined : el('small', { class: 'num' }, payTableOdds(each))
    return buttonElement('number num', () => toggle(group, at, n), name, word)
  }
  function toggle({ take }: DrawGroup, at: number, n: number) {
    const picked = chosen[at]
    if (!picked) return
    if (picked.has(n)) picked.delete(n)
    else {
      // If the player chooses one more than the bet takes, the first choice is dropped.
      const [oldest] = picked
      if (picked.size === take && oldest !== undefined) picked.delete(oldest)
      picked.add(n)
    }
    paint()
  }
  function paint() {
    for (const [at, buttons] of options.entries())
      for (const [n, button] of buttons.entries())
        button.setAttribute('aria-pressed', String(chosen[at]?.has(n) ?? false))
    const [only] = play?.odds ?? []
    const odds = play && play.odds.length > 1 ? play.odds[[...(chosen[0] ?? [])][0] ?? -1] : only
    setText(tally, odds === undefined ? '选一项看赔率' : `赔率 ${payTableOdds(odds)}`)
    changed()
  }
  function setAll(next: (group: DrawGroup) => readonly number[]) {
    chosen = (play?.groups ?? []).map((group) => new Set(next(group)))
    paint()
  }
  const tools = el(
    'div',
    { class: 'tools' },
    tally,
    buttonElement('tool', () => setAll(() => []), '清空'),
    buttonElement('tool', () => setAll(anyOf), icon('dice'), '机选'),
  )
  if (play) choosePlay(play)

  return {
    nodes: [
      el('div', { class: 'play-tabs', role: 'group', 'aria-label': '玩法' }, ...tabs),
      hint,
      groups,
      tools,
    ],
    play: () => play,
    chosen() {
      const lacking = play?.groups.find(({ take }, at) => (chosen[at]?.size ?? 0) < take)
      if (lacking) return `${lacking.name}：请选 ${lacking.take} 个`
      return chosen.map((places) => [...places].sort((a, b) => a - b))
    },
    clear: () => setAll(() => []),
  }
}

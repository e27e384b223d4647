import type { DrawPlayShown } from '../../lottery/draws.ts'
import { payTableOdds } from '../amount.ts'
import { buttonElement, el, setText } from '../page/dom.ts'
import { icon } from '../page/icons.ts'
import {
  type DrawGroup,
  type DrawLine,
  lackingText,
  lineText,
  MOST_SELECTIONS,
  selectionsOf,
} from './draw-lines.ts'

/** The types of bet, and what is chosen at each. Together they are one slip. */
export type Board = {
  nodes: readonly HTMLElement[]
  /** The slip's lines, or why it cannot be placed. */
  lines(): DrawLine[] | string
  /** How many selections are whole. */
  count(): number
  /** Writes what the slip costs below what is chosen. */
  showSum(text: string): void
  clear(): void
}

const roll = (sides: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % sides

/** Quick pick: the player's device chooses; the mock backend only draws. */
function anyOf({ options, take }: DrawGroup): number[] {
  const remaining = options.map((_, at) => at)
  return Array.from({ length: take }, () => remaining.splice(roll(remaining.length), 1)).flat()
}

type Choice = Set<number>[]
const noneOf = ({ groups }: DrawPlayShown): Choice => groups.map(() => new Set())
const placesOf = (choice: Choice): number[][] => choice.map((places) => [...places].sort((a, b) => a - b))

export function makeBoard(plays: readonly DrawPlayShown[], changed: () => void): Board {
  let shown = plays[0]
  const choices = new Map(plays.map((play) => [play, noneOf(play)]))
  let options: HTMLButtonElement[][] = []
  const hint = el('p', { class: 'play-hint' })
  const groups = el('div', { class: 'play-groups' })
  const odds = el('span', { class: 'tools-tally num' })
  const chosen = el('p', { class: 'slip-chosen num' })
  const sum = el('p', { class: 'slip-cost num', 'aria-live': 'polite' })
  const tabs = plays.map((play) => {
    const count = el('small', { class: 'num' })
    return { play, count, node: buttonElement('play-tab', () => showPlay(play), play.name, count) }
  })

  const countOf = (play: DrawPlayShown): number =>
    selectionsOf(play.groups, placesOf(choices.get(play) ?? [])).length
  const count = (): number => plays.reduce((all, play) => all + countOf(play), 0)
  /** The types of bet at which something is chosen. */
  const begun = () =>
    plays.flatMap((play) => {
      const choice = placesOf(choices.get(play) ?? [])
      return choice.some((places) => places.length > 0) ? [{ play, chosen: choice }] : []
    })

  function showPlay(play: DrawPlayShown) {
    shown = play
    setText(hint, play.hint)
    const [same, ...different] = play.odds
    setText(odds, same === undefined || different.length > 0 ? '' : `赔率 ${payTableOdds(same)}`)
    options = play.groups.map((group, at) => group.options.map((name, n) => option(play, at, name, n)))
    groups.replaceChildren(
      ...play.groups.map((group, at) =>
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
  function option(play: DrawPlayShown, at: number, name: string, n: number) {
    const each = play.odds.length > 1 ? play.odds[n] : undefined
    const word = each === undefined ? undefined : el('small', { class: 'num' }, payTableOdds(each))
    return buttonElement('number num', () => toggle(play, at, n), name, word)
  }
  function toggle(play: DrawPlayShown, at: number, n: number) {
    const picked = choices.get(play)?.[at]
    if (!picked?.delete(n)) picked?.add(n)
    paint()
  }
  function paint() {
    const choice = shown && choices.get(shown)
    for (const [at, buttons] of options.entries())
      for (const [n, button] of buttons.entries())
        button.setAttribute('aria-pressed', String(choice?.[at]?.has(n) ?? false))
    for (const { play, count, node } of tabs) {
      node.setAttribute('aria-pressed', String(play === shown))
      const own = countOf(play)
      setText(count, own > 0 ? ` ${own} 注` : '')
    }
    setText(
      chosen,
      begun()
        .map((line) => lineText(line.play, line.chosen))
        .join('；'),
    )
    changed()
  }
  function clear() {
    for (const play of plays) choices.set(play, noneOf(play))
    paint()
  }
  function quickPick() {
    if (!shown) return
    choices.set(
      shown,
      shown.groups.map((group) => new Set(anyOf(group))),
    )
    paint()
  }
  const tools = el(
    'div',
    { class: 'tools' },
    odds,
    buttonElement('tool', clear, '清空'),
    buttonElement('tool', quickPick, icon('dice'), '机选'),
  )
  if (shown) showPlay(shown)

  return {
    nodes: [
      el('div', { class: 'play-tabs', role: 'group', 'aria-label': '玩法' }, ...tabs.map(({ node }) => node)),
      hint,
      groups,
      tools,
      el('div', { class: 'slip-lines' }, chosen, sum),
    ],
    lines() {
      const lines = begun()
      if (lines.length === 0) return (shown && lackingText(shown.groups, [])) ?? '请选择玩法'
      for (const line of lines) {
        const lacking = lackingText(line.play.groups, line.chosen)
        if (lacking !== undefined) return line.play === shown ? lacking : `${line.play.name} · ${lacking}`
      }
      if (count() > MOST_SELECTIONS) return `一张注单最多 ${MOST_SELECTIONS} 注`
      return lines.map((line) => ({ play: line.play.id, chosen: line.chosen }))
    },
    count,
    showSum: (text) => setText(sum, text),
    clear,
  }
}

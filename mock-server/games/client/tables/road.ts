import { el } from '../page/dom.ts'

const SHOWN = 18

export type Bead = { tone: string; text: string }

/** The last results of a table, oldest first. */
export function makeRoad(): { node: HTMLElement; draw(newestFirst: readonly Bead[]): void } {
  const node = el('ol', { class: 'road', 'aria-label': '最近赛果' })
  return {
    node,
    draw(beads) {
      node.replaceChildren(
        ...(beads.length === 0 ? [el('li', { class: 'road-none' }, '开牌结果会记在这里')] : []),
        ...beads
          .slice(0, SHOWN)
          .reverse()
          .map(({ tone, text }) => el('li', { class: `bead bead-${tone} num` }, text)),
      )
    },
  }
}

import { buttonElement, el } from './page/dom.ts'
import { icon } from './page/icons.ts'

export type RulesSheet = {
  title: string
  /** How to play, in a sentence or two: shown before the first bet. */
  brief: string
  lines: readonly string[]
  table?: { head: readonly string[]; rows: readonly (readonly (string | Node)[])[] }
}

/** Stands above the stage of a member who has not bet here yet, until the first bet or until it is put away. */
export function briefRules({ brief }: RulesSheet): HTMLElement {
  const card = el(
    'section',
    { class: 'brief', 'aria-label': '玩法' },
    el('p', {}, el('strong', {}, '玩法'), brief),
    buttonElement('brief-away', () => card.remove(), '知道了'),
  )
  return card
}

/** The rules: a native dialog from the bottom, closed by its button, the backdrop or Escape. */
export function showRules(root: HTMLElement, { title, lines, table }: RulesSheet): void {
  const sheet = el('dialog', { class: 'sheet', 'aria-label': title })
  const close = buttonElement('sheet-close', () => sheet.close(), icon('close'))
  close.setAttribute('aria-label', '关闭')
  sheet.append(
    el('div', { class: 'sheet-head' }, el('h2', {}, title), close),
    el(
      'div',
      { class: 'sheet-body' },
      ...(table ? [tableOf(table)] : []),
      el('ul', { class: 'sheet-lines' }, ...lines.map((line) => el('li', {}, line))),
      el(
        'p',
        { class: 'sheet-note' },
        '演示游戏：结果由演示服务器随机抽取，仅用演示账户的虚拟金额，不涉及真实资金。',
      ),
    ),
  )
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close()
  })
  sheet.addEventListener('close', () => sheet.remove())
  root.append(sheet)
  sheet.showModal()
}

const tableOf = ({ head, rows }: NonNullable<RulesSheet['table']>): HTMLElement =>
  el(
    'table',
    { class: 'sheet-table' },
    el('thead', {}, el('tr', {}, ...head.map((cell) => el('th', { scope: 'col' }, cell)))),
    el(
      'tbody',
      {},
      ...rows.map((row) => el('tr', {}, ...row.map((cell) => el('td', { class: 'num' }, cell)))),
    ),
  )

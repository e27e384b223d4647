import { shownWords } from '../../demo-sites/brand/brand-words.ts'

/** A control as a person would name it: by its kind and its words. */
export type Spot = {
  kind: keyof typeof KINDS
  name?: string | RegExp
  /** The beginning of its words. */
  starts?: string
  /** Only inside an element with this label: a list, a sheet, a row. */
  inside?: RegExp
  /** The control is the console's, not the app's. */
  isOfConsole?: true
}

/** Where controls are searched: the page, and the console if it is open. */
export type Places = { page: ParentNode; desk: ParentNode | undefined }

const KINDS = {
  field: 'input:not([type=radio]):not([type=checkbox])',
  choice: 'select',
  radio: 'input[type=radio]',
  check: 'input[type=checkbox]',
  button: 'button:not([role=tab])',
  submit: 'button[type=submit]',
  link: 'a[href]',
  tab: '[role=tab]',
  /** What one only reads: a row, and a line of text, as a heading or a figure. */
  row: 'li[aria-label]',
  text: 'h2,p,caption,.figures > div',
} as const

/**
 * The first visible control of this name, or undefined. A control that is hidden from screen readers is behind a sheet.
 */
export function findSpot(spot: Spot, { page, desk }: Places): HTMLElement | undefined {
  const root = spot.isOfConsole ? desk : page
  const all = root ? [...root.querySelectorAll<HTMLElement>(KINDS[spot.kind])] : []
  return all.find((element) => isNamed(element, spot) && isInside(element, spot.inside) && isShown(element))
}

/** The visible part of a control: the label of a radio or a checkbox. */
export const faceOf = (element: HTMLElement): Element =>
  element.matches(`${KINDS.radio},${KINDS.check}`) ? (element.closest('label') ?? element) : element

function isNamed(element: HTMLElement, { name, starts }: Spot): boolean {
  if (name === undefined && starts === undefined) return true
  const text = nameOf(element)
  // A brand of the demo may use other words.
  if (starts !== undefined) return text.startsWith(shownWords(starts))
  return typeof name === 'string' ? text === shownWords(name) : name?.test(text) === true
}

/** The words on a control, with single spaces. */
export function nameOf(element: HTMLElement): string {
  const label =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? element.labels?.[0]?.textContent
      : element.textContent
  return (element.getAttribute('aria-label') ?? label ?? '').replace(/\s+/g, ' ').trim()
}

function isInside(element: Element, label: RegExp | undefined): boolean {
  if (label === undefined) return true
  for (let around = element.parentElement; around; around = around.parentElement)
    if (label.test(labelOf(around))) return true
  return false
}

function labelOf(element: Element): string {
  const heading = element.getAttribute('aria-labelledby')
  const root = element.getRootNode() as ParentNode
  return (
    element.getAttribute('aria-label') ??
    (heading ? root.querySelector(`#${CSS.escape(heading)}`)?.textContent : undefined) ??
    ''
  )
}

/** Whether a sheet or dialog of this title is open. */
export const isSheetOpen = (page: ParentNode, title: RegExp): boolean =>
  [...page.querySelectorAll<HTMLElement>('[role=dialog]')].some(
    (dialog) => title.test(labelOf(dialog)) && isShown(dialog),
  )

const isShown = (element: HTMLElement): boolean =>
  faceOf(element).getClientRects().length > 0 && !element.closest('[aria-hidden="true"],[inert]')

/**
 * Types or chooses as a person does, so that the app notices. React watches the `value` of its fields, so this sets the
 * browser's own.
 */
export function typeInto(field: HTMLElement, text: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = text
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (!(field instanceof HTMLInputElement)) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

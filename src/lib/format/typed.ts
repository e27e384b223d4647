const FIELDS =
  'textarea,input:not([type=checkbox]):not([type=radio]):not([type=hidden]):not([readonly]):not([data-untyped])'

/** Whether anything is typed in any screen, hidden kept ones included: a reload would take it. */
export const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(FIELDS)].some(({ value }) => value)

/** Where the focus goes when what had it is gone: to the page's heading, which a screen reader reads out. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })

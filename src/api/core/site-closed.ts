type Close = (tips: string) => void

let close: Close = () => {}

/** Set once by the query client: what happens when a call is refused because the site is closed. */
export function onSiteClosed(listener: Close): void {
  close = listener
}

/** Reports a call refused because of maintenance; `tips` is its message, possibly empty. */
export const siteClosed: Close = (tips) => close(tips)

let back: Promise<true> | undefined
let show: ((shown: true) => void) | undefined

/** While the app is hidden or gone: what resolves once one shows. */
export const appBack = (): Promise<true> | undefined => back

/**
 * The repair notice hides the app, or it goes with its session, until one shows. Called before the effects of its screens
 * end.
 */
export const appHides = (): void => {
  back = new Promise((resolve) => {
    show = resolve
  })
}

/** An app shows; called after the effects of its screens have begun. */
export const appShows = (): void => {
  back = undefined
  show?.(true)
}

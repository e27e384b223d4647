type Close = (tips: string) => void

let close: Close = () => {}

/** Set once by the query client: what happens when a call is refused because the site is closed. */
export function onSiteClosed(listener: Close): void {
  close = listener
}

/** Reports a call refused because of maintenance; `tips` is its message, possibly empty. */
export const siteClosed: Close = (tips) => close(tips)

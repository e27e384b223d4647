type Close = (tips: string) => void

let close: Close = () => {}

/** The query client says once what becomes of the app when a call is refused because the site is closed. */
export function onSiteClosed(listener: Close): void {
  close = listener
}

/** A call was refused by maintenance; `tips` is what it said, maybe nothing. */
export const siteClosed: Close = (tips) => close(tips)

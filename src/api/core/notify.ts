type Notify = (text: string, kind: 'info' | 'success' | 'error') => void

let show: Notify = () => {}

/** The app says once how a line of text reaches the player (its toast): `api` decides what is said, `ui` how it looks. */
export function setNotify(notify: Notify): void {
  show = notify
}

/** Tells the player one line. */
export const notify: Notify = (text, kind) => show(text, kind)

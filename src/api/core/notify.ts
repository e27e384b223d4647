type Notify = (text: string, kind: 'info' | 'success' | 'error') => void

let show: Notify = () => {}

/** Set once at the start: how a text reaches the player (a toast). `api` decides what is shown, `ui` how it looks. */
export function setNotify(notify: Notify): void {
  show = notify
}

/** Shows the player one line. */
export const notify: Notify = (text, kind) => show(text, kind)

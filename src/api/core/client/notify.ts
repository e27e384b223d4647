type Notify = (text: string, kind: 'info' | 'success' | 'error') => void

let show: Notify = () => {}

/** Set once at the start: how a text reaches the player (a toast). `api` decides what is shown, `ui` how it looks. */
export function setNotify(notify: Notify): void {
  show = notify
}

type Question = { title: string; body: string; okText: string; cancelText: string }
type Ask = (question: Question) => Promise<boolean>

let put: Ask = () => Promise.resolve(true)

/** Set once at the start: how a question reaches the player (a dialog). Where nobody can be asked, the answer is yes. */
export function setAsk(ask: Ask): void {
  put = ask
}

/** Asks the player; true for the ok button. */
export const ask: Ask = (question) => put(question)

/** Shows the player one line. */
export const notify: Notify = (text, kind) => show(text, kind)

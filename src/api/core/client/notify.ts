type Notify = (text: string, kind: 'info' | 'success' | 'error') => void

let showText: Notify = () => {}

/**
 * Sets how a text reaches the player (a toast); called once at the start. `api` decides what is shown, `ui` how it
 * looks.
 */
export function setNotify(notify: Notify): void {
  showText = notify
}

type Question = { title: string; body: string; okText: string; cancelText: string }
type Ask = (question: Question) => Promise<boolean>

let showQuestion: Ask = () => Promise.resolve(true)

/**
 * Sets how a question reaches the player (a dialog); called once at the start. Without it every question is
 * answered with yes.
 */
export function setAsk(ask: Ask): void {
  showQuestion = ask
}

/** Asks the player a question; resolves to true for the ok button. */
export const ask: Ask = (question) => showQuestion(question)

/** Shows the player one line of text. */
export const notify: Notify = (text, kind) => showText(text, kind)

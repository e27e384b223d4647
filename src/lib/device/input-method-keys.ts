/** The key code of a key that an input method handles. Safari sends it after the end of the composition. */
const TAKEN_KEY_CODE = 229
const KEYS = ['Enter', 'Escape']

/** During a composition Enter chooses a word and Escape cancels it. Neither may submit a form or close a sheet then. */
export function leaveKeysToInputMethods(): void {
  const take = (event: KeyboardEvent) => {
    if (!event.isComposing && event.keyCode !== TAKEN_KEY_CODE) return
    if (!KEYS.includes(event.key)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', take, true)
}

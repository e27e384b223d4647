/** The key code that browsers report for a key which an input method handles. Safari says so after the composition's end. */
const TAKEN_KEY_CODE = 229
const KEYS = ['Enter', 'Escape']

/** Enter chooses a word of an input method, and Escape gives it up: neither sends a form or closes a sheet meanwhile. */
export function leaveKeysToInputMethods(): void {
  const take = (event: KeyboardEvent) => {
    if (!event.isComposing && event.keyCode !== TAKEN_KEY_CODE) return
    if (!KEYS.includes(event.key)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', take, true)
}

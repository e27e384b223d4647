/** The demo's own cards begin so; no bank issues them. */
const OWN_CARDS = /^620000/

/** A card number as banks issue them: 15 to 19 digits, the last of which checks the others (Luhn). */
export function isRealCard(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d{15,19}$/.test(digits) || OWN_CARDS.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) : 2 * Number(digit)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

export type Notice = { say: (text: string) => void; hush: () => void }

const CARD = '演示不收真实卡号，已经清空。请用 620000 开头的卡号，例如 6200005550002111888。'
const PASSWORD = '演示：请勿填写您真实使用的密码。填的内容不会离开这台设备。'

/**
 * A demo accepts no real-looking secrets: a card number that a bank may have issued is cleared before the app sends it.
 * A password cannot be recognised as real, so its field shows a warning.
 */
export function refuseRealSecrets({ say, hush }: Notice): void {
  const clear = (field: EventTarget | null): boolean => {
    if (!(field instanceof HTMLInputElement) || !isRealCard(field.value)) return false
    // Fields of React watch their own `value`, so the browser's is set.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    say(CARD)
    return true
  }
  // Before the app hears of it.
  window.addEventListener('focusout', ({ target }) => clear(target) || hush(), true)
  window.addEventListener(
    'submit',
    (event) => {
      const fields = event.target instanceof HTMLFormElement ? [...event.target.elements] : []
      if (!fields.map(clear).some(Boolean)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  window.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'password') say(PASSWORD)
    },
    true,
  )
}

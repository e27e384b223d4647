const GROUP = 4
/** `6200005550001111` → `6200 0055 5000 1111`, as it is printed on a card. A text that is no number stays as it is. */
export const groupDigits = (text: string): string =>
  /^\d*$/.test(text) ? text.replace(new RegExp(`(\\d{${GROUP}})(?=\\d)`, 'g'), '$1 ') : text

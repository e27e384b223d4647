/** Puts a text on the clipboard. False if the browser refuses; undefined if it has no clipboard. */
export const copyText = (text: string): Promise<boolean> | undefined =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )

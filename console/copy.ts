/** Puts a text on the clipboard. False where the browser refuses; undefined where it has none. */
export const copyText = (text: string): Promise<boolean> | undefined =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )

/** Saves a text as a file on this device. */
export function saveText(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  // The download has begun by then in every browser.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Saves a text as a file on this device. */
export const saveText = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type }))

/** A text as a part of a file's name, without what a system does not allow there. */
export const inFileName = (text: string): string => text.trim().replace(/[\\/:*?"<>|\s]+/g, '-')

/** Saves a file on this device. */
export function saveBlob(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The download has begun by then in every browser.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** How long the browser may take to begin with the download before its address ends. */
const KEEP_MS = 60_000

/** Hands a file to the player, without any server: it works from a file:// page too. */
export function saveFile(name: string, type: string, parts: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}

/** How long the browser may take to start the download before its object URL is revoked. */
const KEEP_MS = 60_000

/** Downloads a file without a server, so that it also works on a file:// page. */
export function saveFile(name: string, type: string, parts: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}

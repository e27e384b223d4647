/** The address as a URL; undefined if it is none. `URL.canParse` is newer than the oldest browsers that play. */
export function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

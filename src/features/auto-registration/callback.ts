/** The `callback` of a link, in the query behind the hash or in the page's own. */
export function callbackOf(hashQuery: string, pageQuery: string): string | undefined {
  for (const query of [hashQuery, pageQuery]) {
    const callback = new URLSearchParams(query).get('callback')?.trim()
    if (callback) return callback
  }
  return undefined
}

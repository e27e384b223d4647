/** An SVG (attributes in single quotes) as a data: URI; only % and # must be escaped for src="" and url(""). */
export function dataUri(picture: string): string {
  return `data:image/svg+xml,${picture.replaceAll('%', '%25').replaceAll('#', '%23')}`
}

import { encode, renderSVG } from 'uqr'

/** A text as a QR picture, or undefined if it is too long for one. */
export function qrPicture(text: string): string | undefined {
  try {
    return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 3 }))}`
  } catch {
    return undefined
  }
}

/** The same as rows of cells, true for a dark one, without a border. */
export function qrCells(text: string): boolean[][] | undefined {
  try {
    return encode(text, { border: 0 }).data
  } catch {
    return undefined
  }
}

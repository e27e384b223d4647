import { renderSVG } from 'uqr'

/** A text as a QR picture, or undefined if it is too long for one. */
export function qrPicture(text: string): string | undefined {
  try {
    return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 3 }))}`
  } catch {
    return undefined
  }
}

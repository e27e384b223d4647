/** The side of the square picture, and the white around the code that scanners need. */
const SIDE_PX = 720
const QUIET_PX = 40
const CODE_PX = SIDE_PX - 2 * QUIET_PX
/** Below this a pixel counts as dark. */
const DARK = 128

/**
 * A loaded code as a PNG in a data: URI, because photo albums and the scanners of payment apps do not read SVG. Throws
 * if the browser does not allow reading the picture, or has drawn none.
 */
export function pngOf(image: HTMLImageElement): string {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, SIDE_PX, SIDE_PX)
  const scale = CODE_PX / Math.max(image.naturalWidth, image.naturalHeight, 1)
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  pen.imageSmoothingEnabled = scale < 1
  pen.drawImage(image, (SIDE_PX - width) / 2, (SIDE_PX - height) / 2, width, height)
  // Some browsers draw nothing from an SVG without a size of its own: a white square must not pass for a code.
  const { data } = pen.getImageData(0, 0, SIDE_PX, SIDE_PX)
  if (!data.some((value) => value < DARK)) throw new Error('no code was drawn')
  return canvas.toDataURL('image/png')
}

/** Loads a picture of another host once more, in the mode in which a host may allow that it is read. */
export async function readableImage(image: HTMLImageElement): Promise<HTMLImageElement> {
  const { origin } = new URL(image.src, location.href)
  if (image.src.startsWith('data:') || origin === location.origin) return image
  const readable = new Image()
  readable.crossOrigin = 'anonymous'
  readable.src = image.src
  await readable.decode()
  return readable
}

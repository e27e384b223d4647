import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PictureUrl } from '../../art/picture.ts'
import { inlinePicture } from '../../data/pictures.ts'
import { sitePictures } from '../../data/texts/content.ts'
import { isKnown } from '../http-answer.ts'
import { hasText } from './outlines.ts'
import { type Plate, plateOf, webpOf } from './raster.ts'

/**
 * The site's pictures as files: bitmaps of a fixed size, named by a hash of their content, so that browsers may cache
 * them for ever. Only the paths in this table exist; none reaches the disk. The table depends on the drawings alone, so
 * all mock backends of a process share it.
 */
const ROOT = '/pictures/'
const YEAR_S = 31_536_000

const paths = new Map<string, string>()
const plates = new Map<string, Plate>()
const bitmaps = new Map<string, Promise<Buffer>>()
let isFilled = false

/**
 * The path of a picture's file on the mock backend's origin. The bitmap is made at the first request for it. Characters
 * without outlines would be drawn in this machine's fonts, or not at all, so such a drawing is put into the answer
 * itself, for the browser's fonts.
 */
export const pictureFile: PictureUrl = (picture) => {
  const known = paths.get(picture.key)
  if (known !== undefined) return known
  const plate = plateOf(picture)
  if (hasText(plate.svg)) return inlinePicture(picture)
  const path = `${ROOT}${picture.kind}.${plate.mark}.webp`
  paths.set(picture.key, path)
  plates.set(path, plate)
  return path
}

function plateAt(path: string): Plate | undefined {
  if (!plates.has(path) && !isFilled) {
    // The name may be from before a restart, in an answer that a browser cached.
    isFilled = true
    sitePictures().forEach(pictureFile)
  }
  return plates.get(path)
}

function bitmapOf(path: string, plate: Plate): Promise<Buffer> {
  const known = bitmaps.get(path)
  if (known !== undefined) return known
  const making = webpOf(plate)
  making.catch(() => bitmaps.delete(path))
  bitmaps.set(path, making)
  return making
}

export const isPicturePath = (path: string): boolean => path.startsWith(ROOT)

export async function servePicture(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const plate = plateAt(path)
  if (plate === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not Found')
    return
  }
  const headers = {
    'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
    ETag: `"${plate.mark}"`,
    'X-Content-Type-Options': 'nosniff',
  }
  if (isKnown(request, headers.ETag)) {
    response.writeHead(304, headers).end()
    return
  }
  const bytes = await bitmapOf(path, plate)
  response.writeHead(200, {
    ...headers,
    'Content-Type': 'image/webp',
    'Content-Length': String(bytes.length),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

import { createHash } from 'node:crypto'
import type { Picture } from '../../art/picture.ts'
import { outlined } from './outlines.ts'

/** Pixel sizes for displays of density 2, and the WebP quality. */
const RECIPES: Record<Picture['kind'], { width: number; height: number; quality: number }> = {
  cover: { width: 220, height: 220, quality: 75 },
  venue: { width: 48, height: 48, quality: 85 },
  banner: { width: 716, height: 296, quality: 80 },
}

/** A drawing ready for rasterizing; its `mark` changes whenever the bitmap would. */
export type Plate = { svg: string; width: number; height: number; quality: number; mark: string }

const MARK_CHARS = 12

export function plateOf({ kind, draw }: Picture): Plate {
  const recipe = RECIPES[kind]
  const svg = outlined(draw()).replace('<svg ', `<svg width='${recipe.width}' height='${recipe.height}' `)
  const hash = createHash('sha256').update(`${svg} ${recipe.quality}`)
  return { ...recipe, svg, mark: hash.digest('hex').slice(0, MARK_CHARS) }
}

/** The bitmap of a drawing, as WebP. sharp is loaded at first use, so that the server starts without it. */
export async function webpOf({ svg, quality }: Plate): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
}

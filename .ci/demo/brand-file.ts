import { readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'
import { type Brand, readBrand } from '#mock/demo-sites/brand/brand.ts'

/** A brand file that cannot be used. Its message says why, in Chinese, a line each. */
export class BadBrand extends Error {}

/** The brand of a file. A logo may be named as a file beside it: SVG or PNG. Throws BadBrand. */
export function brandOfFile(path: string): Brand {
  const read = readBrand(withLogo(jsonOf(path), dirname(resolve(path))))
  if ('problems' in read) throw new BadBrand(read.problems.map(({ text }) => text).join('\n'))
  return read.brand
}

function jsonOf(path: string): unknown {
  const text = textOf(path, '找不到品牌文件')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadBrand(`${path} 不是 JSON：${error instanceof Error ? error.message : error}`)
  }
}

function withLogo(given: unknown, folder: string): unknown {
  if (typeof given !== 'object' || given === null || !('logo' in given)) return given
  const { logo } = given
  if (typeof logo !== 'string' || logo.startsWith('data:')) return given
  const path = resolve(folder, logo)
  const kind = extname(path).toLowerCase()
  if (kind === '.svg')
    return { ...given, logo: `data:image/svg+xml,${encodeURIComponent(textOf(path, '找不到标志'))}` }
  if (kind !== '.png') throw new BadBrand(`logo：${logo} 不是 .svg 或 .png`)
  textOf(path, '找不到标志')
  return { ...given, logo: `data:image/png;base64,${readFileSync(path).toString('base64')}` }
}

function textOf(path: string, missing: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new BadBrand(`${missing}：${path}`)
  }
}

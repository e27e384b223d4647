import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt)$/
/** Below this size a second file costs as much as it saves. */
const SMALLEST = 1_024

/** Writes the best compression of every text beside it, `.br` and `.gz`, for a server that sends files as they are. */
export function precompress(folder: string): number {
  let made = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    if (bytes.length < SMALLEST) continue
    const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [quality]: 11, [size]: bytes.length } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    made += 1
  }
  return made
}

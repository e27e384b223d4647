import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The SHA-256 of every file of a release, in the form that `sha256sum -c` reads from inside its folder. */
export const sumsOf = (release: string): string =>
  readdirSync(release, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== SUMS && statSync(join(release, name)).isFile())
    .sort()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(release, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('')

/** The file's name in the release. */
export const SUMS = 'SHA256SUMS'

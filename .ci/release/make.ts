import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { refusal } from './folder.ts'
import { readableByAll } from './modes.ts'
import { nginxFiles, pagesOf } from './nginx.ts'
import { precompress } from './precompress.ts'
import { SUMS, sumsOf } from './sums.ts'

/** A build, the folder of its release, and where that folder will be on the host. */
type Paths = { from: string; out: string; at: string }

/**
 * Writes a release: the build, what nginx must know of it, and what `packagesAreInOrder` writes of its packages. False
 * if they may not ship. The release then has no sums, so that nobody takes it for complete.
 */
export function makeRelease({ from, out, at }: Paths, packagesAreInOrder: () => boolean): boolean {
  writeSite({ from, out, at })
  if (!packagesAreInOrder()) {
    console.error(
      `${out} is not to be deployed and has no ${SUMS}: its packages are not known to be in order`,
    )
    return false
  }
  // The sums are written last, because the licence texts are among the files of the site.
  const made = precompress(join(out, 'site'))
  writeFileSync(join(out, SUMS), sumsOf(out))
  readableByAll(out)
  console.log(`${out}: the site, ${made} files of it compressed, and what nginx must know of it`)
  return true
}

/** Copies the build into a new folder, with what nginx must know of it. That part also marks the folder as a release. */
function writeSite({ from, out, at }: Paths): void {
  if (!existsSync(join(from, 'index.html'))) throw new Error(`nothing is built in ${from}`)
  const reason = refusal(from, out)
  if (reason !== undefined) throw new Error(reason)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(join(out, 'nginx'), { recursive: true })
  for (const [name, text] of Object.entries(nginxFiles(pagesOf(from), `${at}/site`)))
    writeFileSync(join(out, 'nginx', name), text)
  // Vite's own list of the packages is not for players.
  cpSync(from, join(out, 'site'), { recursive: true, filter: (path) => basename(path) !== '.vite' })
}

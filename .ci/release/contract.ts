import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { newsBetween, newsMarkdown } from '#pacts/news/news.ts'
import { FILES, type Version, versionAt } from '#pacts/news/versions.ts'
import { repo } from '../run-command.ts'

/** In a release: the contract that the app of this release needs, and what is new in it. */
const FOLDER = 'contract'

/** Writes the contract into a release, and what is new in it since the version before, if one is known. */
export function writeContract(out: string, before: Version | undefined): void {
  const folder = join(out, FOLDER)
  mkdirSync(folder, { recursive: true })
  for (const file of FILES) cpSync(join(repo, file), join(folder, basename(file)))
  if (before === undefined) {
    console.log(`no older release is known (--since): ${FOLDER}/ has no news`)
    return
  }
  writeFileSync(
    join(folder, 'news.md'),
    newsMarkdown(newsBetween(before, { ...versionAt(undefined), name: 'this release' })),
  )
}

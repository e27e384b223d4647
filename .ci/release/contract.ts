import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { newsBetween, newsMarkdown } from '#pacts/news/news.ts'
import { FILES, type Version, versionAt } from '#pacts/news/versions.ts'
import { repo } from '../run-command.ts'

/** In a release: the contract that the app of this release needs, and what is new in it. */
const FOLDER = 'contract'

const COPIED = [
  ...FILES,
  'contracts/openapi-3.0.json',
  'contracts/openapi-3.0-one-object.json',
  'pacts/states.openapi.yaml',
  'pacts/ci/github-provider.yml',
  'pacts/ci/gitlab-provider.yml',
]

/** What the files say in words, by its name in the release. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  'pacts/README.md': 'README.md',
  'pacts/expressions.md': 'expressions.md',
  'pacts/flows/README.md': 'flows.md',
  'pacts/fidelity/README.md': 'live-check.md',
  'contracts/openapi/README.md': 'openapi.md',
  'docs/wire.md': 'wire.md',
  'docs/glossary.md': 'glossary.md',
}

const FLOWS = 'pacts/flows.arazzo.yaml'
const OPENAPI = 'contracts/openapi.json'

/** Writes the contract into a release, and what is new in it since the version before, if one is known. */
export function writeContract(out: string, before: Version | undefined): void {
  const folder = join(out, FOLDER)
  const read = (file: string) => readFileSync(join(repo, file), 'utf8')
  mkdirSync(folder, { recursive: true })
  for (const file of COPIED) cpSync(join(repo, file), join(folder, basename(file)))
  for (const [file, name] of Object.entries(DOCUMENTS))
    writeFileSync(join(folder, name), withLinksInside(read(file), file))
  // All lie side by side here.
  const source = posix.relative(dirname(FLOWS), OPENAPI)
  writeFileSync(
    join(folder, basename(FLOWS)),
    read(FLOWS).replace(`url: ${source}`, `url: ${basename(OPENAPI)}`),
  )
  if (before === undefined) {
    console.log(`no older release is known (--since): ${FOLDER}/ has no news`)
    return
  }
  writeFileSync(
    join(folder, 'news.md'),
    newsMarkdown(newsBetween(before, { ...versionAt(undefined), name: 'this release' })),
  )
}

/** The document, whose links to files of the release lead there. What the release has not is named without a link. */
const withLinksInside = (text: string, file: string): string =>
  text.replace(/\[([^\]]*)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)/g, (_, words, target, anchor = '') => {
    const path = posix.join(dirname(file), target)
    const name = DOCUMENTS[path] ?? (COPIED.includes(path) || path === FLOWS ? basename(path) : undefined)
    return name === undefined ? words : `[${words}](${name}${anchor})`
  })

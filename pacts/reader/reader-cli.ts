import { parseArgs } from 'node:util'
import { BadInput, versionBefore } from '../news/versions.ts'
import { documentWithPact, writePage } from './page.ts'

/**
 * `npm run contract:docs [-- FILE] [--since COMMIT]`: the contract for people, with what the pact asks of each call, and
 * what is new since a commit, a tag or the folder of a release; without one, since the last tag.
 */
const { values, positionals } = parseArgs({
  options: { since: { type: 'string' } },
  allowPositionals: true,
})
const [file = 'dist-docs/index.html'] = positionals
try {
  await writePage(file, documentWithPact(versionBefore(values.since)))
  console.log(`${file}: open it in a browser, from disk or from any host`)
} catch (problem) {
  if (!(problem instanceof BadInput)) throw problem
  console.error(problem.message)
  process.exitCode = 2
}

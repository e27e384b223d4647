import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BadInput, type Version, versionBefore } from '#pacts/news/versions.ts'
import { repo, run } from '../run-command.ts'
import { writeContract } from './contract.ts'
import { misplaced } from './folder.ts'
import { makeRelease } from './make.ts'
import { NOTICES, writePackages } from './packages.ts'

const HELP = `npm run release -- [--from FOLDER] [--out FOLDER] [--at FOLDER] [--since RELEASE] [--audit-required | --site-only]
  one folder with all that a host needs: site/ with ${NOTICES}, nginx/, contract/, sbom.cdx.json,
  licences.txt, SHA256SUMS (docs/production.md)
  --from            a build that is there, of these packages; without it, a new one is made in dist/
  --out             the folder to write, new or a release to write over; default dist-release
  --at              where the folder will be on the host, its whole path; default: where it is written
  --since           the release before, as its folder, tag or commit: contract/news.md says what is new for backend
                    teams; default: the last tag
  --audit-required  fails also where \`npm audit\` could not look: for a pipeline, where nobody reads the line
  --site-only       no list of packages and no audit`

const { values: flags } = parseArgs({
  options: {
    from: { type: 'string' },
    out: { type: 'string', default: join(repo, 'dist-release') },
    at: { type: 'string' },
    since: { type: 'string' },
    'audit-required': { type: 'boolean', default: false },
    'site-only': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (flags.help) console.log(HELP)
else {
  if (flags['audit-required'] && flags['site-only'])
    throw new Error('--site-only leaves the audit out that --audit-required asks for')
  const out = resolve(flags.out)
  const reason = flags.at === undefined ? undefined : misplaced(flags.at)
  if (reason !== undefined) throw new Error(reason)
  const before = releaseBefore(flags.since)
  if (!flags.from && (await run('vite', ['build'])) !== 0) throw new Error('the build failed')
  const paths = { from: resolve(flags.from ?? join(repo, 'dist')), out, at: flags.at ?? out }
  const isWhole = makeRelease(paths, () => {
    writeContract(out, before)
    return flags['site-only'] || writePackages(paths.from, out, flags['audit-required'])
  })
  if (!isWhole) process.exitCode = 1
}

/** The contract of the release before. It is read first, because the new release may be written over it. */
function releaseBefore(since: string | undefined): Version | undefined {
  try {
    return versionBefore(since)
  } catch (problem) {
    if (!(problem instanceof BadInput)) throw problem
    console.error(`--since: ${problem.message}`)
    process.exit(2)
  }
}

import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { repo, run } from '../run-command.ts'
import { audit } from './audit.ts'
import { misplaced } from './folder.ts'
import { makeRelease } from './make.ts'
import { buildInMemory, otherBuild } from './packages.ts'
import { NOTICES, writePackages } from './write-packages.ts'

const HELP = `npm run release -- [--from FOLDER] [--out FOLDER] [--at FOLDER] [--audit-required | --site-only]
  one folder with all that a host needs: site/ with ${NOTICES}, nginx/, sbom.cdx.json, licences.txt,
  SHA256SUMS (docs/production.md)
  --from            a build that is there, of these sources and variables; without it, a new one is made in dist/
  --out             the folder to write, new or a release to write over; default dist-release
  --at              where the folder will be on the host, its whole path; default: where it is written
  --audit-required  fails also where \`npm audit\` could not look: for a pipeline, where nobody reads the line
  --site-only       no list of packages and no audit`

const { values: flags } = parseArgs({
  options: {
    from: { type: 'string' },
    out: { type: 'string', default: join(repo, 'dist-release') },
    at: { type: 'string' },
    'audit-required': { type: 'boolean', default: false },
    'site-only': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/**
 * Writes the packages that ship and their licences. True if the folder contains exactly these packages, all of them may
 * ship, and none has a known vulnerability.
 */
async function packagesAreInOrder(from: string, out: string): Promise<boolean> {
  const { shipped, assets } = await buildInMemory()
  const reason = otherBuild(from, assets)
  if (reason !== undefined) {
    console.error(reason)
    return false
  }
  const { count, forbidden } = writePackages(out, shipped)
  for (const text of forbidden) console.error(`this licence is not on the list: ${text}`)
  const { line, failed } = await audit(shipped.keys(), flags['audit-required'])
  console.log(`${count} packages ship; ${line}`)
  return forbidden.length === 0 && !failed
}

if (flags.help) console.log(HELP)
else {
  if (flags['audit-required'] && flags['site-only'])
    throw new Error('--site-only leaves the audit out that --audit-required asks for')
  const out = resolve(flags.out)
  const reason = flags.at === undefined ? undefined : misplaced(flags.at)
  if (reason !== undefined) throw new Error(reason)
  if (!flags.from && (await run('vite', ['build'])) !== 0) throw new Error('the build failed')
  const paths = { from: resolve(flags.from ?? join(repo, 'dist')), out, at: flags.at ?? out }
  const isWhole = await makeRelease(
    paths,
    async () => flags['site-only'] || packagesAreInOrder(paths.from, out),
  )
  if (!isWhole) process.exitCode = 1
}

import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { repo, run } from '../run-command.ts'
import { audit } from './audit.ts'
import { refusal } from './folder.ts'
import { nginxFiles, pagesOf } from './nginx.ts'
import { shippedPackages } from './packages.ts'
import { precompress } from './precompress.ts'
import { forbiddenLicences, installedSbom, licencesOf, shippedSbom } from './sbom.ts'
import { SUMS, sumsOf } from './sums.ts'

const HELP = `npm run release -- [--from FOLDER] [--out FOLDER] [--at FOLDER] [--site-only]
  one folder with all that a host needs: site/, nginx/, sbom.cdx.json, licences.txt, SHA256SUMS (docs/production.md)
  --from       a build that is there; without it, a new one is made in dist/
  --out        the folder to write, new or a release to write over; default dist-release
  --at         where the folder will be on the host; default: where it is written
  --site-only  no list of packages and no audit`

const { values: flags } = parseArgs({
  options: {
    from: { type: 'string' },
    out: { type: 'string', default: join(repo, 'dist-release') },
    at: { type: 'string' },
    'site-only': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

function writeSite(from: string, out: string, at: string): void {
  if (!existsSync(join(from, 'index.html'))) throw new Error(`nothing is built in ${from}`)
  const reason = refusal(from, out)
  if (reason !== undefined) throw new Error(reason)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(join(out, 'nginx'), { recursive: true })
  cpSync(from, join(out, 'site'), { recursive: true })
  const made = precompress(join(out, 'site'))
  for (const [name, text] of Object.entries(nginxFiles(pagesOf(from), `${at}/site`)))
    writeFileSync(join(out, 'nginx', name), text)
  console.log(`${out}: the site, ${made} files of it compressed, and what nginx must know of it`)
}

/** The packages that ship and their licences; true when all may ship and none is known to be vulnerable. */
async function writePackages(out: string): Promise<boolean> {
  const sbom = shippedSbom(installedSbom(), await shippedPackages())
  writeFileSync(join(out, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`)
  const lines = sbom.components.map((one) => `${one.name}@${one.version}  ${licencesOf(one).join(', ')}`)
  writeFileSync(join(out, 'licences.txt'), `${lines.sort().join('\n')}\n`)
  const forbidden = forbiddenLicences(sbom.components)
  for (const text of forbidden) console.error(`this licence is not on the list: ${text}`)
  const { line, failed } = audit()
  console.log(`${sbom.components.length} packages ship; ${line}`)
  return forbidden.length === 0 && !failed
}

if (flags.help) console.log(HELP)
else {
  if (!flags.from && (await run('vite', ['build'])) !== 0) throw new Error('the build failed')
  const out = resolve(flags.out)
  writeSite(resolve(flags.from ?? join(repo, 'dist')), out, flags.at ?? out)
  if (!flags['site-only'] && !(await writePackages(out))) process.exitCode = 1
  writeFileSync(join(out, SUMS), sumsOf(out))
}

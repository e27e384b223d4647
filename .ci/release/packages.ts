import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repo } from '../run-command.ts'

/** Where Vite writes the packages of a build, with the texts of their licences (vite.config.ts). */
export const LICENCES = '.vite/license.json'
type Licence = { name: string; version: string; identifier?: string; text?: string }

/** The licences that allow a package in what players load. Adding a licence is a decision. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']
/** In the build beside the modules that Vite lists: the bundler's own helpers, and what the worker is made of. */
export const BESIDE = ['rolldown', 'vite', 'workbox-core', 'workbox-precaching', 'workbox-routing']
/** The licence texts. They are beside the files that players load, because they must go with every copy. */
export const NOTICES = 'third-party-notices.txt'
const LEVELS = ['critical', 'high', 'moderate', 'low']

const licenceOf = (name: string): Licence => {
  const folder = join(repo, 'node_modules', name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
  return { name, version, identifier: license, text: file ? readFileSync(join(folder, file), 'utf8') : '' }
}

/** Of `(A OR B)` one must be allowed; of `A AND B` each. */
export const isAllowed = ({ identifier = '' }: Pick<Licence, 'identifier'>): boolean =>
  identifier
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => ALLOWED.includes(id.trim())))

const npm = (args: readonly string[]) =>
  execFileSync('npm', args, {
    cwd: repo,
    encoding: 'utf8',
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'ignore'],
  })

type Sbom = {
  metadata: { component: { 'bom-ref': string } }
  components: { 'bom-ref': string; name: string; version: string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** npm's list of what is installed, without what does not ship. With dev packages: React is a peer of some. */
function sbomOf(ships: ReadonlySet<string>): Sbom {
  const all: Sbom = JSON.parse(
    npm(['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--include', 'dev']),
  )
  const components = all.components.filter(({ name, version }) => ships.has(`${name}@${version}`))
  const known = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const unknown = [...ships].filter((one) => !known.has(one))
  if (unknown.length > 0) throw new Error(`npm does not know of ${unknown.join(', ')}, which ship`)
  const refs = new Set([all.metadata.component, ...components].map((one) => one['bom-ref']))
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }))
  return { ...all, components, dependencies }
}

/** What `npm audit` knows of the packages that ship. Without a registry nothing was checked, and the line says so. */
function audit(ships: ReadonlySet<string>): { line: string; isKnown: boolean; isSerious: boolean } {
  const args = ['audit', '--json', '--offline=false', '--include=dev', '--include=optional', '--include=peer']
  const { stdout } = spawnSync('npm', args, { cwd: repo, encoding: 'utf8', maxBuffer: 64e6, timeout: 60_000 })
  const report = stdout?.startsWith('{') ? JSON.parse(stdout) : {}
  if (!report.vulnerabilities)
    return {
      line: `audit NOT RUN, nothing is known: ${report.message ?? 'no answer'}`,
      isKnown: false,
      isSerious: false,
    }
  const names = new Set([...ships].map((one) => one.replace(/@[^@]*$/, '')))
  const found = Object.values<{ name: string; severity: string }>(report.vulnerabilities).filter(({ name }) =>
    names.has(name),
  )
  const counts = LEVELS.map(
    (level) => `${found.filter(({ severity }) => severity === level).length} ${level}`,
  )
  const serious = found.filter(({ severity }) => LEVELS.indexOf(severity) < 2).map(({ name }) => name)
  return {
    line: `audit: ${counts.join(', ')} in the packages that ship${serious.length > 0 ? `: ${serious.join(', ')}` : ''}`,
    isKnown: true,
    isSerious: serious.length > 0,
  }
}

/**
 * Writes the packages of the build `from` and their licences into a release. True if all may ship, and none has a known
 * vulnerability, high or critical; with `auditRequired` only if npm could look.
 */
export function writePackages(from: string, out: string, auditRequired: boolean): boolean {
  const built: Licence[] = JSON.parse(readFileSync(join(from, LICENCES), 'utf8'))
  const packages = [...built, ...BESIDE.map(licenceOf)].sort((a, b) => (a.name < b.name ? -1 : 1))
  const ships = new Set(packages.map(({ name, version }) => `${name}@${version}`))
  const titled = packages.map((one) => ({
    ...one,
    title: `${one.name}@${one.version}  ${one.identifier ?? 'no licence'}`,
  }))
  writeFileSync(join(out, 'sbom.cdx.json'), `${JSON.stringify(sbomOf(ships), null, 2)}\n`)
  writeFileSync(join(out, 'licences.txt'), `${titled.map(({ title }) => title).join('\n')}\n`)
  // It begins with a byte order mark: nginx names no charset for plain text, and a name may have any letter.
  const texts = titled.map(
    ({ title, text }) => `${'-'.repeat(80)}\n${title}\n\n${text || 'NO LICENCE FILE'}\n`,
  )
  writeFileSync(join(out, 'site', NOTICES), `\uFEFF${texts.join('\n')}`)
  const forbidden = titled.filter((one) => !isAllowed(one))
  for (const { title } of forbidden) console.error(`this licence is not on the list: ${title}`)
  const { line, isKnown, isSerious } = audit(ships)
  console.log(`${packages.length} packages ship; ${line}`)
  return forbidden.length === 0 && !isSerious && (isKnown || !auditRequired)
}

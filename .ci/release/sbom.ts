import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repo } from '../run-command.ts'

type License = { license?: { id?: string; name?: string }; expression?: string }
export type Component = { 'bom-ref': string; name: string; version: string; licenses?: License[] }
export type Sbom = {
  metadata: { component: { name: string; 'bom-ref': string } }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** The licences that allow a package in what players load. Adding a licence is a decision. */
export const ALLOWED_LICENCES = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

/**
 * Every installed package as npm describes it (CycloneDX). Dev packages must be included: React is a peer of some, and
 * npm would leave it out with them. npm leaves them out if NODE_ENV is `production`, which Vite sets.
 */
export const installedSbom = (): Sbom =>
  JSON.parse(
    execFileSync(
      'npm',
      ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--include', 'dev'],
      {
        cwd: repo,
        encoding: 'utf8',
        maxBuffer: 64_000_000,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    ),
  )

/** The part of the list that ships. Throws if npm does not know a package that is in the build. */
export function shippedSbom(installed: Sbom, shipped: readonly string[]): Sbom {
  const wanted = new Set(shipped)
  const named = ({ name, version }: Component) => `${name}@${version}`
  // npm lists a package once for each folder that it is installed in.
  const components = [
    ...new Map(installed.components.map((component) => [named(component), component])).values(),
  ].filter((component) => wanted.has(named(component)))
  const missing = shipped.filter((name) => !components.some((component) => named(component) === name))
  if (missing.length > 0) throw new Error(`npm sbom does not know what the build has: ${missing.join(', ')}`)
  const own = installed.metadata.component
  const kept = new Set([own['bom-ref'], ...components.map((component) => component['bom-ref'])])
  const { name } = JSON.parse(readFileSync(join(repo, 'package.json'), 'utf8'))
  return {
    ...installed,
    metadata: { ...installed.metadata, component: { ...own, name } },
    components,
    dependencies: installed.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) })),
  }
}

/** A package's licences as written in the list: an id, a name, or an expression such as `(MPL-2.0 OR Apache-2.0)`. */
export const licencesOf = ({ licenses = [] }: Component): string[] =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? 'unknown')

/** Of `A OR B` one must be allowed; of `A AND B`, and of several entries, each must be. */
const isAllowed = (text: string): boolean =>
  text
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => ALLOWED_LICENCES.includes(id.trim())))

/** The packages that may not ship, each with its licences. A package without any licence is among them. */
export const forbiddenLicences = (components: readonly Component[]): string[] =>
  components.flatMap((component) => {
    const licences = licencesOf(component)
    return licences.length > 0 && licences.every(isAllowed)
      ? []
      : [`${component.name}@${component.version}: ${licences.join(', ') || 'no licence'}`]
  })

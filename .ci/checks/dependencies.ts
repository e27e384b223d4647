type Specs = Record<string, string>
type Asked = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies', Specs>
>
type Overrides = { [name: string]: string | Overrides }

/** What package.json says of packages. */
export type Manifest = Asked & { overrides?: Overrides; allowScripts?: Record<string, boolean> }
/** One package of package-lock.json. */
export type Locked = Asked & {
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
  hasInstallScript?: boolean
}
export type Lock = { lockfileVersion: number; packages: Record<string, Locked> }

/** Ranges, tags such as `latest`, aliases (`npm:`) and addresses are none. */
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/
/** One hash, and a whole one: of two, either would do for npm. */
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/
const INSTALLED = /^(?:(?:^|\/)node_modules\/(?:@[\w-][\w.-]*\/)?[\w-][\w.-]*)+$/
/** An address of whatever kind: `file:`, `git+ssh:`, `https:`, `owner/name`. An alias (`npm:`) is none. */
const ELSEWHERE = /^(?!npm:).*[:/]/
/** How a package asks for another by a name of its own. */
const ALIAS = /^npm:(.+)@/

const GROUPS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const
/** Exact versions, no host in the lock file, and no install script that nobody has decided on. */
const SETTINGS = ['save-exact', 'omit-lockfile-registry-resolved', 'strict-allow-scripts']
/** A registry, or a key to one; and what would let all install scripts run. */
const UNSET = /^(?:\/\/|(?:@[^:]+:)?registry$|dangerously-)/

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * What is wrong with the packages that are asked for and locked (docs/faults.md#bad-dependency); empty when nothing is. `npm ci`
 * itself refuses a lock file that does not fit, and a script that nobody has decided on; the rest it takes.
 */
export function dependencyProblems(manifest: Manifest, lock: Lock): string[] {
  const aliases = aliasesIn(lock)
  return [
    ...inexact(manifest),
    ...drifted(manifest, lock),
    ...Object.entries(lock.packages).flatMap(([path, one]) => [
      ...(path === '' ? [] : unsound(path, one, aliases)),
      ...absent(path, one, lock),
    ]),
    ...scripts(manifest, lock),
  ]
}

const specsOf = (one: Asked) => GROUPS.flatMap((group) => Object.entries(one[group] ?? {}))

/** Each alias that a package asks for, with the package behind it: `width-cjs width`. We ask for none. */
const aliasesIn = ({ packages: { '': _, ...packages } }: Lock): Set<string> =>
  new Set(
    Object.values(packages)
      .flatMap(specsOf)
      .map(([name, spec]) => `${name} ${ALIAS.exec(spec)?.[1]}`),
  )

function inexact(manifest: Manifest): string[] {
  const specs = (group: Overrides = {}): [string, string][] =>
    Object.entries(group).flatMap(([name, spec]) =>
      typeof spec === 'string' ? [[name, spec] as [string, string]] : specs(spec),
    )
  return [...GROUPS.map((group) => manifest[group]), manifest.overrides]
    .flatMap(specs)
    .filter(([, spec]) => !EXACT.test(spec))
    .map(([name, spec]) => `${name}: "${spec}" is no exact version`)
}

/** The lock file repeats what package.json asks for, and holds just that. */
function drifted(manifest: Manifest, { lockfileVersion, packages }: Lock): string[] {
  const problems = lockfileVersion === 3 ? [] : [`package-lock.json: version ${lockfileVersion}, not 3`]
  for (const group of GROUPS) {
    const asked = manifest[group] ?? {}
    const repeated = packages['']?.[group] ?? {}
    for (const name of new Set([...Object.keys(asked), ...Object.keys(repeated)])) {
      const locked = packages[`node_modules/${name}`]?.version
      if (asked[name] !== repeated[name])
        problems.push(`${name}: ${group} say ${asked[name]}, of which the lock file has ${repeated[name]}`)
      else if (locked !== undefined && locked !== asked[name])
        problems.push(`${name}: ${asked[name]} is asked for, and ${locked} locked`)
    }
  }
  return problems
}

/** A package comes from whatever registry is asked, and its hash says that it is the one that was locked. */
function unsound(
  path: string,
  { name, version = '', resolved, integrity = '', link, inBundle = false, ...one }: Locked,
  aliases: ReadonlySet<string>,
): string[] {
  const checks: [boolean, string][] = [
    [!INSTALLED.test(path) || link === true, 'is no package of a registry'],
    [
      name !== undefined && !aliases.has(`${nameOf(path)} ${name}`),
      `is an alias of ${name}, which nobody asks for`,
    ],
    [!EXACT.test(version), `"${version}" is no exact version`],
    [resolved !== undefined, `names where it is from: ${resolved}`],
    // What a package brings with it lies in that package's file, which has a hash.
    [!inBundle && !SHA512.test(integrity), `"${integrity}" is no sha512`],
  ]
  return [
    ...checks.flatMap(([is, what]) => (is ? [`${path}: ${what}`] : [])),
    ...specsOf(one)
      .filter(([, spec]) => ELSEWHERE.test(spec))
      .map(([needed, spec]) => `${path}: needs ${needed} from "${spec}"`),
  ]
}

/** What this package needs, and Node would not find: it looks in the `node_modules` beside it, and then further up. */
function absent(
  path: string,
  { dependencies, optionalDependencies, ...root }: Locked,
  { packages }: Lock,
): string[] {
  const needed = { ...dependencies, ...optionalDependencies, ...(path === '' && root.devDependencies) }
  const folders = [
    path,
    ...path.split('/node_modules/').map((_, i, parts) => parts.slice(0, i).join('/node_modules/')),
  ]
  return Object.keys(needed)
    .filter((name) => folders.every((at) => !packages[`${at && `${at}/`}node_modules/${name}`]))
    .map((name) => `${path || 'package.json'}: ${name} is not in the lock file`)
}

/** Only one package may run an install script, and of each that has one it is said whether it may. */
function scripts({ allowScripts = {} }: Manifest, { packages }: Lock): string[] {
  const having = new Set(
    Object.entries(packages).flatMap(([path, one]) => (one.hasInstallScript ? [nameOf(path)] : [])),
  )
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name])
  return [
    ...[...having]
      .filter((name) => allowScripts[name] === undefined)
      .map((name) => `${name}: has an install script, and allowScripts does not say whether it may run`),
    ...allowed.filter((name) => !having.has(name)).map((name) => `${name}: has no install script to allow`),
    ...(allowed.length > 1 ? [`${allowed.join(', ')}: more than one may run an install script`] : []),
  ]
}

/** What is wrong with the settings of npm, which hold whoever installs. */
export function settingProblems(npmrc: string): string[] {
  const lines = npmrc.split('\n')
  // The last one holds.
  const said = new Map(lines.map((line) => line.split('=', 2).map((part) => part.trim()) as [string, string]))
  return [
    ...SETTINGS.filter((name) => said.get(name) !== 'true').map((name) => `.npmrc: without ${name}`),
    ...[...said.keys()].filter((name) => UNSET.test(name)).map((name) => `.npmrc: sets ${name}`),
  ]
}

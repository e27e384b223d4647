type Specs = Record<string, string>
type Asked = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies', Specs>
>
type Overrides = { [name: string]: string | Overrides }

/** The parts of package.json about packages. */
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

/** An exact version. Ranges, tags such as `latest`, aliases (`npm:`) and addresses do not match. */
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/
/** Exactly one complete hash. If there were two, npm would accept either. */
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/
const INSTALLED = /^(?:(?:^|\/)node_modules\/(?:@[\w-][\w.-]*\/)?[\w-][\w.-]*)+$/
/** An address of any kind: `file:`, `git+ssh:`, `https:`, `owner/name`. An alias (`npm:`) does not match. */
const ELSEWHERE = /^(?!npm:).*[:/]/
/** A package asks for another under a name of its own. */
const ALIAS = /^npm:(.+)@/

const GROUPS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const
/** These settings keep versions exact, keep hosts out of the lock file, and refuse undecided install scripts. */
const SETTINGS = ['save-exact', 'omit-lockfile-registry-resolved', 'strict-allow-scripts']
/** A registry, a key to a registry, or a setting that would let all install scripts run. */
const UNSET = /^(?:\/\/|(?:@[^:]+:)?registry$|dangerously-)/

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * The problems of the required and locked packages (docs/faults.md#bad-dependency); empty if there are none. `npm ci`
 * itself refuses a lock file that does not fit, and a script that nobody has decided on. It accepts everything else.
 */
export function dependencyProblems(manifest: Manifest, lock: Lock): string[] {
  const aliases = aliasesIn(lock)
  return [
    ...inexact(manifest),
    ...drifted(manifest, lock),
    ...Object.entries(lock.packages).flatMap(([path, entry]) => [
      ...(path === '' ? [] : unsound(path, entry, aliases)),
      ...absent(path, entry, lock),
    ]),
    ...scripts(manifest, lock),
  ]
}

const specsOf = (entry: Asked) => GROUPS.flatMap((group) => Object.entries(entry[group] ?? {}))

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

/** The lock file must repeat what package.json asks for, and hold nothing else. */
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

/** A package comes from the registry that the machine uses, and its hash proves that it is the locked one. */
function unsound(
  path: string,
  { name, version = '', resolved, integrity = '', link, inBundle = false, ...entry }: Locked,
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
    // A bundled package is inside the file of the package that brings it, and that file has a hash.
    [!inBundle && !SHA512.test(integrity), `"${integrity}" is no sha512`],
  ]
  return [
    ...checks.flatMap(([is, what]) => (is ? [`${path}: ${what}`] : [])),
    ...specsOf(entry)
      .filter(([, spec]) => ELSEWHERE.test(spec))
      .map(([needed, spec]) => `${path}: needs ${needed} from "${spec}"`),
  ]
}

/**
 * Packages that this package needs and Node would not find. Node searches the `node_modules` beside it, and then
 * further up.
 */
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

/** At most one package may run an install script. package.json must say of each package with one whether it may. */
function scripts({ allowScripts = {} }: Manifest, { packages }: Lock): string[] {
  const having = new Set(
    Object.entries(packages).flatMap(([path, entry]) => (entry.hasInstallScript ? [nameOf(path)] : [])),
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

/** The problems of npm's settings in the repository, which apply to everybody who installs. */
export function settingProblems(npmrc: string): string[] {
  const lines = npmrc.split('\n')
  // If a setting is repeated, the last value counts.
  const settings = new Map(
    lines.map((line) => line.split('=', 2).map((part) => part.trim()) as [string, string]),
  )
  return [
    ...SETTINGS.filter((name) => settings.get(name) !== 'true').map((name) => `.npmrc: without ${name}`),
    ...[...settings.keys()].filter((name) => UNSET.test(name)).map((name) => `.npmrc: sets ${name}`),
  ]
}

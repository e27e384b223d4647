import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import { repo } from '../run-command.ts'

/** The folder of a build with the files whose names contain their hash. */
const ASSETS = 'assets/'

/** The packages whose code is in a build, by `name@version`, each with its installation folder. */
export type Shipped = ReadonlyMap<string, string>

/** The folder of the package that a module comes from, below the last node_modules of its path. */
const PACKAGE_FOLDER = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//

/** Helpers that the bundler writes into the build as modules without a file, such as the one that loads later parts. */
const OF_BUNDLER = /^\0(vite|rolldown)\//

/** `name@version` and folder of the package that a module of a build comes from; undefined for our own code. */
export function packageOf(module: string, read = readFileSync): [name: string, folder: string] | undefined {
  const bundler = OF_BUNDLER.exec(module)?.[1]
  const folder =
    bundler === undefined
      ? PACKAGE_FOLDER.exec(module.replaceAll('\\', '/'))?.[1]
      : join(repo, 'node_modules', bundler)
  if (folder === undefined) return undefined
  const { name, version } = JSON.parse(String(read(join(folder, 'package.json'))))
  return [`${name}@${version}`, folder]
}

/** The packages whose code is in these chunks. A module that tree shaking emptied is not among them. */
export function packagesIn(chunks: readonly Pick<Rollup.OutputChunk, 'modules'>[]): Shipped {
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  )
  const found = modules.map((id) => packageOf(id)).filter((entry) => entry !== undefined)
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The production build of these sources in this environment: its packages, and the names of its hashed files. */
export type Built = { shipped: Shipped; assets: ReadonlySet<string> }

/**
 * Builds the production build in memory and returns the packages in it, with the parts that are built apart: the
 * worker and the page's inline script.
 */
export async function buildInMemory(): Promise<Built> {
  const chunks: Rollup.OutputChunk[] = []
  const collect: Plugin = {
    name: 'collect-packages',
    generateBundle: (_options, bundle) => {
      chunks.push(...Object.values(bundle).filter((file) => file.type === 'chunk'))
    },
  }
  const made = await build({
    configFile: join(repo, 'vite.config.ts'),
    logLevel: 'warn',
    build: { write: false },
    plugins: [collect],
  })
  for (const input of ['src/sw/worker.ts', 'src/boot/boot.ts'])
    await build({
      configFile: false,
      logLevel: 'warn',
      define: { AHEAD: '{}', 'process.env.NODE_ENV': '"production"' },
      build: { write: false, rolldownOptions: { input: join(repo, input), output: { format: 'iife' } } },
      plugins: [collect],
    })
  return { shipped: packagesIn(chunks), assets: hashedIn(made) }
}

function hashedIn(made: Awaited<ReturnType<typeof build>>): Set<string> {
  const outputs = [made].flat().flatMap((result) => ('output' in result ? result.output : []))
  return new Set(outputs.map(({ fileName }) => fileName).filter((name) => name.startsWith(ASSETS)))
}

/**
 * Why the packages of a build do not describe this folder: a file has another hash in its name. Undefined if they do. A
 * folder may have been built from other sources, or with variables that add code, as reports do.
 */
export function otherBuild(from: string, assets: ReadonlySet<string>): string | undefined {
  const folder = join(from, ASSETS)
  const present = existsSync(folder) ? readdirSync(folder).map((name) => `${ASSETS}${name}`) : []
  const foreign = present.filter((name) => !assets.has(name))
  const missing = [...assets].filter((name) => !present.includes(name))
  if (foreign.length + missing.length === 0) return undefined
  const listed = (names: readonly string[], where: string) =>
    names.length === 0 ? [] : [`${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''} ${where}`]
  const differences = [...listed(foreign, 'only there'), ...listed(missing, 'not there')].join('; ')
  return (
    `${from} is not what these sources build in this environment (${differences}), so nobody knows its packages: ` +
    'set the variables that it was built with, or leave --from out'
  )
}

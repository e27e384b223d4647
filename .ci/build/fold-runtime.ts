import type { Plugin, Rollup } from 'vite'

type Bundle = Rollup.OutputBundle
type Chunk = Rollup.OutputChunk

const RUNTIME = 'rolldown-runtime'
const EXPORTS = /export\s*\{([^}]*)\};?\s*$/
const PREFIX = '$rt_'

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk')
const escaped = (text: string): string => text.replace(/[.$]/g, '\\$&')
const leaf = (fileName: string): string => fileName.slice(fileName.lastIndexOf('/') + 1)
/** The text between the braces of an import or export, `a as b,c`, with each name rewritten. */
const inner = (list: string, write: (name: string, alias: string) => string): string =>
  list
    .split(',')
    .map((pair) => pair.trim().split(/\s+as\s+/))
    .map(([name = '', alias = name]) => write(name, alias))
    .join(',')

function only(chunks: Chunk[], name: string): Chunk {
  const [chunk, ...more] = chunks.filter((one) => one.name === name)
  if (!chunk || more.length > 0) throw new Error(`fold-runtime: not one chunk is named ${name}`)
  return chunk
}

/** Moves the bundler's helpers into the chunk `into`; every other chunk then imports them from there. */
export function foldRuntime(bundle: Bundle, into: string): void {
  const chunks = chunksOf(bundle)
  const runtime = only(chunks, RUNTIME)
  const host = only(chunks, into)
  const strange = [...host.imports, ...host.dynamicImports].filter((name) => name !== runtime.fileName)
  if (strange.length > 0)
    throw new Error(`fold-runtime: ${into} imports ${strange.join(', ')}, which may need it first`)
  if (host.code.includes(PREFIX)) throw new Error(`fold-runtime: ${into} has names that begin with ${PREFIX}`)

  const from = ({ fileName }: Chunk) => `\\s*["']\\./${escaped(leaf(fileName))}["'];?`
  const line = new RegExp(`import(?:\\s*\\{([^}]*)\\}\\s*from)?${from(runtime)}`)
  const ofHost = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from${from(host)}`)
  for (const chunk of chunks) {
    let used: string | undefined
    const namesHost = chunk === host || chunk.code.includes(leaf(host.fileName))
    // An import without names runs a module for its effects. The helpers have none.
    chunk.code = chunk.code.replace(line, (_line, list?: string) => {
      if (list === undefined) return ''
      if (!namesHost)
        throw new Error(
          `fold-runtime: ${chunk.fileName} does not import ${host.fileName}, so its hash would not follow that name`,
        )
      if (chunk === host) return `var ${inner(list, (name, alias) => `${alias}=${PREFIX}${name}`)};`
      used = inner(list, (name, alias) => `${PREFIX}${name} as ${alias}`)
      return ''
    })
    if (used !== undefined) {
      // One import of a file is shorter than two.
      const [own = '', names] = ofHost.exec(chunk.code) ?? []
      const all = names === undefined ? used : `${names.trim()},${used}`
      chunk.code = `import{${all}}from"./${leaf(host.fileName)}";${chunk.code.replace(own, '')}`
    }
    if (chunk !== runtime && chunk.code.includes(leaf(runtime.fileName)))
      throw new Error(`fold-runtime: ${chunk.fileName} imports the runtime in a way that is not known`)
    if (!chunk.imports.includes(runtime.fileName)) continue
    const others = chunk.imports.filter((name) => name !== runtime.fileName && name !== host.fileName)
    chunk.imports = chunk === host ? others : [host.fileName, ...others]
  }

  const list = EXPORTS.exec(runtime.code)?.[1]
  if (list === undefined) throw new Error(`fold-runtime: ${RUNTIME} exports nothing`)
  const helpers = `{${inner(list, (name, alias) => `${alias}:${name}`)}}`
  const locals = inner(list, (_name, alias) => `${alias}:${PREFIX}${alias}`)
  const exported = inner(list, (_name, alias) => PREFIX + alias)
  host.code = `var{${locals}}=(()=>{${runtime.code.replace(EXPORTS, '')}return${helpers}})();${host.code.trimEnd()}\nexport{${exported}};`
  delete bundle[runtime.fileName]
}

/**
 * With manual chunks the bundler keeps its helpers (700 bytes) in their own file: one more request that every first
 * visit waits for. This moves them into the chunk that everything needs. That chunk's hashed name still fits its
 * content, since the hash was made from a text with the name of the helpers' file. The same holds for each chunk that
 * uses a helper, if its text also named the chunk that gets the helpers. A chunk without that name is refused.
 */
export const foldRuntimeInto = (into: string): Plugin => ({
  name: 'fold-runtime',
  apply: 'build',
  // This runs before Vite writes which files a page and a chunk preload.
  enforce: 'pre',
  generateBundle: { order: 'pre', handler: (_options, bundle) => foldRuntime(bundle, into) },
})

import { contract } from '#contracts/index.ts'

/** What a file of the app imports and declares, as far as it leads to calls. */
export type Module = {
  /** By the local name: from where, and the name there. */
  imports: ReadonlyMap<string, { from: string; name: string }>
  /** By name; `export` keeps it in `exported`. */
  declarations: ReadonlyMap<string, Declaration>
  exported: readonly string[]
}

/** A declaration at the top of a file. */
export type Declaration = {
  /** The names in it that may be of other declarations or imports. */
  uses: ReadonlySet<string>
  /** Files that it imports when it runs. */
  loads: readonly string[]
  /** Paths of the contract that it calls. */
  paths: readonly string[]
}

const IMPORT = /^import (?!type)\{([^}]*)\} from '([^']+)'/gm
const NAMED = /^(export )?(?:async )?(?:const|let|function|class) (?:(\w+)|[{[]([^}\]]*)[}\]])/
const CLIENT = /^const (\w+) = clientOf\((\w+)Contract\)/gm

/**
 * Reads a file by its layout, which the formatter fixes: what begins at the first column is a statement of its own. A
 * name counts as used wherever it stands but behind a dot, so a screen may get a call too many, and never one too few.
 */
export function moduleOf(source: string): Module {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, '')
  const imports = [...code.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
    namesIn(names).map(([name, local]) => [local, { from, name }] as const),
  )
  const clients = new Map([...code.matchAll(CLIENT)].map(([, local = '', router = '']) => [local, router]))
  const statements = code.split(/\n(?=[a-z])/).flatMap((statement) => {
    const [, isExported, name, group] = NAMED.exec(statement) ?? []
    const names = name === undefined ? namesIn(group ?? '').map(([, local]) => local) : [name]
    const declaration = declarationOf(statement, clients)
    return names.map((own) => ({ own, declaration, isExported: isExported !== undefined }))
  })
  return {
    imports: new Map(imports),
    declarations: new Map(statements.map(({ own, declaration }) => [own, declaration])),
    exported: statements.filter(({ isExported }) => isExported).map(({ own }) => own),
  }
}

/** The declarations behind a name that others import; `*` is all that the file exports. */
export const declarationsOf = ({ declarations, exported }: Module, name: string): Declaration[] =>
  (name === '*' ? exported : [name]).flatMap((own) => declarations.get(own) ?? [])

/** `a`, `a as b` and `a: b` as pairs of the name and the local name; types are left out. */
const namesIn = (list: string): [string, string][] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => {
      const [name = '', local = name] = part.split(/ as |: /)
      return [name, local]
    })

function declarationOf(statement: string, clients: ReadonlyMap<string, string>): Declaration {
  const called = [...statement.matchAll(/\b(\w+)\.(\w+)\b/g)]
  return {
    uses: new Set([...statement.matchAll(/(?<!(?<!\.\.)\.)\b[A-Za-z_]\w*/g)].map(([name]) => name)),
    loads: [...statement.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, from = '']) => from),
    paths: called.flatMap(([, local = '', call = '']) => pathOf(clients.get(local), call)),
  }
}

function pathOf(router: string | undefined, call: string): string[] {
  const routers: Record<string, Record<string, { path: string }>> = contract
  const path = router === undefined ? undefined : routers[router]?.[call]?.path
  return path === undefined ? [] : [path]
}

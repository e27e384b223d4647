import { parseSync } from 'vite'
import { type Feature, innerOf, isAbove, membersOf, type Newer, tree, versionsOf } from './support.ts'

/** Interfaces of the DOM whose members are searched by name. The app has no objects of other interfaces. */
const INTERFACES = [
  'AbortSignal',
  'Animation',
  'CSS',
  'Clipboard',
  'Crypto',
  'CustomElementRegistry',
  'DOMRect',
  'Document',
  'DocumentFragment',
  'Element',
  'Event',
  'EventTarget',
  'HTMLButtonElement',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLImageElement',
  'HTMLInputElement',
  'Headers',
  'History',
  'IDBObjectStore',
  'IntersectionObserver',
  'Location',
  'LockManager',
  'Navigator',
  'Node',
  'Performance',
  'Request',
  'Response',
  'Storage',
  'URL',
  'URLSearchParams',
  'VisualViewport',
  'Window',
]

const STATIC = /_static$/
const INNER = /_(?:static|event)$/

/** New features by name: `Object.name` for a static member. A name that is also an old feature elsewhere is left out. */
function newNames(): Map<string, Feature> {
  const news = new Map<string, Feature>()
  const old = new Set<string>()
  const add = (name: string, feature: Feature) => {
    if (isAbove(feature)) news.set(name, feature)
    else old.add(name)
  }
  const builtinsTree = innerOf(innerOf(tree, 'javascript'), 'builtins')
  const builtins = membersOf(builtinsTree)
  const globals = membersOf(innerOf(tree, 'api'))
  for (const [owner, feature] of [...builtins, ...globals]) {
    add(owner, feature)
    const isBuiltin = innerOf(builtinsTree, owner) === feature
    for (const [member, what] of membersOf(feature)) {
      const name = member.replace(INNER, '')
      const own = Reflect.get(globalThis, owner) as object | undefined
      const isStatic = isBuiltin ? typeof own === 'function' && Object.hasOwn(own, name) : STATIC.test(member)
      if (isStatic) add(`${owner}.${name}`, what)
      else if (isBuiltin || INTERFACES.includes(owner)) add(`.${name}`, what)
    }
  }
  for (const name of old) news.delete(name)
  return news
}

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function walk(node: Node, see: (node: Node, isOutside: boolean) => void, isOutside = true): void {
  see(node, isOutside)
  const isStillOutside = isOutside && !/Function/.test(node.type)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, see, isStillOutside)
}

const nameIn = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : ''

const LOOKBEHIND = /\(\?<[=!]/
const LOOKBEHIND_IS = 'a lookbehind in a pattern (Chrome 62, iOS 16.4)'
const isText = (value: unknown): value is { raw: string } =>
  typeof value === 'object' && value !== null && 'raw' in value

/** Syntax that the floor cannot read. One use of it makes the whole file unreadable. */
function newSyntax(node: Node, isOutside: boolean): string | undefined {
  if (node.type === 'AwaitExpression' && isOutside) return 'await outside a function (Chrome 89, iOS 15)'
  if (node.type === 'StaticBlock') return 'a static block (Chrome 94, iOS 16.4)'
  if (node.type === 'ImportAttribute') return 'import attributes (Chrome 123, iOS 17.2)'
  if (node.type === 'VariableDeclaration' && /using/.test(String(node.kind)))
    return 'using (Chrome 134, iOS never)'
  if (node.type === 'BinaryExpression' && isNode(node.left) && node.left.type === 'PrivateIdentifier')
    return '#name in object (Chrome 91, iOS 15)'
  // If the floor cannot read a regular expression, the compiler rewrites it as a string.
  const text = node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value : undefined
  const words = typeof text === 'string' ? text : isText(text) ? text.raw : ''
  if (LOOKBEHIND.test(words)) return LOOKBEHIND_IS
  const regex =
    node.type === 'Literal' ? (node.regex as { pattern: string; flags: string } | undefined) : undefined
  if (!regex) return undefined
  if (LOOKBEHIND.test(regex.pattern)) return LOOKBEHIND_IS
  if (/[dv]/.test(regex.flags))
    return `a pattern with the flags ${regex.flags} (d: Chrome 90; v: Chrome 112, iOS 17)`
  if (/\(\?[a-z]*-?[a-z]*:/.test(regex.pattern.replaceAll('(?:', '')))
    return 'modifiers in a pattern (Chrome 125)'
  return undefined
}

let names: Map<string, Feature> | undefined

/** What a script uses that is newer than the floor. Names have the form `.at`, `Object.hasOwn` or `structuredClone`. */
export function newerInScript(file: string, code: string): Newer[] {
  names ??= newNames()
  const found = new Map<string, string>()
  const seeName = (name: string) => {
    const feature = names?.get(name)
    if (feature) found.set(name, versionsOf(feature))
  }
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  walk(program as unknown as Node, (node, isOutside) => {
    const syntax = newSyntax(node, isOutside)
    if (syntax) found.set(syntax, '')
    if (node.type === 'Identifier') seeName(String(node.name))
    if (node.type !== 'MemberExpression' || node.computed === true) return
    const member = nameIn(node.property)
    seeName(`.${member}`)
    seeName(`${nameIn(node.object)}.${member}`)
  })
  return [...found].map(([name, versions]) => ({ name, versions, file }))
}

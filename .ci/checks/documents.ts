import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { parseArgs } from 'node:util'

const PAGES = ['*.md', '{docs,pacts,contracts,mock-server,e2e,bench,src}/**/*.md']
const SOURCES = [
  '{contracts,mock-server,src,pacts,e2e,bench,.ci}/**/*.{ts,tsx,css,html,md}',
  '*.{ts,mjs,md}',
  '.*.{ts,mjs}',
]
const NOT_OURS = (path: string) => /node_modules|\.results|\/pacts\/.*\.json$/.test(path)
/** Files that have to contain what this check forbids. */
const OWN = /^\.ci\/checks\/documents(?:\.slow\.test)?\.ts$/

/** Matches citations in comments of documents that are not in the repository. */
const OUTSIDE = [
  /\bspec(?:ification)? (?:sections? )?\d/i,
  /\bsections? \d+\b/i,
  /\bcases T?\d|\bcase T\d/,
  /\bthe readings\b|\breadings,|\(readings\b/i,
  /\b(?:spec|readings|cases|look|engines)\.md\b/,
  /\((?:spec|look|design): [A-Z]/,
]
const MENTION = /\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g
const LINK = /\]\((?![a-z]+:|\/\/)([^)\s]+)\)/g
const FENCED = /^```[\s\S]*?^```/gm
const HEADING = /^#{1,6} +(.+)$/gm

/** The anchors of a page, made from its headings as GitHub does. */
export function anchorsOf(markdown: string): Set<string> {
  const plain = markdown.replace(FENCED, '')
  return new Set(
    [...plain.matchAll(HEADING)].map(([, text = '']) =>
      text
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  )
}

/** The broken references in the repository at `root`, each as `file:line: what`. */
export function deadEnds(root: string): string[] {
  const find = (patterns: readonly string[]) =>
    patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((path) => !NOT_OURS(path))
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const anchors = new Map<string, Set<string>>()
  const leadsNowhere = (target: string): boolean => {
    const [path = '', anchor] = target.split('#')
    if (!existsSync(join(root, path))) return true
    if (anchor === undefined || !path.endsWith('.md')) return false
    const known = anchors.get(path) ?? anchorsOf(read(path))
    anchors.set(path, known)
    return !known.has(anchor)
  }
  const inPages = find(PAGES).flatMap((page) =>
    linesOf(read(page).replace(FENCED, (block) => block.replace(/[^\n]/g, ''))).flatMap(([line, text]) =>
      [...text.matchAll(LINK)]
        .map(([, link = '']) => link)
        .filter((link) =>
          leadsNowhere(link.startsWith('#') ? page + link : normalize(join(dirname(page), link))),
        )
        .map((link) => `${page}:${line}: the link to ${link} leads nowhere`),
    ),
  )
  const inSources = [...new Set(find(SOURCES))]
    .filter((path) => !OWN.test(path))
    .flatMap((path) =>
      linesOf(read(path)).flatMap(([line, text]) => [
        ...(path.endsWith('.md') ? [] : [...text.matchAll(MENTION)])
          .map(([target]) => target)
          .filter(leadsNowhere)
          .map((target) => `${path}:${line}: ${target} does not exist`),
        ...OUTSIDE.map((citation) => citation.exec(text)?.[0])
          .filter((cited) => cited !== undefined)
          .slice(0, 1)
          .map((cited) => `${path}:${line}: "${cited}" cites what is not in the repository`),
      ]),
    )
  return [...inPages, ...inSources].sort()
}

const linesOf = (text: string): [number, string][] => text.split('\n').map((line, at) => [at + 1, line])

if (import.meta.main) {
  const { values } = parseArgs({ options: { root: { type: 'string', default: process.cwd() } } })
  const found = deadEnds(values.root)
  for (const deadEnd of found) console.error(deadEnd)
  console.log(
    `documents of ${relative(process.cwd(), values.root) || 'the repository'}: ${found.length} dead ends`,
  )
  process.exitCode = found.length > 0 ? 1 : 0
}

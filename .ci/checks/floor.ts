import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { KNOWN_IN_SCRIPTS, KNOWN_IN_STYLES } from '../floor/known.ts'
import { breaches, newerInBuild } from '../floor/pages.ts'
import { isSyntax, type Newer } from '../floor/support.ts'
import { repo } from '../run-command.ts'

/**
 * Compares the production build with the oldest engines (docs/decisions/browser-floor.md), by MDN's data: it may use
 * nothing newer unless known.ts says why that is harmless. `--table` prints the list.
 */
const { scripts, styles } = newerInBuild(join(repo, 'dist'))
const demo = join(repo, 'dist-demo')
const inDemo = existsSync(demo) ? newerInBuild(demo) : { scripts: [], styles: [] }
/** The demo's libraries use more, and old-engines-demo.ts adds it. But a file that cannot be parsed is a lost page. */
const unreadable = inDemo.scripts.filter(isSyntax)
/** The demo's own pages (games, other sites) must meet the same limits as the app's sheets. */
const inDemoSheets = inDemo.styles.filter(({ name }) => !Object.hasOwn(KNOWN_IN_STYLES, name))

function table(used: readonly Newer[], known: Readonly<Record<string, string>>): string[] {
  const first = new Map(used.map(({ name, versions }) => [name, versions]))
  return [...first].sort().map(([name, versions]) => `| \`${name}\` | ${versions} | ${known[name] ?? '?'} |`)
}

if (process.argv.includes('--table')) {
  console.log('| used | first in | on the floor |\n|---|---|---|')
  console.log([...table(styles, KNOWN_IN_STYLES), ...table(scripts, KNOWN_IN_SCRIPTS)].join('\n'))
}
const wrong = [
  ...breaches(scripts, KNOWN_IN_SCRIPTS),
  ...breaches(styles, KNOWN_IN_STYLES),
  ...breaches(unreadable, {}),
  ...breaches(inDemoSheets, {}),
]
for (const text of wrong) console.error(text)
console.log(
  `${scripts.length + styles.length} uses of what is newer than the floor, ${wrong.length} of them unexplained`,
)
process.exitCode = wrong.length > 0 ? 1 : 0

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newerInScript } from './scripts.ts'
import { newerInSheet } from './styles.ts'
import type { Newer } from './support.ts'

const SCRIPT = /<script(?![^>]*\ssrc[\s=])[^>]*>([\s\S]*?)<\/script>/g
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
/** The contract for people: no player opens it. */
const NOT_FOR_PLAYERS = /\/dist-demo\/contract\//
/** Only old engines load it. It names the features that it adds. */
const FILLS = /\/old-engines-/

export type Used = { scripts: Newer[]; styles: Newer[] }

/** Everything newer than the floor in the scripts, sheets and pages of a build. */
export function newerInBuild(folder: string): Used {
  const scripts: Newer[] = []
  const styles: Newer[] = []
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !NOT_FOR_PLAYERS.test(file))
  for (const file of files) {
    const read = () => readFileSync(file, 'utf8')
    if (file.endsWith('.js') && !FILLS.test(file)) scripts.push(...newerInScript(file, read()))
    if (file.endsWith('.css')) styles.push(...newerInSheet(file, read()))
    if (!file.endsWith('.html')) continue
    const html = read()
    for (const [, code = ''] of html.matchAll(SCRIPT)) scripts.push(...newerInScript(`${file}.js`, code))
    for (const [, css = ''] of html.matchAll(STYLE)) styles.push(...newerInSheet(file, css))
  }
  return { scripts, styles }
}

/** Uses that the list does not explain, and entries of the list that nothing uses. */
export function breaches(used: readonly Newer[], known: Readonly<Record<string, string>>): string[] {
  const unknown = used
    .filter(({ name }) => !Object.hasOwn(known, name))
    .map(
      ({ name, versions, file }) =>
        `${file} uses ${name}${versions && ` (${versions})`}, newer than the floor`,
    )
  const names = new Set(used.map(({ name }) => name))
  const stale = Object.keys(known)
    .filter((name) => !names.has(name))
    .map((name) => `.ci/floor/known.ts lists ${name}, which nothing uses`)
  return [...new Set([...unknown, ...stale])]
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Component, licencesOf } from './sbom.ts'

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i
const RULE = '-'.repeat(80)

/** The texts of a package's installed licence files; empty if it has none. */
function textsIn(folder: string): string[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (file) => file.isFile() && LICENCE_FILE.test(file.name),
  )
  return files
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/\r\n?/g, '\n').trim())
}

/**
 * The licence texts of what ships. MIT, BSD, ISC and Apache require them with every copy, and players get a copy
 * (docs/production.md#a-release). Packages with the same text share it. A package without a licence file is named.
 */
export function noticesOf(
  components: readonly Component[],
  folderOf: (name: string) => string | undefined,
): string {
  const byText = new Map<string, string[]>()
  for (const component of components) {
    const name = `${component.name}@${component.version}`
    const folder = folderOf(name)
    const texts = folder === undefined ? [] : textsIn(folder)
    const text =
      texts.join(`\n\n`) || `NO LICENCE FILE in the package. It says: ${licencesOf(component).join(', ')}`
    byText.set(text, [...(byText.get(text) ?? []), name])
  }
  const parts = [...byText].map(([text, names]) => `${RULE}\n${names.join('\n')}\n\n${text}\n`)
  // The text begins with a byte order mark, because nginx names no charset for plain text, and a name in a licence may
  // have any letter.
  return `\uFEFFThe files of this site contain code of these packages, each under the licence that follows their names.\n\n${parts.join('\n')}`
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Component, licencesOf } from './sbom.ts'

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i
const RULE = '-'.repeat(80)

/** The texts of a package's licence files as it is installed; none where it has no such file. */
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
 * The licence texts of what ships. MIT, BSD, ISC and Apache ask that they go with every copy, and players get one
 * (docs/production.md#a-release). Packages with the same text share it. One without a file is named as such.
 */
export function noticesOf(
  components: readonly Component[],
  folderOf: (name: string) => string | undefined,
): string {
  const byText = new Map<string, string[]>()
  for (const one of components) {
    const name = `${one.name}@${one.version}`
    const folder = folderOf(name)
    const texts = folder === undefined ? [] : textsIn(folder)
    const text =
      texts.join(`\n\n`) || `NO LICENCE FILE in the package. It says: ${licencesOf(one).join(', ')}`
    byText.set(text, [...(byText.get(text) ?? []), name])
  }
  const parts = [...byText].map(([text, names]) => `${RULE}\n${names.join('\n')}\n\n${text}\n`)
  // The mark at the beginning: nginx names no charset for plain text, and a name in a licence may have any letter.
  return `\uFEFFThe files of this site contain code of these packages, each under the licence that follows their names.\n\n${parts.join('\n')}`
}

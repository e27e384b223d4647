import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bug } from './bug.ts'

export const REPO = join(import.meta.dirname, '../../../..')
const PARTS = ['contracts', 'mock-server', 'package.json', 'tsconfig.json']

const CONFIG = `import { defineConfig } from 'vitest/config'
export default defineConfig({
  test: { include: ['mock-server/**/*.test.ts'], restoreMocks: true, unstubGlobals: true },
})
`

/** A copy of the mock backend in a temporary folder; bugs are planted only there. */
export type Tree = { root: string; remove: () => void }

export function copyTree(): Tree {
  const root = mkdtempSync(join(tmpdir(), 'planted-'))
  for (const part of PARTS) cpSync(join(REPO, part), join(root, part), { recursive: true })
  symlinkSync(join(REPO, 'node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'vitest.config.ts'), CONFIG)
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** The text of the bug's file with the bug in it. Throws if the list is outdated: each text must occur exactly once. */
export function withBug(original: string, { name, file, edits }: Bug): string {
  return edits.reduce((text, [find, put]) => {
    const found = text.split(find).length - 1
    if (found !== 1) throw new Error(`"${name}": ${file} has this ${found} times, not once:\n${find}`)
    return text.replace(find, () => put)
  }, original)
}

/** Plants a bug and returns how to remove it. */
export function plant(root: string, bug: Bug): () => void {
  const path = join(root, bug.file)
  const original = readFileSync(path, 'utf8')
  writeFileSync(path, withBug(original, bug))
  return () => writeFileSync(path, original)
}

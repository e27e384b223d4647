import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { noticesOf } from './notices.ts'

let top: string
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'notices-'))
  return () => rmSync(top, { recursive: true })
})

/** The notices of packages that have these files. */
function noticesFor(packages: Record<string, Record<string, string>>): string {
  for (const [name, files] of Object.entries(packages)) {
    mkdirSync(join(top, name))
    for (const [file, text] of Object.entries(files)) writeFileSync(join(top, name, file), text)
  }
  const components = Object.keys(packages).map((name) => ({
    ...{ 'bom-ref': name, name, version: '1.0.0' },
    licenses: [{ license: { id: 'MIT' } }],
  }))
  return noticesOf(components, (name) => join(top, name.replace('@1.0.0', '')))
}

it('holds each licence text, however its file is called, below the names of its packages', () => {
  const text = noticesFor({
    one: { LICENSE: 'Copyright one\r\nfree\n', 'index.js': 'not a text' },
    two: { 'licence.md': 'Copyright two' },
    three: { 'LICENSE-MPL': 'the second choice', LICENSE: 'the first choice', NOTICE: 'Ⓒ three' },
    four: { LICENSE: 'Copyright one\nfree' },
  })
  expect(text).toContain('\none@1.0.0\nfour@1.0.0\n\nCopyright one\nfree\n')
  expect(text).toContain('\ntwo@1.0.0\n\nCopyright two\n')
  expect(text).toContain('\nthree@1.0.0\n\nthe first choice\n\nthe second choice\n\nⒸ three\n')
  expect(text).not.toContain('not a text')
  expect(text.match(/free/g)).toHaveLength(1)
})

it('says which package has no licence file', () => {
  const text = noticesFor({ bare: { 'licensed.js': '' } })
  expect(text).toContain('bare@1.0.0\n\nNO LICENCE FILE in the package. It says: MIT\n')
})

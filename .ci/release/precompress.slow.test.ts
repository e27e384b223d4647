import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { precompress } from './precompress.ts'

it('puts both compressions beside each text that is worth it, and leaves the rest alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'precompress-'))
  const text = '正文 '.repeat(1_000)
  mkdirSync(join(folder, 'assets'))
  for (const [name, content] of [
    ['assets/a.js', text],
    ['small.css', 'a{}'],
    ['a.png', text],
  ] as const)
    writeFileSync(join(folder, name), content)
  expect(precompress(folder)).toBe(1)
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(
    ['a.png', 'assets', 'assets/a.js', 'assets/a.js.br', 'assets/a.js.gz', 'small.css'].toSorted(),
  )
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(text)
  rmSync(folder, { recursive: true })
})

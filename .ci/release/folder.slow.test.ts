import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { refusal } from './folder.ts'

let top: string
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'release-'))
  mkdirSync(join(top, 'dist/assets'), { recursive: true })
  return () => rmSync(top, { recursive: true })
})
const into = (out: string) => refusal(join(top, 'dist'), join(top, out))

it('writes to a folder that is not there, and over a release', () => {
  expect(into('new/43')).toBeUndefined()
  expect(into('dist-release')).toBeUndefined()
  mkdirSync(join(top, '42/nginx'), { recursive: true })
  writeFileSync(join(top, '42/nginx/release.conf'), '')
  expect(into('42')).toBeUndefined()
})

it('leaves a folder alone that is no release', () => {
  mkdirSync(join(top, 'photos/nginx'), { recursive: true })
  expect(into('photos')).toMatch(/photos is there and holds no release/)
})

it.each(['dist', '.', 'dist/assets', 'dist/release/43'])('refuses %s, which overlaps the build', (out) => {
  expect(into(out)).toMatch(/within the other/)
})

it('sees an overlap through a link', () => {
  symlinkSync(join(top, 'dist'), join(top, 'link'))
  expect(into('link/43')).toMatch(/within the other/)
})

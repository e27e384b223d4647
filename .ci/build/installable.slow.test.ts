import { createHash } from 'node:crypto'
import type { Rollup } from 'vite'
import { expect, test } from 'vitest'
import { filesOf } from './installable.ts'

const bundle = (html: string) =>
  Object.fromEntries(
    [
      { type: 'asset', fileName: 'index.html', source: html },
      { type: 'chunk', fileName: 'assets/MineScreen-D5aAL5jl.js' },
      { type: 'asset', fileName: 'assets/MineScreen-JO77AY3E.css', source: '' },
      { type: 'asset', fileName: 'favicon.svg', source: '' },
    ].map((file) => [file.fileName, file]),
  ) as unknown as Rollup.OutputBundle

test('lists the page by its text and hashed files by name, and no file without a hash', () => {
  expect(filesOf(bundle('<p>1'))).toEqual([
    { url: 'assets/MineScreen-D5aAL5jl.js', revision: null },
    { url: 'assets/MineScreen-JO77AY3E.css', revision: null },
    {
      url: 'index.html',
      revision: expect.stringMatching(/^[0-9a-f]{64}$/),
      integrity: expect.stringMatching(/^sha384-/),
    },
  ])
  expect(filesOf(bundle('<p>2'))).not.toEqual(filesOf(bundle('<p>1')))
})

test('no other page can be kept as this version’s: the list has the hash of its bytes', () => {
  const hash = createHash('sha384').update('<p>云舟', 'utf8').digest('base64')
  const page = filesOf(bundle('<p>云舟')).find(({ url }) => url === 'index.html')
  expect(page?.integrity).toBe(`sha384-${hash}`)
})

test('fails without a page', () => {
  expect(() => filesOf({})).toThrow('no index.html')
})

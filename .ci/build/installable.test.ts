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
      // Of `<p>1`: a page of another version is not kept with these files.
      integrity: 'sha256-4b6o9PY3/C9K4RHKtXpvJxQluWOp7K1zl+M5FIrJHCg=',
    },
  ])
  expect(filesOf(bundle('<p>2'))).not.toEqual(filesOf(bundle('<p>1')))
})

test('fails without a page', () => {
  expect(() => filesOf({})).toThrow('no index.html')
})

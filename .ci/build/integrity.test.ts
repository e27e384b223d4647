import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { withIntegrity } from './integrity.ts'

const bundle = {
  'assets/index-abcdefgh.js': { type: 'chunk', code: 'run()' },
} as never
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

it('gives each script of the page the hash of its file', () => {
  const page = '<script type="module" crossorigin src="./assets/index-abcdefgh.js"></script>'
  expect(withIntegrity(page, bundle)).toBe(
    `<script type="module" crossorigin integrity="${sha384('run()')}" src="./assets/index-abcdefgh.js"></script>`,
  )
})

it('fails for a file that is not in the build, and for a page without any', () => {
  expect(() => withIntegrity('<script src="./assets/gone-abcdefgh.js"></script>', bundle)).toThrow('gone')
  expect(() => withIntegrity('<script>inline()</script>', bundle)).toThrow('no file')
})

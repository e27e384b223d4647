import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { withIntegrity } from './integrity.ts'

const bundle = {
  'assets/index-abcdefgh.js': { type: 'chunk', code: 'run()' },
  'assets/old-engines-abcdefgh.js': { type: 'asset', source: 'fill()' },
} as never
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

it('gives each script of the page the hash of its file, also the one that a script writes', () => {
  const page = `<script>write("<script src=./assets/old-engines-abcdefgh.js><\\/script>")</script>
<script type="module" fetchpriority="low" crossorigin src="./assets/index-abcdefgh.js"></script>`
  expect(withIntegrity(page, bundle)).toBe(
    `<script>write("<script integrity=${sha384('fill()')} src=./assets/old-engines-abcdefgh.js><\\/script>")</script>
<script type="module" fetchpriority="low" crossorigin integrity="${sha384('run()')}" src="./assets/index-abcdefgh.js"></script>`,
  )
})

it('fails for a file that is not in the build, and for a page without any', () => {
  expect(() => withIntegrity('<script src="./assets/gone-abcdefgh.js"></script>', bundle)).toThrow('gone')
  expect(() => withIntegrity('<script>inline()</script>', bundle)).toThrow('no file')
})

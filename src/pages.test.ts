import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const repo = join(import.meta.dirname, '..')

/** The files that hold a whole page for people who read Chinese. The one file of the demo writes itself again, from what it read. */
const PAGES = execFileSync(
  'git',
  [
    'grep',
    '-lE',
    '<html .*lang="zh-CN"',
    '--',
    'src',
    'mock-server',
    '.ci/demo',
    ':!*.test.*',
    ':!*/boot.js',
  ],
  {
    cwd: repo,
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')

test('pages are found', () => expect(PAGES).toContain('src/index.html'))

test.each(PAGES)('%s asks browsers not to translate it', (file) => {
  const page = readFileSync(join(repo, file), 'utf8')
  expect(page).toMatch(/<html lang="zh-CN" translate="no"/)
  expect(page).toMatch(/<meta name="google" content="notranslate"/)
})

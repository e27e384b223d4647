import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, traverse } from '@babel/core'
import { expect, test } from 'vitest'
import { repo } from '../run-command.ts'

/** Syntax of 2015 and later that a slip brings in. An engine that cannot parse the script shows an empty page. */
const NEWER =
  /^(ArrowFunction|Class|Template|Spread|Rest|ObjectPattern|ArrayPattern|AssignmentPattern|ForOf|Optional|Await|Yield)/

function newerIn(code: string): string[] {
  const found: string[] = []
  const parsed = parseSync(code, { sourceType: 'script', configFile: false, babelrc: false })
  if (!parsed) throw new Error('nothing was parsed')
  traverse(parsed, {
    enter: ({ node }) => {
      if (NEWER.test(node.type)) found.push(node.type)
      if (node.type === 'VariableDeclaration' && node.kind !== 'var') found.push(node.kind)
      if (node.type === 'ObjectProperty' && (node.shorthand || node.computed)) found.push('short property')
      if (node.type === 'ObjectMethod' && node.kind === 'method') found.push('method')
    },
  })
  return found
}

test('the first script of the page is readable to every browser that ever was', () => {
  expect(newerIn(readFileSync(join(repo, 'src/boot/floor.js'), 'utf8'))).toEqual([])
  expect(newerIn('let a = { b, c() {} }; const d = () => a?.b')).toHaveLength(6)
})

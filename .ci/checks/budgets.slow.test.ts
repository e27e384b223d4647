import { describe, expect, it } from 'vitest'
import { forbiddenContent, lateFiles, marksNowhere, measureBundle } from './budgets.ts'
import { type Bundle, chunkOf } from './bundle.ts'

const chunk = (name: string, gzip: number, needs: string[] = [], mayLoad: string[] = []) =>
  [name, { name, gzip, needs, mayLoad }] as const

const bundle: Bundle = {
  first: ['index-1.js', 'react-1.js'],
  page: { html: 4_000, css: 2_000 },
  chunks: new Map([
    chunk(
      'index-1.js',
      50_000,
      ['react-1.js'],
      ['HomeScreen-1.js', 'LoginScreen-1.js', 'MineScreen-1.js', 'ConfirmDialog-1.js'],
    ),
    chunk('react-1.js', 40_000),
    chunk('HomeScreen-1.js', 20_000, ['list-1.js']),
    chunk('list-1.js', 3_000),
    chunk('ConfirmDialog-1.js', 1_000, ['kit-1.js']),
    chunk('MineScreen-1.js', 4_000, ['react-1.js', 'member-1.js']),
    chunk('kit-1.js', 55_000, ['react-1.js']),
    chunk('LoginScreen-1.js', 9_000, ['kit-1.js', 'list-1.js', 'field-1.js']),
    chunk('field-1.js', 2_000),
    chunk('member-1.js', 5_000, ['react-1.js']),
  ]),
}
const bytesOf = (what: string) => measureBundle(bundle).find((line) => line.what.startsWith(what))?.bytes

describe('the page', () => {
  it('loads by itself each file that it needs to start', () => {
    expect(lateFiles(bundle)).toEqual([])
    expect(lateFiles({ ...bundle, first: ['index-1.js'] })).toEqual(['react-1.js'])
  })

  it('loads each file that the lists of later parts leave out', () => {
    const chunks = new Map([...bundle.chunks, chunk('index-2.js', 10)])
    expect(lateFiles({ ...bundle, chunks })).toEqual(['index-2.js'])
  })
})

describe('the budgets', () => {
  it('count home and all it imports as the first route', () => {
    expect(bytesOf('first route')).toBe(113_000)
    expect(bytesOf('page')).toBe(6_000)
    expect(bytesOf('what a member')).toBe(5_000)
  })

  it('count shared code of later parts once, and each part by what it adds', () => {
    expect(bytesOf('kit')).toBe(55_000)
    expect(bytesOf('further route LoginScreen')).toBe(11_000)
    expect(bytesOf('further route MineScreen')).toBe(4_000)
    expect(bytesOf('on use: ConfirmDialog')).toBe(1_000)
  })

  it('fail on an import that is not in the build', () => {
    const broken = {
      ...bundle,
      chunks: new Map([chunk('index-1.js', 1, ['gone.js'])]),
      first: ['index-1.js'],
    }
    expect(() => measureBundle(broken)).toThrow('gone.js')
  })

  it('read the imports of minified code', () => {
    const code =
      'import{a as b}from"./react-Ab_1-x9.js";import"./side-1.js";const c=()=>import(`./HomeScreen-2.js`);import("./ui-3.js");'
    expect(chunkOf('x.js', code)).toMatchObject({
      needs: ['react-Ab_1-x9.js', 'side-1.js'],
      mayLoad: ['HomeScreen-2.js', 'ui-3.js'],
    })
  })
})

describe('what a production build must not contain', () => {
  it.each([
    ['assets/a.js.map', '{}', 'source map'],
    ['assets/a.js', 'x\n//# sourceMappingURL=a.js.map', 'source map'],
    ['assets/a.js', 'class Pretender{}', 'Pretender'],
    ['assets/a.js', 'window.__mock=1', '__mock'],
    ['assets/a.js', '-----BEGIN RSA PRIVATE KEY-----', 'a secret'],
    ['assets/a.js', 'x="模拟支付成功"', '模拟支付成功'],
    ['assets/a.js', 'logIn("demo888")', 'demo888'],
    ['index.html', '<i data-x="yunzhou-demo-mock">', 'yunzhou-demo-mock'],
  ])('is found in %s', (name, text, problem) => {
    expect(forbiddenContent([{ name, text }]).join()).toContain(problem)
  })

  it('is searched for by marks that the demo build contains', () => {
    expect(marksNowhere([{ text: 'class Pretender{} window.__mock={}' }])).toEqual(
      expect.arrayContaining(['faker', '模拟支付成功']),
    )
    expect(marksNowhere([{ text: 'class Pretender{} window.__mock={}' }])).not.toContain('pretender')
  })

  it('is not found in a clean build', () => {
    expect(forbiddenContent([{ name: 'assets/a.js', text: 'fetch("/api/user")' }])).toEqual([])
  })
})

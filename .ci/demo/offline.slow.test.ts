import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { repo } from '../run-command.ts'
import { filesOf, makeInstallable } from './offline.ts'

const folder = mkdtempSync(join(tmpdir(), 'installable-'))
afterAll(() => rmSync(folder, { recursive: true }))
const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
const worker = () => readFileSync(join(folder, 'demo-worker.js'), 'utf8')
const make = (name?: string, logo?: string) =>
  makeInstallable(
    folder,
    name === undefined ? undefined : { name, logo },
    join(repo, 'src/sw/demo-worker.ts'),
  )
mkdirSync(join(folder, 'contract'))
put('contract/index.html', '')
put('index.html', 'one')

test('the worker knows the files of its build, and another byte makes another worker', async () => {
  await make()
  const first = worker()
  expect(first).toMatch(/\["demo\.webmanifest",\s*"index\.html"\]/)
  expect(filesOf(folder)).toEqual(['demo.webmanifest', 'index.html'])
  await make()
  expect(worker()).toBe(first)
  put('index.html', 'two')
  await make()
  expect(worker()).not.toBe(first)
})

test('a phone shows the brand’s name and logo, with 演示', async () => {
  await make('蓝港', 'data:image/svg+xml,%3Csvg%2F%3E')
  const manifest = JSON.parse(readFileSync(join(folder, 'demo.webmanifest'), 'utf8'))
  expect(manifest).toMatchObject({ name: '蓝港演示', start_url: './', scope: './' })
  expect(manifest.icons).toEqual([{ src: 'brand-logo.svg', sizes: 'any', type: 'image/svg+xml' }])
  expect(readdirSync(folder)).toContain('brand-logo.svg')
  expect(readFileSync(join(folder, 'brand-logo.svg'), 'utf8')).toBe('<svg/>')
})

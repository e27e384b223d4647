import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { releaseOf } from '../nginx/front.ts'
import { expect, test } from '../support/test.ts'

const repo = join(import.meta.dirname, '../..')
const FOLDERS = {
  demo: join(repo, 'dist-demo'),
  production: join(repo, 'dist'),
  front: join(releaseOf('first'), 'site'),
} as const

const listed = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => name.test(path))

/** Every page of a build but the app itself, and what a browser opens as a page, too. A new one is among them by itself. */
const pagesIn = (folder: string) => listed(folder, /\.x?html?$/).filter((path) => path !== 'index.html')
const picturesIn = (folder: string) => listed(folder, /\.(?:svg|xml)$/)

/** What a browser reads in a document of that type, which it only parses. */
const partsOf = (page: Page, text: string, type: 'text/html' | 'image/svg+xml') =>
  page.evaluate(
    ({ source, kind }) => {
      const parsed = new DOMParser().parseFromString(source, kind)
      const all = [...parsed.querySelectorAll('*')]
      const policies = all.filter((one) => one.getAttribute('http-equiv') === 'Content-Security-Policy')
      const [first] = all.filter((one) => one.matches('script, style, link, img, body *'))
      const isFirst = (one: Element) => !first || one.compareDocumentPosition(first) & 4
      const active = 'form, iframe, frame, frameset, object, embed, base, foreignObject, parsererror'
      return {
        policies: policies.filter(isFirst).map((one) => one.getAttribute('content') ?? ''),
        inline: all.filter((one) => one.matches('script:not([src])')).map((one) => one.textContent ?? ''),
        flaws: [
          ...all.filter((one) => one.matches('script[src], script[href]')).map(({ outerHTML }) => outerHTML),
          ...all
            .filter((one) => one.matches(`${active}, meta[http-equiv=refresh]`))
            .map((one) => `<${one.localName}>`),
          ...all.flatMap((one) =>
            [...one.attributes]
              .filter(({ name, value }) => /^on/i.test(name) || /^\s*(?:javascript|data:text)/i.test(value))
              .map(({ name, value }) => `${one.localName} ${name}=${value}`),
          ),
        ],
      }
    },
    { source: text, kind: type },
  )

/** The sources of scripts in a policy, which `default-src` names where nothing else does. */
const scriptsIn = (policy: string): string[] => {
  const directives = new Map(
    policy.split(';').map((part) => [part.trim().split(' ')[0], part.trim().split(' ').slice(1)]),
  )
  return directives.get('script-src') ?? directives.get('default-src') ?? ['*']
}

const ALLOWED = /^'(?:self|none|sha256-[\w+/]+=*)'$/

test.describe('beside the app', { tag: '@both' }, () => {
  test('no page of its site has a form, a frame, a handler, or a script that its own policy does not name', async ({
    backend,
    page,
    url,
  }) => {
    const pages = pagesIn(FOLDERS[backend])
    // Those that are served as they are written are in each build.
    expect(pages).toEqual(expect.arrayContaining(listed(join(repo, 'src/public'), /\.x?html?$/)))
    await page.goto(`${url}kf.html`)
    const found: Record<string, string[]> = {}
    for (const path of pages) {
      const text = readFileSync(join(FOLDERS[backend], path), 'utf8')
      const { policies, inline, flaws } = await partsOf(page, text, 'text/html')
      const sources = policies.map(scriptsIn)
      const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
      found[path] = [
        ...flaws,
        ...(policies.length === 0 ? ['no policy before all else'] : []),
        ...sources.flat().filter((source) => !ALLOWED.test(source)),
        ...hashes.filter((hash) => !sources.every((allowed) => allowed.includes(hash))),
      ]
    }
    expect(found).toEqual(Object.fromEntries(pages.map((path) => [path, []])))
  })

  test('no page of its site runs what is put into it, by its own policy alone', async ({
    backend,
    page,
    url,
    problems,
  }) => {
    // Firefox looks for an icon where a page names none.
    problems.allow(/script-src|default-src|Content.Security.Policy/i, /favicon\.ico/)
    const ran: string[] = []
    await page.route(/\.html$/, async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    for (const path of pagesIn(FOLDERS[backend])) {
      await page.goto(url + path)
      await page.evaluate(() => {
        const script = document.createElement('script')
        script.append('window.__pwn = "a script"')
        document.body.append(script)
        const button = document.createElement('button')
        button.setAttribute('onclick', 'window.__pwn = "a handler"')
        document.body.append(button)
        button.click()
      })
      const pwn = await page.evaluate(() => (window as { __pwn?: string }).__pwn)
      if (pwn) ran.push(`${path}: ${pwn}`)
    }
    expect(ran).toEqual([])
  })

  test('no picture of its site holds a script, a handler or HTML', async ({ backend, page, url }) => {
    const pictures = picturesIn(FOLDERS[backend])
    await page.goto(`${url}kf.html`)
    const found: Record<string, string[]> = {}
    for (const path of pictures) {
      const text = readFileSync(join(FOLDERS[backend], path), 'utf8')
      const { inline, flaws } = await partsOf(page, text, 'image/svg+xml')
      found[path] = [...flaws, ...inline]
    }
    expect(pictures).toContain('favicon.svg')
    expect(found).toEqual(Object.fromEntries(pictures.map((path) => [path, []])))
  })
})

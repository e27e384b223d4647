import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { countCases, isWhole } from '#contracts/test-corpora/extent.ts'
import { HTML_PARTS, htmlOf } from '#contracts/test-corpora/html.ts'
import { pairwiseOf, productOf, sizeOf } from '#contracts/test-corpora/product.ts'
import { withoutPolicy } from '../support/servers/without-policy.ts'
import { expect, test } from '../support/test.ts'

/** Texts that one call into the page judges. */
const BATCH = 2_000
const SHOWN = 10

/** The built sanitiser, as screens load it. */
const sanitiser = () => {
  const folder = join(import.meta.dirname, '../../dist/assets')
  const [file] = readdirSync(folder).filter((name) => /^sanitize-.*\.js$/.test(name))
  if (file === undefined) throw new Error('the production build has no file of its own for the sanitiser')
  return `assets/${file}`
}

/** Runs in the page: what of each text is left that must not be, once it is sanitised, shown and read again. */
async function judge({ file, texts }: { file: string; texts: string[] }): Promise<string[]> {
  const { sanitize }: { sanitize: (html: string) => unknown } = await import(
    new URL(file, document.baseURI).href
  )
  const allowedTags =
    /^(?:A|B|BLOCKQUOTE|BR|CAPTION|CODE|DEL|DIV|EM|FIGCAPTION|FIGURE|H[1-6R]|I|IMG|INS|LI|OL|P|PRE|S|SMALL|SPAN|STRONG|SU[BP]|TABLE|TBODY|TD|TFOOT|TH|THEAD|TR|U|UL)$/
  const allowedAttributes =
    /^(?:href|src|alt|title|width|height|colspan|rowspan|target|rel|loading|referrerpolicy)$/
  const left = (root: ParentNode): string[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(allowedTags.test(element.tagName) ? [] : [`<${element.tagName}>`]),
      ...(element.namespaceURI === 'http://www.w3.org/1999/xhtml'
        ? []
        : [`namespace ${element.namespaceURI}`]),
      ...[...element.attributes].flatMap(({ name, value }) => {
        // Removed, it would be written out again with the value that it was parsed with.
        if (name === 'is' && value === '') return []
        if (!allowedAttributes.test(name)) return [`${name}=${value}`]
        if (name === 'href') return /^(?:https:|tel:|mailto:)/.test(value) ? [] : [`href=${value}`]
        if (name === 'src') return /^(?:https:|\/(?!\/))/.test(value) ? [] : [`src=${value}`]
        if (name === 'target') return value === '_blank' ? [] : [`target=${value}`]
        return []
      }),
    ])
  const host = document.createElement('div')
  document.body.append(host)
  const problems: string[] = []
  for (const text of texts) {
    const once = String(sanitize(text))
    host.innerHTML = once
    const shown = host.innerHTML
    const found = left(host)
    // What a browser writes must read the same again, also in a document that was never shown.
    const again = new DOMParser().parseFromString(shown, 'text/html').body
    found.push(...left(again).map((what) => `${what} when read again`))
    if ('__pwn' in window) found.push('it ran')
    Reflect.deleteProperty(window, '__pwn')
    if (found.length > 0) problems.push(`${JSON.stringify(text)} leaves ${found.join(', ')}`)
    host.replaceChildren()
  }
  host.remove()
  return problems
}

test.describe('the corpus of hostile HTML', { tag: '@production' }, () => {
  test('leaves nothing active, however it is nested and spelled', async ({ app, page, problems }) => {
    if (isWhole) test.setTimeout(3_600_000)
    // A policy would stop what the sanitiser has overlooked.
    await withoutPolicy(app)
    await app.open({ path: '/boutBallBet' })
    const file = sanitiser()
    const wrong: string[] = []
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(app.url)) foreign.push(request.url())
    })
    let ran = 0
    let texts: string[] = []
    const judgeBatch = async () => {
      ran += texts.length
      wrong.push(...(await page.evaluate(judge, { file, texts })))
      texts = []
    }
    for (const parts of isWhole ? productOf(HTML_PARTS) : pairwiseOf(HTML_PARTS)) {
      texts.push(htmlOf(parts))
      if (texts.length === BATCH) await judgeBatch()
    }
    await judgeBatch()
    countCases({ corpus: 'HTML', ran, of: sizeOf(HTML_PARTS) })
    expect(wrong.slice(0, SHOWN)).toEqual([])
    expect(foreign).toEqual([])
    expect(problems).toBeDefined()
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { SITE_HEADERS, SITE_PAGE, SITE_PAGE_NAME } from '../demo-sites/site-page.ts'
import { sendText } from './http-answer.ts'

/**
 * The demo games' page over HTTP, separate from every build of the app. Its modules are served from source with their
 * types removed, so they may import only one another and the modules of the contract below, which import no library.
 */
export const VENUE_ROOT = '/venue/'

const SOURCES = join(import.meta.dirname, '../games/client')
const CONTRACTS = join(import.meta.dirname, '../../contracts')
const OF_THE_CONTRACT = ['money/typed-amount.ts', 'money/digits.ts', 'url-of.ts']
const CONTRACT_ROOT = `${VENUE_ROOT}contracts/`

const PAGE = `<!doctype html>
<html lang="zh-CN" translate="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="theme-color" content="#f5f3ee" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0d1119" media="(prefers-color-scheme: dark)">
<meta name="format-detection" content="telephone=no">
<meta name="google" content="notranslate">
<title>演示游戏</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${VENUE_ROOT}venue.css">
<script type="module" src="${VENUE_ROOT}main.ts"></script>
</head>
<body><noscript>演示游戏需要开启 JavaScript 才能运行。</noscript></body>
</html>
`

const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

type Served = { type: string; text: string }

/** Path → served file; read once, at the first request. */
function load(): Map<string, Served> {
  const files = new Map<string, Served>([[VENUE_ROOT, { type: 'text/html', text: PAGE }]])
  const add = (folder: string, name: string, root = VENUE_ROOT) => {
    const text = () => readFileSync(join(folder, name), 'utf8')
    if (name.endsWith('.css')) files.set(root + name, { type: 'text/css', text: text() })
    else if (name.endsWith('.ts') && !name.endsWith('.test.ts')) {
      const code = stripTypeScriptTypes(text()).replaceAll("from '#contracts/", `from '${CONTRACT_ROOT}`)
      files.set(root + name, { type: 'text/javascript', text: code })
    }
  }
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) add(SOURCES, name)
  for (const name of OF_THE_CONTRACT) add(CONTRACTS, name, CONTRACT_ROOT)
  return files
}

let files: Map<string, Served> | undefined

/** Serves the page, its modules and its style; 404 for anything else below `/venue/`. */
export async function serveVenue(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (path === VENUE_ROOT + SITE_PAGE_NAME) {
    return sendText(request, response, 200, SITE_HEADERS, SITE_PAGE)
  }
  files ??= load()
  const file = files.get(path === '/venue' ? VENUE_ROOT : path)
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not Found')
    return
  }
  return sendText(
    request,
    response,
    200,
    { ...HEADERS, 'content-type': `${file.type}; charset=utf-8` },
    file.text,
  )
}

export const isVenuePath = (path: string): boolean => path === '/venue' || path.startsWith(VENUE_ROOT)

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** The page's address on the request's origin if that is this machine, else on `fallback`: Host can be forged. */
export function venueUrlFor(headers: Record<string, string>, fallback: string): string {
  const host = headers.host ?? ''
  return `${LOOPBACK.test(host) ? `http://${host}` : fallback}${VENUE_ROOT}`
}

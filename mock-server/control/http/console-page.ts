import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendText } from '../../transport/http-answer.ts'
import { bundleConsole, CONSOLE_SCRIPT } from './console-script.ts'
import { contractPage } from './contract-page.ts'

/** The console over HTTP: a page of its own beside a build of the app, which calls `POST /_mock/<verb>`. */
const ROOT = '/_console/'
const CONTRACT = `${ROOT}contract/`

const PAGE = `<!doctype html>
<html lang="zh-CN" translate="no" data-console="page">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="google" content="notranslate">
<title>演示控制台</title>
<link rel="icon" href="data:,">
<script defer src="./${CONSOLE_SCRIPT}"></script>
</head>
<body><noscript>控制台需要开启 JavaScript。</noscript></body>
</html>
`

const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // The same policy as the app's: otherwise the browser would not find the app's tab by its name, and each scenario
  // would open another.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-content-type-options': 'nosniff',
}

/** The page of the contract carries its own policy. */
const CONTRACT_HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }

let script: Promise<string> | undefined
let contract: Promise<string> | undefined

export const isConsolePath = (path: string): boolean => [ROOT, ROOT + CONSOLE_SCRIPT, CONTRACT].includes(path)

/** Serves the page, its script and the page of the contract; the last two are made at their first request. */
export async function serveConsole(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (path === ROOT) return send(request, response, 'text/html', PAGE)
  if (path === CONTRACT) {
    contract ??= contractPage()
    return send(request, response, 'text/html', await contract, CONTRACT_HEADERS)
  }
  script ??= bundleConsole()
  return send(request, response, 'text/javascript', await script)
}

const send = (
  request: IncomingMessage,
  response: ServerResponse,
  type: string,
  text: string,
  headers: Record<string, string> = HEADERS,
) => sendText(request, response, 200, { ...headers, 'content-type': `${type}; charset=utf-8` }, text)

import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { type Coding, codingFor, compressed, isCompressed } from './compress.ts'
import { isKnown } from './http-answer.ts'
import { cacheControl, securityHeaders } from './static-headers.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

type Served = {
  bytes: Buffer
  /** The codings made so far; undefined for a file that is not worth compressing. */
  coded: Map<Coding, Promise<Buffer>> | undefined
  changedMs: number
  etag: string
  hasBanner: boolean
  headers: Record<string, string>
}

/** Only the app's page has this placeholder of the first banner. Other pages do not preload the picture. */
const BANNER_PLACE = 'class="boot-box"'

/**
 * Serves a build's folder with the headers that its host should send. A path without a file and without an extension is
 * the app's page: its routes live behind the hash. `hint` gives the page's `Link` header, anew for each answer.
 */
export function staticFiles(dir: string, hint: () => Promise<string | undefined> = async () => undefined) {
  const cache = new Map<string, Served>()
  const load = async (path: string): Promise<Served | undefined> => {
    const file = join(dir, path)
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const known = cache.get(file)
    if (known?.changedMs === found.mtimeMs) return known
    const served = await read(file, path, found.mtimeMs)
    cache.set(file, served)
    return served
  }
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const filePath = safePath(path)
    const served =
      filePath === undefined
        ? undefined
        : ((await load(filePath)) ?? (extname(filePath) === '' ? await load('index.html') : undefined))
    if (!served) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not Found')
      return
    }
    const link = served.hasBanner ? await hint() : undefined
    const headers = { ...served.headers, ...(link === undefined ? {} : { Link: link }) }
    if (isKnown(request, served.etag)) {
      response.writeHead(304, headers).end()
      return
    }
    const coding = served.coded && codingFor(request.headers['accept-encoding'])
    const bytes = served.coded && coding ? await inCoding(served.coded, coding, served.bytes) : served.bytes
    response.writeHead(200, {
      ...headers,
      'Content-Length': String(bytes.length),
      ...(coding ? { 'Content-Encoding': coding } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
}

/** A path below the folder; undefined for anything that tries to leave it. */
function safePath(path: string): string | undefined {
  let plain: string
  try {
    plain = normalize(decodeURIComponent(path))
  } catch {
    return undefined
  }
  if (plain.includes('\0') || plain.split(sep).includes('..')) return undefined
  return plain.endsWith(sep) ? join(plain, 'index.html') : plain
}

/**
 * The file in this coding. The best compression of a large file takes a second, so the first caller gets a quick one
 * while the best is made for all later callers.
 */
function inCoding(known: Map<Coding, Promise<Buffer>>, coding: Coding, bytes: Buffer): Promise<Buffer> {
  const made = known.get(coding)
  if (made) return made
  const quick = compressed(coding, bytes)
  known.set(coding, quick)
  void quick
    .then(() => compressed(coding, bytes, 'better'))
    .then(
      (best) => known.set(coding, Promise.resolve(best)),
      () => undefined,
    )
  return quick
}

async function read(file: string, path: string, changedMs: number): Promise<Served> {
  const bytes = await readFile(file)
  const type = extname(file)
  // Weak, because one tag stands for different bytes in each coding.
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  // Only a page has inline scripts, whose hashes the policy needs.
  const html = type === '.html' ? bytes.toString('utf8') : ''
  return {
    bytes,
    coded: isCompressed(TYPES[type], bytes.length) ? new Map() : undefined,
    changedMs,
    etag,
    hasBanner: html.includes(BANNER_PLACE),
    headers: {
      ...securityHeaders(html, html.includes("connect-src 'none'") ? 'demo' : 'real'),
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
      'Cache-Control': cacheControl(path),
      ETag: etag,
      Vary: 'Accept-Encoding',
    },
  }
}

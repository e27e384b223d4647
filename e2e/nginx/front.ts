import { execFileSync, spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningMock, startMock } from '../support/servers/mock.ts'

const CONFIGURATION = join(import.meta.dirname, '../../docs/nginx/member-app.conf')

/** Where the third release sends its reports. */
export const REPORT_URL = 'https://reports.example.com/app'
/** The only hosts of others from which it takes pictures and frames. */
export const TRUSTED = { picture: 'cdn.example.com', frame: 'service.example.com' }

/** The releases that run-nginx.ts has made. All files of the second have other names; the third reports to REPORT_URL, and trusts TRUSTED. */
export const releaseOf = (which: 'first' | 'second' | 'reporting'): string =>
  join(import.meta.dirname, '../../node_modules/.cache/releases', which)

export type Front = RunningMock & {
  /** What nginx wrote to a log of the configuration. */
  log: (name: 'member-app.log' | 'member-app-csp.log' | 'member-app-reports.log' | 'error.log') => string
  /** What nginx wrote to any log. */
  allLogs: () => string
  /** The folder in which a tool puts its answer to who signs the certificate. */
  acmeFolder: string
  /** Serves another release, as a deployment does: the link is moved, nginx reads its files anew. */
  deploy: (release: string) => Promise<void>
  /** Waits until the worker of the release before has answered all it was asked: until then it serves that release. */
  oldWorkerGone: () => Promise<void>
  /** The port that only leads to TLS. */
  plainPort: number
}

/**
 * nginx, by the configuration of the docs, in front of a release and of a mock backend of its own, if no other backend is
 * given. Only what a host would change is changed: names, ports and paths, and what `changes` says of this host.
 */
export async function startFront(
  release: string,
  backend?: RunningMock,
  changes: Record<string, string> = {},
): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  for (const name of ['log', 'acme']) mkdirSync(join(folder, name))
  const mock = backend ?? (await startMock(null))
  const [port, plainPort, sinkPort] = [await freePort(), await freePort(), await freePort()]
  const link = join(folder, 'current')
  symlinkSync(release, link)
  makeCertificate(folder)
  const { host } = new URL(mock.url)
  const site = changed(readFileSync(CONFIGURATION, 'utf8'), {
    ...changes,
    // The page of the sites that the mock backend links to, with headers of its own, as from another host.
    '# No page is kept by anybody.': `location = /venue/site.html {
    proxy_pass http://${host};
    add_header X-Served-By mock;
  }
  # No page is kept by anybody.`,
    '/srv/member-app/current': link,
    '127.0.0.1:8787': host,
    // A machine of tests may have no IPv6.
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    'https://www.example.com': `https://127.0.0.1:${port}`,
    '$http_host != www.example.com': `$http_host != 127.0.0.1:${port}`,
    'Host www.example.com': `Host 127.0.0.1:${port}`,
    'www.example.com': '127.0.0.1',
    '/etc/ssl/member-app': folder,
    '/var/log/nginx': join(folder, 'log'),
    '127.0.0.1:8788': `127.0.0.1:${sinkPort}`,
    '/var/www/member-app-acme': join(folder, 'acme'),
  })
  writeFileSync(join(folder, 'member-app.conf'), site)
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder))
  const args = ['-e', join(folder, 'log/error.log'), '-c', join(folder, 'nginx.conf')]
  const nginx = spawn('nginx', args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise<void>((resolve) => nginx.on('close', () => resolve()))
  const log: Front['log'] = (name) => readFileSync(join(folder, 'log', name), 'utf8')
  const allLogs = () =>
    readdirSync(join(folder, 'log'))
      .map((name) => readFileSync(join(folder, 'log', name), 'utf8'))
      .join('')
  const url = `https://127.0.0.1:${port}`
  const serves = async (which: string) => {
    const page = readFileSync(join(which, 'site/index.html'), 'utf8')
    for (let isIt = false; !isIt; ) {
      if (nginx.exitCode !== null) throw new Error(`nginx has ended: ${log('error.log')}`)
      isIt = (await ask(`${url}/`).catch(() => undefined))?.body.toString() === page
      if (!isIt) await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const stop = async () => {
    nginx.kill()
    await Promise.all([ended, mock.stop()])
    rmSync(folder, { recursive: true })
  }
  await serves(release).catch((problem) => stop().then(() => Promise.reject(problem)))
  return {
    url,
    control: mock.control,
    plainPort,
    acmeFolder: join(folder, 'acme'),
    log,
    allLogs,
    deploy: async (next) => {
      rmSync(link)
      symlinkSync(next, link)
      execFileSync('nginx', [...args, '-s', 'reload'])
      await serves(next)
    },
    oldWorkerGone: async () => {
      const workers = () =>
        readFileSync(`/proc/${nginx.pid}/task/${nginx.pid}/children`, 'utf8').trim().split(' ')
      while (workers().length > 1) await new Promise((resolve) => setTimeout(resolve, 50))
    },
    stop,
  }
}

/** Every phrase must stand in the file: a test of another file than the one that is shown would prove nothing. */
function changed(text: string, by: Record<string, string>): string {
  return Object.entries(by).reduce((known, [from, to]) => {
    if (!known.includes(from)) throw new Error(`the configuration of nginx no longer says "${from}"`)
    return known.replaceAll(from, to)
  }, text)
}

/** What Debian's own nginx.conf says, in a folder that belongs to the test, with the connections that the docs ask for. */
const mainConfiguration = (folder: string) => `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/log/error.log warn;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/member-app.conf;
}
`

/** Writes fullchain.pem and privkey.pem, for this machine and for two days. */
export function makeCertificate(folder: string): void {
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', ...kind, ...names, ...files], { stdio: 'ignore' })
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A request past the certificate, which nobody signed. */
export const ask = (
  url: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(url, { rejectUnauthorized: false, ...options }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end(body)
  })

/** A call of the app, for `ask`. */
export const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  },
  body,
})

/** The header by which a call is a member's. */
export const bearer = (name: string) => ({ authorization: `Bearer ${name}` })

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const docs = join(import.meta.dirname, '../docs')
/** Without comments. */
const conf = readFileSync(join(docs, 'nginx/member-app.conf'), 'utf8').replace(/^\s*#.*$/gm, '')
const production = readFileSync(join(docs, 'production.md'), 'utf8')
const all = (directive: RegExp) => [...conf.matchAll(directive)].map(([, value = '']) => value)

it('nginx asks the backend and itself, and no address that a request could choose', () => {
  const asked = all(/^\s*proxy_pass ([^;]+);/gm)
  expect(asked.length).toBeGreaterThan(0)
  expect([...new Set(asked)].sort()).toEqual(['http://127.0.0.1:8788', 'http://member_app_backend'])
  expect(conf).not.toMatch(/\bresolver\b|(?:fastcgi|uwsgi|scgi|grpc|memcached)_pass/)
})

it('nginx writes the logs that the documents name, and no others', () => {
  const written = all(/^\s*(?:access|error)_log (\S+?)[ ;]/gm).filter((path) => path !== 'off')
  const names = [...new Set(written.map((path) => basename(path)))].sort()
  const [, section = ''] = /^### Logs\n([\s\S]*?)\n## /m.exec(production) ?? []
  expect([...section.matchAll(/^\| `([\w-]+\.log)` \|/gm)].map(([, name = '']) => name).sort()).toEqual(names)
  expect(new Set(written.map((path) => path.replace(/[^/]+$/, '')))).toEqual(new Set(['/var/log/nginx/']))
})

it('each format of a log has the time with the offset of its zone', () => {
  const formats = conf.match(/^log_format [^;]+;/gm) ?? []
  expect(formats).toHaveLength(3)
  for (const format of formats) expect(format).toContain('$time_iso8601')
})

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const docs = join(import.meta.dirname, '../../docs')
/** The configuration without comments. */
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

it('the free text in a log is cut, but for a report, whose size has a limit', () => {
  const formats = (conf.match(/^log_format [^;]+;/gm) ?? []).join('\n')
  const fields = new Set([...formats.matchAll(/\$(\w+)/g)].map(([, name = '']) => name))
  for (const name of [
    'uri',
    'request_uri',
    'args',
    'request',
    'request_method',
    'http_user_agent',
    'http_referer',
  ])
    expect([...fields]).not.toContain(name)
  for (const name of [...fields].filter((one) => one.startsWith('member_app_')))
    expect(mapOf(name), name).toMatch(/\{\d,\d+\}/)
  expect([...fields].filter((name) => name.startsWith('request_b'))).toEqual(['request_body'])
})

/** The rules of a map. */
const mapOf = (name: string) =>
  new RegExp(`^map \\S+ \\$${name} \\{\\n([^}]*(?:\\}[^\\n]*\\n[^}]*)*?)^\\}`, 'm').exec(conf)?.[1] ?? ''
/** The locations of the server behind TLS, each with its content. */
const locations = [...conf.matchAll(/^ {2}location (.+) \{\n([\s\S]*?)^ {2}\}/gm)].map(
  ([, path = '', text = '']) => ({ path, text }),
)
const zones = [...conf.matchAll(/^limit_req_zone \$(\w+) zone=(\w+):\d+m rate=(\d+)r\/([sm]);/gm)].map(
  ([, key = '', name = '', rate, per]) => ({ key, name, aSecond: Number(rate) / (per === 'm' ? 60 : 1) }),
)
const zonesOf = (text: string) =>
  [...text.matchAll(/limit_req zone=(\w+) burst=\d+ nodelay;/g)].map(([, name = '']) => {
    const zone = zones.find((one) => one.name === name)
    if (!zone) throw new Error(`no zone ${name}`)
    return zone
  })

it('whatever is passed on is limited by address, and to the backend only as what can be read in one way', () => {
  const passing = locations.filter(({ text }) => text.includes('proxy_pass'))
  expect(passing).toHaveLength(5)
  for (const { path, text } of passing) {
    const keys = zonesOf(text).map(({ key }) => key)
    expect(
      keys.filter((key) => /^member_app_(?:visitor|address)$/.test(key)),
      path,
    ).toHaveLength(1)
    if (text.includes('http://member_app_backend'))
      expect(text, path).toContain('if ($member_app_ambiguous) {\n      return 404;')
  }
})

it('no limit counts each address of IPv6, or what a visitor may spell in several ways', () => {
  expect(zones.length).toBeGreaterThan(5)
  for (const { key } of zones) expect(key).toMatch(/^(?:member_app_\w+|server_name)$/)
  expect(conf.match(/\$binary_remote_addr/g)).toHaveLength(2)
})

const KB = 1_024
const DAY_S = 86_400
/** One byte of a body may take six in the log: a control character, in JSON. */
const ESCAPED = 6
it('what strangers can have written of reports in a day stays below the budget of the documents', () => {
  const [, budgetGb] = /\*\*(\d+) GB a day\*\*/.exec(production) ?? []
  const day = locations
    .filter(({ text }) => text.includes('access_log'))
    .flatMap(({ path, text }) => {
      const most = Number(/client_max_body_size (\d+)k;/.exec(text)?.[1]) * KB
      const [short = ''] = /\{1,\d+\}/.exec(mapOf('member_app_short_letter')) ?? []
      const digits = Number(/\d+(?=\})/.exec(short)?.[0])
      const all = zonesOf(text).filter(({ key }) => !key.endsWith('visitor'))
      expect(all.length, path).toBeGreaterThan(0)
      // The rest is the browser, the time and the names of fields.
      return all.map(({ key, aSecond }) => {
        const body = key === 'member_app_short_letter' ? 10 ** digits : most
        return aSecond * (body + 500) * ESCAPED * DAY_S
      })
    })
  expect(day).toHaveLength(3)
  expect(day.reduce((sum, one) => sum + one)).toBeLessThan(Number(budgetGb) * 1e9)
})

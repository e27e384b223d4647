import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PICTURE_ENDINGS } from '../../contracts/address-patterns.ts'
import openapi from '../../contracts/openapi.json' with { type: 'json' }
import { ADDRESS_CASES } from '../../contracts/test-support/test-addresses.ts'
import { sitePictures } from '../../mock-server/data/texts/content.ts'
import { pictureFile } from '../../mock-server/transport/pictures/files.ts'
import { repo } from '../run-command.ts'
import { nginxFiles } from './nginx.ts'

const page = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`

it('gives each page its own policy, completed by what only a header can say', () => {
  const { 'release.conf': text } = nginxFiles(
    [{ name: 'index.html', html: page("script-src 'self' 'sha256-abc='") }],
    '/srv/7/site',
  )
  expect(text).toContain('default "/srv/7/site";')
  expect(text).toContain(
    `"/index.html" "script-src 'self' 'sha256-abc='; frame-ancestors 'none'; report-uri /csp-report";`,
  )
  expect(text).toMatch(/\n {2}default "default-src 'self'; script-src 'self';/)
})

it('writes every header for every answer, errors too', () => {
  const lines = nginxFiles([], '/srv')['headers.conf']?.trim().split('\n').slice(1) ?? []
  expect(lines.length).toBeGreaterThanOrEqual(7)
  for (const line of lines)
    expect(line).toMatch(/^add_header [a-z-]+ (?:\$member_app_policy|"[^"$]+") always;$/)
})

it('keeps to TLS for a year, also on the hosts below this one', () => {
  expect(nginxFiles([], '/srv')['headers.conf']).toContain(
    'add_header strict-transport-security "max-age=31536000; includeSubDomains" always;',
  )
})

it('lets the backend set none of these headers a second time', () => {
  const names = [...(nginxFiles([], '/srv')['headers.conf'] ?? '').matchAll(/^add_header (\S+)/gm)]
  const hidden = [...CONFIGURATION.matchAll(/^ {2}proxy_hide_header (\S+);/gm)]
  const lower = (found: RegExpExecArray[]) => found.map(([, name = '']) => name.toLowerCase()).sort()
  expect(lower(hidden)).toEqual(['cache-control', ...lower(names)].sort())
})

it('passes on the headers that a backend needs, and no other, by which a visitor could name another site or path', () => {
  expect(CONFIGURATION).toMatch(/^ {2}proxy_pass_request_headers off;$/m)
  const set = [...CONFIGURATION.matchAll(/^ *proxy_set_header (\S+) (\S+);/gm)].map(
    ([, name = '', value]) => ({
      name,
      passed: value === `$http_${name.toLowerCase().replaceAll('-', '_')}`,
      value,
    }),
  )
  expect(set.filter(({ passed }) => !passed).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Connection: ""',
    'Host: www.example.com',
    'X-Forwarded-For: $remote_addr',
    'X-Forwarded-Proto: $scheme',
    'X-Real-IP: $remote_addr',
  ])
  expect(set.filter(({ passed }) => passed).map(({ name }) => name)).toEqual([
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Authorization',
    'Content-Type',
    'Cookie',
    'If-Modified-Since',
    'If-None-Match',
    'If-Range',
    'Origin',
    'Range',
    'Referer',
    'Sec-Fetch-Dest',
    'Sec-Fetch-Mode',
    'Sec-Fetch-Site',
    'User-Agent',
  ])
})

it('lets through every path of the contract, and of the pictures that the app shows, with a query or without', () => {
  const rules = /^map \$request_uri \$member_app_ambiguous \{([\s\S]*?)^\}/m.exec(CONFIGURATION)?.[1] ?? ''
  const patterns = [...rules.matchAll(/^ {2}"~(\*?)(\S+)" 0;/gm)].map(
    ([, anyCase, text = '']) => new RegExp(text, anyCase ? 'i' : ''),
  )
  expect(patterns).toHaveLength(2)
  const passes = (path: string) => patterns.some((pattern) => pattern.test(path))
  expect(PICTURES.length).toBeGreaterThan(100)
  const { taken, refused } = ADDRESS_CASES.Picture
  const written = [...paths, ...PICTURES, ...fromRoot(taken).map((raw) => new URL(raw, 'https://a').pathname)]
  expect(written.filter((path) => !passes(path) || !passes(`${path}?a=../b`))).toEqual([])
  expect(
    written.filter((path) => passes(`${path};a`) || passes(`${path}\\..\\a`) || passes(`${path}%2f`)),
  ).toEqual([])
  expect(fromRoot(refused).filter(passes)).toEqual([])
  expect(CONFIGURATION).toContain(`location ~* \\.(${PICTURE_ENDINGS})$ {`)
})

it('counts a member by any token that the app keeps', () => {
  const [, form = '', longest = ''] = /regex\(\/\^(\[\S+\])\{1,(\d+)\}\$\/\)/.exec(STORAGE) ?? []
  const rules = /^map \$http_authorization \$member_app_token \{([\s\S]*?)^\}/m.exec(CONFIGURATION)?.[1] ?? ''
  const patterns = [...rules.matchAll(/^ {2}"~\*(.+)" \$/gm)].map(([, text = '']) => text)
  const [start, rest, end] = [64, Number(longest) - 64, 64]
  expect(patterns).toEqual([
    `^bearer\\s+(?<member_app_part>${form}{1,${start}})$`,
    `^bearer\\s+${form}{1,${rest}}(?<member_app_part>${form}{${end}})$`,
  ])
})

it('refuses what nginx would read as a variable', () => {
  expect(() => nginxFiles([{ name: 'a.html', html: page('script-src $host') }], '/srv')).toThrow('$host')
})

/** Paths as browsers send them. A browser resolves the other forms itself. */
const fromRoot = (addresses: readonly string[]) => addresses.filter((raw) => /^\/(?!\/)/.test(raw))

const CONFIGURATION = readFileSync(join(repo, 'docs/nginx/member-app.conf'), 'utf8')
const STORAGE = readFileSync(join(repo, 'src/lib/device/storage.ts'), 'utf8')
const paths = Object.keys(openapi.paths)
const PICTURES = sitePictures()
  .map(pictureFile)
  .filter((path) => path.startsWith('/'))
/** The calls that match one of the limits. */
const limited = (map: string): string[] => {
  const rules = new RegExp(`map \\$uri \\$${map} \\{([^}]*)\\}`).exec(CONFIGURATION)?.[1] ?? ''
  const patterns = [...rules.matchAll(/^ {2}~\*(\S+) \$/gm)].map(([, text = '']) => new RegExp(text, 'i'))
  return paths.filter((path) => patterns.some((pattern) => pattern.test(path)))
}

it('every call that the limits name is in the contract', () => {
  const named = [...CONFIGURATION.matchAll(/~\*\^\/api\/\+\(([\w|]+)\)\\b/g)].flatMap(([, list = '']) =>
    list.split('|').map((name) => `/api/${name}`),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !paths.includes(path))).toEqual([])
})

/** Calls that only read, or change nothing that money depends on. */
const UNLIMITED = `
  activitydeatil activitylist activitytype activityApplyLog app applyagentdo article balance balancelist bannerList
  banklist betrecord game/list gamelistBycode getAgentLoginUrl getBetAmount getcard getfanshui getPayRange
  get_pay_way getpaybank getservicerurl gettransrecord getVisitUrl homenotice logoff noticeList payinfo
  redpacket refreshusermoney updateuserinfo uploadimg user userredpacket uservip`

it('every call has the limit for money or for logins, or is listed as needing neither', () => {
  const unlimited = [
    ...UNLIMITED.trim()
      .split(/\s+/)
      .map((name) => `/api/${name}`),
    '/pay/api/queryOrderNo',
  ]
  const all = [...limited('member_app_money'), ...limited('member_app_login'), ...unlimited]
  expect(all.toSorted()).toEqual(paths.toSorted())
})

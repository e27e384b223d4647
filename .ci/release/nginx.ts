import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PICTURE_ENDINGS } from '../../contracts/wire/address-patterns.ts'
import { securityHeaders } from '../../mock-server/transport/static-headers.ts'

/** Where the browser sends breaches of the policy (docs/nginx/member-app.conf). A `<meta>` cannot name it. */
const CSP_REPORT = '/csp-report'
/** The name of the policy's header in `securityHeaders`. The policy differs from page to page. */
const POLICY = 'content-security-policy'
/**
 * nginx ends TLS here. The value is one year, for this host and the hosts below it. If one of those hosts uses plain
 * HTTP, the operator must remove `includeSubDomains` before the first release, because browsers remember it for the
 * year.
 */
const HSTS = 'max-age=31536000; includeSubDomains'
const BY =
  '# Written by `npm run release` from the build beside it: edit mock-server/transport/static-headers.ts.\n'

/** Between double quotes nginx would replace variables, and would treat a backslash as its own. */
function quoted(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`nginx: cannot be written in quotes: ${text}`)
  return `"${text}"`
}

/** The policy for a picture that is opened as a page: an uploaded SVG must run nothing in the app's origin. */
const PICTURE_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

const policyFor = (html: string): string =>
  `${securityHeaders(html, 'real')[POLICY]}; report-uri ${CSP_REPORT}`

/**
 * What nginx must know of one build, as two files to include: `release.conf` (of `http`) with the folder that is served and
 * each page's policy, and `headers.conf` (of a location) with the headers of every file.
 */
export function nginxFiles(
  pages: readonly { name: string; html: string }[],
  site: string,
): Record<string, string> {
  const policies = pages.map(({ name, html }) => `  ${quoted(`/${name}`)} ${quoted(policyFor(html))};`)
  const all = { ...securityHeaders('', 'real'), [POLICY]: '', 'strict-transport-security': HSTS }
  const headers = Object.entries(all).map(
    ([name, value]) => `add_header ${name} ${name === POLICY ? '$member_app_policy' : quoted(value)} always;`,
  )
  return {
    'release.conf': `${BY}map $host $member_app_site {
  default ${quoted(site)};
}
map $uri $member_app_policy {
  default ${quoted(policyFor(''))};
  "~*\\.(?:${PICTURE_ENDINGS})$" ${quoted(PICTURE_POLICY)};
${policies.join('\n')}
}
`,
    'headers.conf': `${BY}${headers.join('\n')}\n`,
  }
}

/** The pages of a build. */
export const pagesOf = (folder: string): { name: string; html: string }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, html: readFileSync(join(folder, name), 'utf8') }))

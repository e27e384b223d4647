import { GAMES_PAGE, SITES_PAGE } from '../../demo-sites/pages.ts'
import { SITE_PAGE } from '../../demo-sites/site-page.ts'
import { isEtherAddress, isRightByLuhn, isTronAddress } from './checksums.ts'

/** Where the demo is, for these tests. */
const OWN_FOLDER = 'https://demo.example/folder/'
export const OWN_GAMES_PAGE = `${OWN_FOLDER}${GAMES_PAGE}`

/** The parts of the page of the demo's sites. It shows no other. */
const PARTS = new Set(Array.from(SITE_PAGE.matchAll(/<section id="(\w+)"/g), ([, id]) => id))

/** Whether an address leads to a page of the demo that is there. */
function isOwnPage(address: string): boolean {
  const { href, origin, pathname, hash, searchParams } = new URL(address, OWN_FOLDER)
  if (origin + pathname === OWN_FOLDER + SITES_PAGE) return PARTS.has(hash.slice(1))
  const isGame = searchParams.has('ticket') || searchParams.has('order')
  return href.startsWith(`${OWN_GAMES_PAGE}?`) && isGame
}

/** Names that the registries keep for examples and tests (RFC 2606, RFC 6761). */
const isReserved = (host: string): boolean =>
  /(^|\.)(example|invalid|test|localhost)$|(^|\.)example\.(com|net|org)$/i.test(host)

/** The line where China Mobile took payments: every Chinese form shows it as an example, and no person has it. */
const NOBODYS_MOBILE = '13800138000'

/** Tokens as services give them out: of GitHub, Amazon, Stripe, OpenAI, Google, Slack, and the signed ones of anybody. */
const OF_A_SERVICE =
  /-----BEGIN|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bsk[-_]\w{16,}|\bAIza[\w-]{35}|\bxox[abp]-|\beyJ[\w-]{8,}\./

export type Kind = {
  name: string
  /** What may be a secret, in any text. */
  looks: RegExp
  /** Whether a picture may contain it, too. */
  isInPictures?: true
  /** Why somebody real may own it. */
  wrong: (hit: string) => string | undefined
}

const unless = (isFine: boolean, why: string) => (isFine ? undefined : why)

/** Text of an answer that names something outside of the demo, by what it looks like. */
export const KINDS: readonly Kind[] = [
  {
    name: 'TRC20 address',
    looks: /(?<!\w)T[1-9A-HJ-NP-Za-km-z]{33}(?!\w)/g,
    wrong: (hit) => unless(!isTronAddress(hit), 'its checksum is right'),
  },
  {
    name: 'ERC20 address',
    looks: /(?<!\w)0x[0-9a-f]{40}(?!\w)/gi,
    wrong: (hit) => unless(!isEtherAddress(hit), 'a wallet would take it'),
  },
  {
    // An address of another length is none of these two, but a wallet of another chain may take it.
    name: 'other address of a wallet',
    looks: /(?<!\w)(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{11,71})(?!\w)/g,
    wrong: () => 'the mock pays by TRC20 and ERC20 alone',
  },
  {
    name: 'card number',
    looks: /(?<![\w.-])\d(?:[ -]?\d){14,18}(?![\w-])/g,
    wrong: (hit) => unless(!isRightByLuhn(hit.replace(/\D/g, '')), 'its check digit is right'),
  },
  {
    name: 'web address',
    isInPictures: true,
    looks:
      /(?<![a-z0-9+.-])(?:[a-z][a-z0-9+.-]*:)?\/\/[^\s"'<>\\]+|\b(?:mailto|tel|sms|javascript|itms-services):\S+/gi,
    wrong: (hit) => unless(isOwnPage(hit), 'it leads out of the demo'),
  },
  {
    name: 'name of a host',
    isInPictures: true,
    looks: /(?<![\w@/.-])(?:[\w-]+\.)+(?:com|net|org|cn|cc|io|me|app|vip|xyz|top|info|example)(?![\w-])/gi,
    wrong: (hit) => unless(isReserved(hit), 'it is no reserved name'),
  },
  {
    name: 'e-mail address',
    looks: /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
    wrong: (hit) => unless(isReserved(hit.replace(/.*@/, '')), 'its domain is no reserved name'),
  },
  {
    name: 'mobile number',
    looks: /(?<![\w.])(?:\+?86[ -]?)?1[3-9]\d(?:[ -]?\d{4}){2}(?!\w)/g,
    wrong: (hit) => unless(hit === NOBODYS_MOBILE, 'somebody may have it'),
  },
  {
    name: 'fixed line',
    looks: /(?<![\w.-])(?:0\d{2,3}-\d{7,8}|[48]00-\d{3,4}-\d{3,4})(?![\w-])/g,
    wrong: () => 'somebody may have it',
  },
]

/** A token is recognised by its field, as any text may be one: the mock makes its own from the seed of its world. */
export const TOKEN: Kind = {
  name: 'token',
  looks: /^.+$/g,
  wrong: (hit) => unless(/^[0-9a-f]{32}$/.test(hit), 'the mock makes none like it'),
}
export const SECRET: Kind = {
  name: 'token of a service',
  looks: new RegExp(OF_A_SERVICE, 'g'),
  wrong: () => 'a service may have given it out',
}

import type { AppRoute } from '@ts-rest/core'
import { SUCCESS, UNAUTHORISED } from '#contracts/envelope.ts'
import { contract } from '#contracts/index.ts'
import { codeOf, type PactFile, type PactInteraction } from './pact-file.ts'

export type ContractName = keyof typeof contract

/** Declared by the backend and not called by the app: the one call without an interaction (readings "The wire"). */
export const NOT_CALLED = '/api/login_pc'

/** Names whose pacts are still to be written. */
export const TO_COME: readonly ContractName[] = [
  'deposit',
  'withdrawal',
  'cards',
  'rebate',
  'redPacket',
  'vip',
  'activity',
  'records',
  'agent',
]

/** Calls that have nothing to refuse: they only read, or always end well. A new call must be pinned or stand here. */
export const NEVER_REFUSED: ReadonlySet<string> = new Set([
  '/api/logoff',
  '/api/app',
  '/api/getVisitUrl',
  '/api/bannerList',
  '/api/getservicerurl',
  '/api/homenotice',
  '/api/noticeList',
  '/api/game/list',
  '/api/gamelistBycode',
  '/api/user',
  '/api/refreshusermoney',
  '/api/balance',
  '/api/balancelist',
  '/api/transall',
  '/api/uptransferstatus',
])

type Need = { what: string; met: (one: PactInteraction) => boolean }

const hasHeader = ({ request: { headers = {} } }: PactInteraction): boolean =>
  Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')
/** Pact puts the provider's own token into it: a member is logged in. */
const asMember = ({ request }: PactInteraction): boolean =>
  request.generators?.header?.Authorization !== undefined
const isRefusal = (one: PactInteraction): boolean => ![SUCCESS, UNAUTHORISED, undefined].includes(codeOf(one))

function needsOf(route: AppRoute): Need[] {
  const forMembers = accessOf(route) === 'member'
  const success: Need = {
    what: forMembers ? 'a success of a logged-in member' : 'a success',
    met: (one) => codeOf(one) === SUCCESS && (!forMembers || asMember(one)),
  }
  const refusal: Need = { what: 'a refusal', met: isRefusal }
  const member: Need[] = [
    { what: '401 without a token', met: (one) => codeOf(one) === UNAUTHORISED && !hasHeader(one) },
    {
      what: '401 on a bad token',
      met: (one) => codeOf(one) === UNAUTHORISED && hasHeader(one) && !asMember(one),
    },
  ]
  return [success, ...(NEVER_REFUSED.has(route.path) ? [] : [refusal]), ...(forMembers ? member : [])]
}

const accessOf = ({ metadata }: AppRoute): unknown =>
  typeof metadata === 'object' && metadata !== null && 'access' in metadata ? metadata.access : undefined

/** What the contract asks for and the pact lacks, one line each; nothing when every call of `names` is pinned. */
export function missingIn({ interactions }: PactFile, names: readonly ContractName[]): string[] {
  const routes: AppRoute[] = names.flatMap((name) => Object.values(contract[name]))
  return routes
    .filter(({ path }) => path !== NOT_CALLED)
    .flatMap((route) => {
      const told = interactions.filter(
        ({ request }) => request.method === route.method && request.path === route.path,
      )
      return needsOf(route)
        .filter(({ met }) => !told.some(met))
        .map(({ what }) => `${route.method} ${route.path}: ${what}`)
    })
}

import type { AppRoute } from '@ts-rest/core'
import { contract } from '#contracts/index.ts'
import { NO_PAY_PASSWORD } from '#contracts/wire/codes.ts'
import { SUCCESS, UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { codeOf, contentOf, hasToken, isRefusal, type PactFile, type PactInteraction } from './pact-file.ts'
import { formsOfAnswer, ONE_IS_ENOUGH, readableForms, type Variant } from './variants.ts'

/** Declared by the backend and not called by the app: the only call without an interaction. */
export const NOT_CALLED = '/api/login_pc'

/** Calls without refusals: they only read, or always succeed. A new call needs a pinned refusal or an entry here. */
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
  '/api/get_pay_way',
  '/api/getPayRange',
  '/api/getpaybank',
  '/api/getBetAmount',
  '/api/getcard',
  '/api/banklist',
  '/api/getfanshui',
  '/api/userredpacket',
  '/api/redpacket',
  '/api/uservip',
  '/api/activitytype',
  '/api/activitylist',
  '/api/activityApplyLog',
  '/api/betrecord',
  '/api/gettransrecord',
])

/** Refusals whose code the app reacts to, and not only to their text. Each needs its own interaction. */
export const ACTED_ON: Readonly<Record<string, readonly number[]>> = {
  '/api/withdraw': [NO_PAY_PASSWORD],
  '/api/bindcard': [NO_PAY_PASSWORD],
  '/api/activityapply': [404, 405, 501],
  '/pay/api/queryOrderNo': [500],
}

type Need = { what: string; met: (one: PactInteraction) => boolean }

/** Whether a member is logged in: Pact then replaces the token of the header by the provider’s own. */
const asMember = ({ request }: PactInteraction): boolean =>
  request.generators?.header?.Authorization !== undefined
const isRefusalIn = (field: 'message' | 'msg') => (interaction: PactInteraction) =>
  isRefusal(interaction) && field in contentOf(interaction)

function refusalsOf({ path }: AppRoute): Need[] {
  if (NEVER_REFUSED.has(path)) return []
  const fields: Need[] = path.startsWith('/pay/api/')
    ? (['msg', 'message'] as const).map((field) => ({
        what: `a refusal in ${field}`,
        met: isRefusalIn(field),
      }))
    : [{ what: 'a refusal', met: isRefusal }]
  const codes = ACTED_ON[path] ?? []
  return [
    ...fields,
    ...codes.map((code) => ({
      what: `a refusal with code ${code}`,
      met: (interaction: PactInteraction) => codeOf(interaction) === code,
    })),
  ]
}

function accessOfMembers(): Need[] {
  const unauthorised = (interaction: PactInteraction) => codeOf(interaction) === UNAUTHORISED
  return [
    {
      what: '401 without a token',
      met: (interaction) => unauthorised(interaction) && !hasToken(interaction),
    },
    {
      what: '401 on a bad token',
      met: (interaction) => unauthorised(interaction) && hasToken(interaction) && !asMember(interaction),
    },
  ]
}

const hasForm = (route: AppRoute, form: Variant) => (interaction: PactInteraction) =>
  formsOfAnswer(route, contentOf(interaction)).includes(form)

function needsOf(route: AppRoute): Need[] {
  const forMembers = accessOf(route) === 'member'
  const success: Need = {
    what: forMembers ? 'a success of a logged-in member' : 'a success',
    met: (interaction) => codeOf(interaction) === SUCCESS && (!forMembers || asMember(interaction)),
  }
  const forms = [...readableForms(route)]
    .filter((form) => !ONE_IS_ENOUGH.has(form))
    .map((form): Need => ({ what: form, met: hasForm(route, form) }))
  return [success, ...refusalsOf(route), ...(forMembers ? accessOfMembers() : []), ...forms]
}

const accessOf = ({ metadata }: AppRoute): unknown =>
  typeof metadata === 'object' && metadata !== null && 'access' in metadata ? metadata.access : undefined

/** Every call that the app makes. */
export const calledRoutes: readonly AppRoute[] = Object.values(contract)
  .flatMap((router): AppRoute[] => Object.values(router))
  .filter(({ path }) => path !== NOT_CALLED)

const of =
  (route: AppRoute) =>
  ({ request }: PactInteraction) =>
    request.method === route.method && request.path === route.path

/** Forms that all calls read by the same codec, and that occur nowhere in the pact. */
function missingEverywhere({ interactions }: PactFile): string[] {
  return [...ONE_IS_ENOUGH]
    .filter((form) => calledRoutes.some((route) => readableForms(route).has(form)))
    .filter(
      (form) => !calledRoutes.some((route) => interactions.filter(of(route)).some(hasForm(route, form))),
    )
    .map((form) => `any call: ${form}`)
}

/** What the contract requires and the pact lacks, one line each. */
export function missingIn(pact: PactFile): string[] {
  const missing = calledRoutes.flatMap((route) => {
    const interactions = pact.interactions.filter(of(route))
    return needsOf(route)
      .filter(({ met }) => !interactions.some(met))
      .map(({ what }) => `${route.method} ${route.path}: ${what}`)
  })
  return [...missing, ...missingEverywhere(pact)]
}

import type { AppRoute, AppRouter } from '@ts-rest/core'
import { contract } from '#contracts/index.ts'
import type { RouteMetadata } from '#contracts/wire/envelope.ts'

type Contract = typeof contract
type OperationName = { [Name in keyof Contract]: keyof Contract[Name] }[keyof Contract]

/**
 * What a call does to a real backend. The walk only makes `read` calls. The check needs `session` for its own token:
 * one login, one logoff. All other calls change something (`changes`) and are never sent. The types require an entry
 * for each new route.
 */
const KINDS = {
  login: 'session',
  logoff: 'session',
  loginPc: 'changes',
  register: 'changes',
  app: 'read',
  getVisitUrl: 'read',
  bannerList: 'read',
  getservicerurl: 'read',
  homenotice: 'read',
  noticeList: 'read',
  article: 'read',
  gameList: 'read',
  gamelistBycode: 'read',
  // With auto-transfer on, a launch moves all of the member's money into the venue.
  getGameUrl: 'changes',
  user: 'read',
  refreshusermoney: 'read',
  updateuserinfo: 'changes',
  uploadimg: 'changes',
  editPassword: 'changes',
  editPayPassword: 'changes',
  balance: 'read',
  balancelist: 'read',
  transall: 'changes',
  transfer: 'changes',
  uptransferstatus: 'changes',
  getPayWay: 'read',
  getPayRange: 'read',
  recharge: 'changes',
  getpaybank: 'read',
  payinfo: 'read',
  queryOrderNo: 'read',
  payRecharge: 'changes',
  withdraw: 'changes',
  getBetAmount: 'read',
  getcard: 'read',
  delcard: 'changes',
  bindcard: 'changes',
  banklist: 'read',
  getfanshui: 'read',
  dofanshui: 'changes',
  userredpacket: 'read',
  douserredpacket: 'changes',
  redpacket: 'read',
  uservip: 'read',
  activitytype: 'read',
  activitylist: 'read',
  activitydeatil: 'read',
  activityApplyLog: 'read',
  activityapply: 'changes',
  betrecord: 'read',
  gettransrecord: 'read',
  applyagentdo: 'changes',
  getAgentLoginUrl: 'read',
} as const satisfies Record<OperationName, 'read' | 'changes' | 'session'>

export type ReadName = {
  [Name in OperationName]: (typeof KINDS)[Name] extends 'read' ? Name : never
}[OperationName]

const routes = Object.values(contract).flatMap((router) => Object.entries<AppRoute>(router))
/** Every call of the contract. */
export const contractRoutes: readonly AppRoute[] = routes.map(([, route]) => route)
const routeByName = new Map<string, AppRoute>(routes)

export function contractRoute(name: ReadName): AppRoute {
  const route = routeByName.get(name)
  if (route === undefined) throw new TypeError(`the contract has no call ${name}`)
  return route
}

/** A router reduced to its `read` calls. */
export const readsOf = <R extends AppRouter>(router: R): Pick<R, Extract<keyof R, ReadName>> =>
  Object.fromEntries(
    Object.entries(router).filter(([name]) => KINDS[name as OperationName] === 'read'),
  ) as unknown as Pick<R, Extract<keyof R, ReadName>>

/** `POST /api/user`: the form in which calls are printed, selected and let through. */
export const callOf = ({ method, path }: Pick<AppRoute, 'method' | 'path'>): string => `${method} ${path}`

export const isForMembers = ({ metadata }: AppRoute): boolean =>
  (metadata as RouteMetadata).access === 'member'

/** The calls that may leave this machine. */
export const SENDABLE: ReadonlySet<string> = new Set(
  routes.filter(([name]) => KINDS[name as OperationName] !== 'changes').map(([, route]) => callOf(route)),
)

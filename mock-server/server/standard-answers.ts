import { NOT_BUILT, UNKNOWN_CALL } from '../rules/outcome.ts'
import { contractRoutes } from './contract-routes.ts'
import { refusalEnvelope, type WireEnvelope } from './implement.ts'

/** The result of a call: its envelope, whether it changed the world, and which orders and bets it touched. */
export type Served = { envelope: WireEnvelope; applied: boolean; refs: string[] }

const JSON_TYPE = 'application/json; charset=utf-8'
const declared = new Set(contractRoutes.map(({ method, path }) => `${method} ${path}`))

/** The answer to a call without a route: not built if the contract has the call, else unknown. */
export function unserved({ method, path }: { method: string; path: string }): Served {
  const envelope = declared.has(`${method} ${path}`)
    ? refusalEnvelope(path, NOT_BUILT, '该功能暂未开放，请联系在线客服')
    : refusalEnvelope(path, UNKNOWN_CALL, '接口不存在')
  return { envelope, applied: false, refs: [] }
}

/** The answer to a call that did not run or failed. */
export const failed = (path: string, message: string): Served => ({
  envelope: refusalEnvelope(path, 500, message),
  applied: false,
  refs: [],
})

/**
 * The headers of an answer. They have the server's time, because the payment window follows it and not the phone's
 * clock.
 */
export const headersAt = (atMs: number): Record<string, string> => ({
  'Content-Type': JSON_TYPE,
  'Cache-Control': 'no-store',
  Date: new Date(atMs).toUTCString(),
})

import { loginPath, sanitizeRedirect } from '../../lib/navigation/redirect.ts'
import { isPath, routeOf } from './paths.ts'

/** A decision about a route (docs/rules.md#entry-rules). */
export type GuardDecision =
  | { kind: 'enter' }
  /** Go elsewhere instead. */
  | { kind: 'go'; to: string }
  /** A dialog asks a visitor to log in. */
  | { kind: 'ask' }
  /** Red packets are switched off. */
  | { kind: 'closed' }
  /** The switch is not known yet. */
  | { kind: 'wait' }

export type GuardInput = {
  pathname: string
  search: string
  signedIn: boolean
  /** undefined: not answered yet; null: cannot be read, so nothing is blocked. */
  redPacketOpen: boolean | null | undefined
}

const enter: GuardDecision = { kind: 'enter' }

export function guardRoute({ pathname, search, signedIn, redPacketOpen }: GuardInput): GuardDecision {
  const route = routeOf(pathname)
  if (!route) return { kind: 'go', to: '/' }
  // A member, or somebody who has just logged in, continues to the target of the link.
  if (pathname === '/login' && signedIn) {
    return { kind: 'go', to: sanitizeRedirect(new URLSearchParams(search).get('redirect'), isPath) }
  }
  if (route.needsRedPacket && redPacketOpen === undefined) return { kind: 'wait' }
  if (route.needsRedPacket && redPacketOpen === false) return { kind: 'closed' }
  if (route.access === 'any' || signedIn) return enter
  return route.asksVisitor ? { kind: 'ask' } : { kind: 'go', to: loginPath(pathname + search) }
}

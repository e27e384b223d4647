import { type Fen, ZERO } from '#contracts/money/money.ts'
import { accounts, balanceOf } from './ledger.ts'
import { newToken, nextNumber } from './random.ts'
import { digest } from './store/digest.ts'
import type { StoredCard } from './submissions.ts'
import type { Member, World } from './types.ts'

/** Members and their sessions: finding, opening and closing. */

export type NewMember = {
  username: string
  realname: string
  password: string
  /** Empty if the member has none yet. */
  payPassword: string
  pid?: string
}

export const memberNamed = (
  world: Pick<World, 'usernames' | 'members'>,
  username: string,
): Member | undefined => {
  const id = world.usernames[username.toLowerCase()]
  return id === undefined ? undefined : world.members[id]
}

/**
 * Opens an account. The caller has validated the form and checked that the name is free; throws for a name that is
 * taken.
 */
export function openMember(
  world: World,
  now: number,
  { username, realname, password, payPassword, pid = '' }: NewMember,
): Member {
  if (memberNamed(world, username)) throw new RangeError(`username ${username} is taken`)
  const id = `m${nextNumber(world, 'member')}`
  const member: Member = {
    id,
    username,
    realname,
    avatar: '',
    mobile: '',
    email: '',
    birthday: '',
    passwordDigest: digest(id, password),
    payPasswordDigest: payPassword === '' ? '' : digest(id, payPassword),
    loginFailures: 0,
    loginLockedUntilMs: null,
    payFailures: 0,
    payLockedUntilMs: null,
    joinedMs: now,
    vip: 0,
    vipSinceMs: now,
    vipTurnover: ZERO,
    vipPeak: 0,
    vipReady: false,
    staked: {},
    rebatesCollectedTo: 0,
    rebatesCollected: ZERO,
    rebatesPending: ZERO,
    paysum: ZERO,
    turnover: ZERO,
    wageringLeft: ZERO,
    isAgent: false,
    autoTransfer: false,
    pid,
    nextRound: null,
  }
  world.members[id] = member
  world.usernames[username.toLowerCase()] = id
  return member
}

/** Opens a session and returns its token. It lasts until the logout. */
export function openSession(world: World, memberId: string, now: number, token = newToken(world)): string {
  world.sessions[token] = { memberId, sinceMs: now, expiresMs: null }
  return token
}

/**
 * Opens the member's only session and returns its token. Open sessions are marked as replaced, and those that an
 * earlier login replaced are deleted, so that a member has at most one generation of them.
 */
export function openOnlySession(world: World, memberId: string, now: number): string {
  for (const [token, session] of Object.entries(world.sessions)) {
    if (session.memberId !== memberId) continue
    if (session.replaced) delete world.sessions[token]
    else world.sessions[token] = { ...session, replaced: true }
  }
  return openSession(world, memberId, now)
}

/** Whether a later login on another device has ended the session of this token. */
export const wasReplaced = (world: Pick<World, 'sessions'>, token: string): boolean =>
  Object.hasOwn(world.sessions, token) && world.sessions[token]?.replaced === true

/** The member of a token that is valid now; undefined otherwise. */
export function sessionOf(world: World, token: string, now: number): Member | undefined {
  if (token === '') return undefined
  const session = world.sessions[token]
  if (!session || session.replaced || (session.expiresMs !== null && session.expiresMs <= now))
    return undefined
  const member = world.members[session.memberId]
  return member?.isBlocked ? undefined : member
}

export function closeSession(world: World, token: string): void {
  delete world.sessions[token]
}

/** Ends every session of a member: a change of the login password makes all older tokens invalid. */
export function closeSessionsOf(world: World, memberId: string): void {
  for (const [token, session] of Object.entries(world.sessions)) {
    if (session.memberId === memberId) delete world.sessions[token]
  }
}

/** Blocks an account, so that none of its sessions is valid, or opens it again without them. Its money stays as it is. */
export function setBlocked(world: World, member: Member, isBlocked: boolean): void {
  if (isBlocked) {
    member.isBlocked = true
    return
  }
  delete member.isBlocked
  closeSessionsOf(world, member.id)
}

/** Whether a token is of a member whom the operator has blocked. */
export const isOfBlocked = (world: Pick<World, 'sessions' | 'members'>, token: string): boolean =>
  Object.hasOwn(world.sessions, token) &&
  world.members[world.sessions[token]?.memberId ?? '']?.isBlocked === true

export const centralBalance = (world: Pick<World, 'accounts'>, memberId: string): Fen =>
  balanceOf(world, accounts.central(memberId))

export const venueBalance = (world: Pick<World, 'accounts'>, memberId: string, plat: string): Fen =>
  balanceOf(world, accounts.venue(memberId, plat))

export const cardsOf = (world: Pick<World, 'cards'>, memberId: string): readonly StoredCard[] =>
  world.cards[memberId] ?? []

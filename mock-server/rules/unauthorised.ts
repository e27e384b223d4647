import { UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { isOfBlocked, wasReplaced } from '../state/members.ts'
import type { World } from '../state/types.ts'
import { type Refusal, refuse } from './outcome.ts'

const ELSEWHERE = '您的账号已在其他设备登录'
const BLOCKED = '您的账号已被冻结，请联系在线客服'

/** A refusal with code 401: the token is unknown or no longer valid (docs/rules.md#one-login-at-a-time). */
export const refuseUnauthorised = (world: Pick<World, 'sessions' | 'members'>, token: string): Refusal =>
  refuse(isOfBlocked(world, token) ? BLOCKED : wasReplaced(world, token) ? ELSEWHERE : '请先登录', {
    code: UNAUTHORISED,
  })

import { sessionTexts } from '#contracts/texts/messages-shell.ts'
import { UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { wasReplaced } from '../state/members.ts'
import type { World } from '../state/types.ts'
import { type Refusal, refuse } from './outcome.ts'

/** A refusal with code 401: the token is unknown or no longer valid (docs/rules.md#one-login-at-a-time). */
export const refuseUnauthorised = (world: Pick<World, 'sessions'>, token: string): Refusal =>
  refuse(wasReplaced(world, token) ? sessionTexts.elsewhere : '请先登录', { code: UNAUTHORISED })

import { REASON_MAX_CHARS } from '#contracts/limits.ts'
import { agentTexts } from '#contracts/texts/messages.ts'
import { tooLong } from '#contracts/texts/typed-texts.ts'
import { APPROVED, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import type { AgentApplication } from '../state/submissions.ts'
import type { Member, World } from '../state/types.ts'
import { sendInboxMessage } from './inbox.ts'
import { agentApprovedMessage, agentRefusedMessage, withReason } from './letters.ts'
import { scheduleReview } from './orders/auto-review.ts'
import { type Refusal, refuse } from './outcome.ts'
import { mobileError } from './profile.ts'

/**
 * Applications to become an agent: at most one pending for each member, reviewed by the operator.
 */

/** Submits an application or refuses it. After a rejection a new application replaces the old one. */
export function applyAsAgent(
  world: World,
  member: Member,
  { mobile, reason }: { mobile: string; reason: string },
  now: number,
): Refusal | AgentApplication {
  const mobileProblem = mobileError(mobile)
  if (mobileProblem !== undefined) return refuse(mobileProblem)
  if (reason === '') return refuse(agentTexts.reason)
  const reasonProblem = tooLong('申请理由', reason, REASON_MAX_CHARS)
  if (reasonProblem !== undefined) return refuse(reasonProblem)
  if (member.isAgent) return refuse('您已经是代理，可直接登录代理后台')
  if (world.agentApplications[member.id]?.state === PENDING)
    return refuse('您的代理申请正在审核中，请耐心等待')
  const application: AgentApplication = { memberId: member.id, mobile, reason, state: PENDING, atMs: now }
  world.agentApplications[member.id] = application
  scheduleReview(world, 'agent', member.id, now)
  return application
}

/** Approves or rejects a member's pending application, and informs the member. False if none is pending. */
export function reviewAgent(
  world: World,
  memberId: string,
  approve: boolean,
  now: number,
  reason = '',
): boolean {
  const application = world.agentApplications[memberId]
  const member = world.members[memberId]
  if (application?.state !== PENDING || !member) return false
  application.state = approve ? APPROVED : REJECTED
  if (approve) member.isAgent = true
  const letter = approve ? agentApprovedMessage() : agentRefusedMessage()
  sendInboxMessage(world, memberId, withReason(letter, reason), now)
  return true
}

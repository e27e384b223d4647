import { type Fen, ZERO } from '#contracts/money/money.ts'
import { type BeijingTime, formatBeijing, SECOND_MS } from '#contracts/time/beijing-time.ts'
import { APPROVED, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import type { StoredPromotion } from '../../state/catalogue.ts'
import { accounts, move, post } from '../../state/ledger.ts'
import { nextNumber } from '../../state/random.ts'
import { append } from '../../state/store/log.ts'
import type { PromotionApplication } from '../../state/submissions.ts'
import type { Member, World } from '../../state/types.ts'
import { sendInboxMessage } from '../inbox.ts'
import { promotionApprovedMessage, promotionRefusedMessage, withReason } from '../letters.ts'
import { scheduleReview } from '../orders/auto-review.ts'
import { isRefusal, type Refusal, refuse } from '../outcome.ts'
import { bonusFor } from './promotion-terms.ts'
import { conditionText } from './promotion-texts.ts'
import { addRequirement } from './wagering.ts'

/** Applications for promotions. They are pending until they are reviewed. */

const GONE = '活动不存在或已结束，请返回优惠页查看'
const WAITING = '您已提交过该活动的申请，请等待审核'

/** The last second before a promotion ends, in the form that players read. */
export const lastSecondOf = (toMs: number): BeijingTime => formatBeijing(toMs - SECOND_MS)

/**
 * Why a promotion accepts no applications now according to its window (docs/rules.md#promotion-window); undefined
 * if it does.
 */
function closedText({ fromMs, toMs }: StoredPromotion, now: number): string | undefined {
  if (fromMs !== null && now < fromMs)
    return `活动尚未开始，将于北京时间 ${formatBeijing(fromMs)} 开始，请届时再申请`
  return toMs !== null && now >= toMs ? `活动已于北京时间 ${lastSecondOf(toMs)} 结束` : undefined
}

/**
 * Submits an application. Refused outside the promotion's window, while another one for the same promotion is
 * pending, and if its terms are not met.
 */
export function applyFor(
  world: World,
  member: Member,
  activityId: string,
  now: number,
): Refusal | PromotionApplication {
  const promotion = Object.hasOwn(world.activities, activityId) ? world.activities[activityId] : undefined
  if (!promotion) return refuse(GONE)
  const closed = closedText(promotion, now)
  if (closed !== undefined) return refuse(closed)
  const isWaiting = Object.values(world.applications).some(
    (other) => other.memberId === member.id && other.activityId === activityId && other.state === PENDING,
  )
  if (isWaiting) return refuse(WAITING)
  const entitlement = bonusFor(world, member, promotion, now)
  return isRefusal(entitlement)
    ? entitlement
    : submitApplication(world, member, promotion, entitlement.bonus, now)
}

/** Submits an application without checking its terms; the caller has done that. `bonus` is what an approval pays. */
export function submitApplication(
  world: World,
  member: Member,
  { id: activityId, title, terms }: StoredPromotion,
  bonus: Fen,
  now: number,
): PromotionApplication {
  const application: PromotionApplication = {
    id: `A${nextNumber(world, 'application')}`,
    memberId: member.id,
    activityId,
    activityName: title,
    bonus,
    level: member.vip,
    state: PENDING,
    atMs: now,
  }
  world.applications[application.id] = application
  append(world, 'applicationLog', member.id, { atMs: now, position: 0, id: application.id })
  // If the mock cannot check the terms, the operator decides.
  if (terms.condition.kind !== 'none') scheduleReview(world, 'application', application.id, now)
  return application
}

/**
 * Approves or rejects a pending application. Approval pays its bonus into the central wallet, with a wagering
 * requirement of the same amount. Both send an inbox message. False if there is no such application or it has been
 * decided.
 */
export function reviewApplication(
  world: World,
  id: string,
  approve: boolean,
  now: number,
  reason = '',
): boolean {
  const application = Object.hasOwn(world.applications, id) ? world.applications[id] : undefined
  const member = application && world.members[application.memberId]
  if (!member || application.state !== PENDING) return false
  application.state = approve ? APPROVED : REJECTED
  const { bonus, activityName, activityId } = application
  if (approve && bonus > ZERO) {
    post(world, now, 'promotion', move(accounts.bonuses, accounts.central(member.id), bonus), id)
    addRequirement(world, member, { source: 'promotion', ref: id, amount: bonus }, now)
  }
  const terms = world.activities[activityId]?.terms
  const letter = approve
    ? promotionApprovedMessage(activityName, bonus)
    : promotionRefusedMessage(
        activityName,
        terms && terms.condition.kind !== 'none' ? conditionText(terms) : '',
      )
  sendInboxMessage(world, member.id, withReason(letter, reason), now)
  return true
}

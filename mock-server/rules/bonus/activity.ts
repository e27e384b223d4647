import { type Fen, ZERO } from '#contracts/money/money.ts'
import { type BeijingTime, formatBeijing, SECOND_MS } from '#contracts/time/beijing-time.ts'
import { APPROVED, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import { promotionApprovedMessage, promotionRefusedMessage, withReason } from '../../data/inbox.ts'
import { conditionText } from '../../data/texts/promotion-texts.ts'
import { isRefusal, type Refusal, refuse } from '../../server/outcome.ts'
import type { StoredPromotion } from '../../state/catalogue.ts'
import { accounts, move, post } from '../../state/ledger.ts'
import { nextNumber } from '../../state/random.ts'
import { append } from '../../state/store/log.ts'
import type { PromotionApplication } from '../../state/submissions.ts'
import type { Member, World } from '../../state/types.ts'
import { sendInboxMessage } from '../inbox.ts'
import { scheduleReview } from '../orders/auto-review.ts'
import { bonusFor } from './promotion-terms.ts'
import { addRequirement } from './wagering.ts'

/** Applications for promotions: pending until they are reviewed. */

const GONE = '活动不存在或已结束，请返回优惠页查看'
const WAITING = '您已提交过该活动的申请，请等待审核'

/** The last second before a promotion ends, as players read it. */
export const lastSecondOf = (toMs: number): BeijingTime => formatBeijing(toMs - SECOND_MS)

/** Why a promotion takes no applications now, by its window (docs/rules.md#promotion-window). */
function closedText({ fromMs, toMs }: StoredPromotion, now: number): string | undefined {
  if (fromMs !== null && now < fromMs)
    return `活动尚未开始，将于北京时间 ${formatBeijing(fromMs)} 开始，请届时再申请`
  return toMs !== null && now >= toMs ? `活动已于北京时间 ${lastSecondOf(toMs)} 结束` : undefined
}

/**
 * Submits an application. Refused outside the promotion's window, while another one for the same promotion is pending,
 * or if its terms are not met.
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
  const entitled = bonusFor(world, member, promotion, now)
  return isRefusal(entitled) ? entitled : submitApplication(world, member, promotion, entitled.bonus, now)
}

/** Files an application whose terms somebody else has checked. `bonus` is what an approval pays. */
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
  // Where nothing can be checked, a cashier decides.
  if (terms.condition.kind !== 'none') scheduleReview(world, 'application', application.id, now)
  return application
}

/**
 * Approves or rejects a pending application. Approval pays its bonus into the central wallet, with a wagering
 * requirement of the same amount; either sends an inbox message. False when there is none or it has been decided.
 */
export function reviewApplication(
  world: World,
  id: string,
  pass: boolean,
  now: number,
  reason = '',
): boolean {
  const application = Object.hasOwn(world.applications, id) ? world.applications[id] : undefined
  const member = application && world.members[application.memberId]
  if (!member || application.state !== PENDING) return false
  application.state = pass ? APPROVED : REJECTED
  const { bonus, activityName, activityId } = application
  if (pass && bonus > ZERO) {
    post(world, now, 'promotion', move(accounts.bonuses, accounts.central(member.id), bonus), id)
    addRequirement(world, member, { source: 'promotion', ref: id, amount: bonus }, now)
  }
  const terms = world.activities[activityId]?.terms
  const letter = pass
    ? promotionApprovedMessage(activityName, bonus)
    : promotionRefusedMessage(
        activityName,
        terms && terms.condition.kind !== 'none' ? conditionText(terms) : '',
      )
  sendInboxMessage(world, member.id, withReason(letter, reason), now)
  return true
}

import type { activityContract } from '#contracts/activity.ts'
import { commonTexts } from '#contracts/texts/messages.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import type { PictureUrl } from '../art/picture.ts'
import { activityPicture } from '../data/texts/content.ts'
import { applyFor, lastSecondOf } from '../rules/bonus/activity.ts'
import { paidApplications } from '../rules/bonus/wagering.ts'
import { isRefusal, refuse, success, successMessage } from '../rules/outcome.ts'
import type { StoredPromotion } from '../state/catalogue.ts'
import { pageOf } from '../state/store/log.ts'
import type { Handlers } from './handler.ts'
import { asPage, PAGE_ROWS } from './paging.ts'

const promotionOf = (activity: StoredPromotion, picture: PictureUrl) => {
  const { id, title, type, content, memo, fromMs, toMs } = activity
  return {
    ...{ id, title, type, content, memo, banner: activityPicture(activity, picture) },
    ...(fromMs === null ? {} : { start_time: formatBeijing(fromMs) }),
    ...(toMs === null ? {} : { end_time: lastSecondOf(toMs) }),
  }
}

export const activityHandlers: Handlers<typeof activityContract> = {
  activitytype: ({ world }) =>
    success(
      Object.values(world.activityTypes)
        .sort((a, b) => a.order - b.order)
        .map(({ id, name }) => ({ id, name })),
    ),

  activitylist: ({ world, body, transport }) => {
    const { type = '' } = body
    const promotions = Object.values(world.activities).filter(
      (activity) => type === '' || activity.type === type,
    )
    return success({
      data: promotions
        .sort((a, b) => a.order - b.order)
        .map((activity) => promotionOf(activity, transport.picture)),
    })
  },

  activitydeatil: ({ world, body, transport }) => {
    const activity = world.activities[body.id]
    return activity
      ? success({ ...promotionOf(activity, transport.picture), link: activity.link })
      : refuse('活动不存在或已结束，请返回优惠页查看')
  },

  activityApplyLog: ({ world, member, body }) => {
    const { rows, total } = pageOf(world, 'applicationLog', member.id, { page: body.page, size: PAGE_ROWS })
    const paid = paidApplications(world, member, rows.at(-1)?.atMs ?? Number.POSITIVE_INFINITY)
    const records = rows.flatMap(({ id }) => {
      const application = world.applications[id]
      if (!application) return []
      const { activityName, state, bonus, atMs } = application
      const paidMs = paid.get(id)
      return [
        {
          activity_name: activityName,
          state,
          ...(paidMs === undefined ? {} : { bonus, credited_at: formatBeijing(paidMs) }),
          created_at: formatBeijing(atMs),
        },
      ]
    })
    return success(asPage(records, body.page, total))
  },

  activityapply: ({ world, member, body, now }) => {
    const application = applyFor(world, member, body.id, now)
    return isRefusal(application) ? application : successMessage(commonTexts.submitted)
  },
}

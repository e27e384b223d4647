import type { ActivityType } from '#contracts/activity.ts'

export type ActivitySeed = { id: string; type: string; title: string; content: string; memo: string }

/**
 * The tabs of /activity after 全部. The page's sidebar (综合, 棋牌, 捕鱼) filters by the text of a promotion, since the
 * wire has no category.
 */
export const ACTIVITY_TYPES: readonly ActivityType[] = [
  { id: '1', name: '新人礼遇' },
  { id: '2', name: '日常活动' },
  { id: '3', name: '充值优惠' },
  { id: '4', name: '会员专享' },
  { id: '5', name: '竞技赛事' },
]

const MEMO = `<ol>
<li>本活动需点击「立即申请」，由后台审核后派发，审核结果见「活动记录」。</li>
<li>彩金需完成 1 倍打码量后方可取款。</li>
<li>每位会员同一活动只能有一笔待审核的申请。</li>
<li>对活动规则有疑问，以在线客服的解释为准。</li>
</ol>`

const list = (...items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const activity = (
  id: number,
  type: string,
  title: string,
  intro: string,
  ...items: readonly string[]
): ActivitySeed => ({
  id: String(id),
  type,
  title,
  content: `<p>${intro}</p>${list(...items)}`,
  memo: MEMO,
})

/** Promotions, newest first. The review decides what they give, so none promises a sum that the mock never pays. */
export const ACTIVITIES: readonly ActivitySeed[] = [
  activity(
    1,
    '1',
    '月满开航 首存礼',
    '新会员完成首笔充值后即可申请。',
    '对象：注册 30 天内的会员',
    '首笔充值满 100 元',
    '充值当日申请有效',
  ),
  activity(
    2,
    '2',
    '每日红包雨',
    '每天 10:00–12:00 到「红包」页领取，充值越多，次数越多。',
    '统计时段：前一日 12:00 至当日 10:00',
    '次数与档位见红包页的规则表',
    '当日未领取不累积',
  ),
  activity(
    3,
    '3',
    '周周续航 充值奖',
    '一周内多次充值的会员，可在次周一申请续航奖。',
    '周内充值不少于 3 笔',
    '单笔满 200 元',
    '每周限申请一次',
  ),
  activity(
    4,
    '4',
    'VIP 晋级贺礼',
    '等级每升一级可申请一次贺礼，晋级后 7 天内申请有效。',
    '以当前 VIP 等级为准',
    '每个等级限申请一次',
    '降级后再次晋级不重复派发',
  ),
  activity(
    5,
    '2',
    '好友同舟',
    '邀请好友注册并完成首存，双方都可申请同舟礼。',
    '好友须通过您的推广链接注册',
    '好友首存满 200 元',
    '同一设备注册的账号不计',
  ),
  activity(
    6,
    '5',
    '清风棋局 连胜榜',
    '在棋牌馆任意游戏连胜即可申请，按连胜局数上榜。',
    '适用：棋牌馆全部游戏',
    '单局投注满 10 元',
    '以已结算注单为准',
  ),
  activity(
    7,
    '5',
    '斗地主周末杯',
    '每周六、日开赛，凭周末棋牌打码量申请参赛礼。',
    '统计时段：周六 00:00 至周日 24:00',
    '棋牌打码量满 1,000 元',
  ),
  activity(
    8,
    '2',
    '满载而归 捕鱼日',
    '每周三开放，凭当日捕鱼打码量申请。',
    '适用：云舟捕鱼全部游戏',
    '当日打码量满 500 元',
    '次日 24:00 前申请',
  ),
  activity(
    9,
    '5',
    '锦鲤跃龙门',
    '在捕鱼游戏里捕获稀有鱼种，凭注单编号申请好运礼。',
    '单注赢额达到投注额 20 倍',
    '一张注单只能申请一次',
  ),
  activity(
    10,
    '2',
    '转轮不停 电子周',
    '电子游戏打码量逐日累计，周末一次申请。',
    '适用：云舟电子与四家合作电子场馆',
    '周打码量满 5,000 元',
  ),
  activity(
    11,
    '1',
    '玉堂雅集 真人礼',
    '真人厅新客专享，首次真人投注后即可申请。',
    '首次在真人厅投注的会员',
    '注单结算后 3 天内申请',
  ),
  activity(
    12,
    '5',
    '绿茵之夜 猜胜负',
    '比赛日专场，凭当日体育注单申请助威礼。',
    '适用：体育馆赛前与滚球',
    '单注满 50 元',
    '取消的赛事不计',
  ),
]

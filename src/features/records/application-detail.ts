import { type Fen, formatYuan, ZERO } from '#contracts/money/money.ts'
import { APPROVED, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import type { ActivityApplication } from '../../api/queries/activity-log.ts'
import type { Notice } from '../../api/queries/notices.ts'
import { wordsOf } from '../../lib/html/html-preview.ts'
import type { Detail } from './DetailSheet.tsx'
import { applicationStatus } from './status.ts'

const NOTES: Record<number, string> = {
  [PENDING]: '已提交，等待后台审核。',
  [APPROVED]: '审核已通过，奖励以活动规则为准。',
  [REJECTED]: '未通过审核。有疑问请联系客服。',
}

/** The bonus of an approved application. Undefined if it paid nothing or the backend does not send it. */
export const paidBonus = ({ state, bonus = ZERO }: ActivityApplication): Fen | undefined =>
  state === APPROVED && bonus > ZERO ? bonus : undefined

/** An application has no number: its letter is the first after it that names its promotion. */
function letterOf({ title, state, createdAt }: ActivityApplication): Detail['letter'] {
  if (title === '' || (state !== APPROVED && state !== REJECTED)) return undefined
  const isAbout = ({ content, createdAt: at }: Notice) =>
    at >= createdAt && wordsOf(content).includes(`「${title}」`)
  return { find: (letters) => letters.filter(isAbout).at(-1), since: createdAt, isMissed: state === REJECTED }
}

export function applicationDetail(row: ActivityApplication): Detail {
  const bonus = paidBonus(row)
  const at = row.creditedAt
  return {
    title: '申请详情',
    main: row.title || '--',
    status: applicationStatus(row.state),
    letter: letterOf(row),
    note: bonus === undefined ? NOTES[row.state] : '审核已通过，彩金已存入中心钱包。',
    fields: [
      { label: '活动名称', value: row.title, copy: '复制活动名称' },
      { label: '申请状态', value: applicationStatus(row.state).text },
      ...(bonus === undefined ? [] : [{ label: '活动彩金', value: formatYuan(bonus) }]),
      { label: '申请时间（北京）', value: row.createdAt || '--' },
      ...(bonus === undefined || at === undefined ? [] : [{ label: '到账时间（北京）', value: at }]),
    ],
  }
}

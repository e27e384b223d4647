import { VIP_MAINTENANCE_DAYS } from '#contracts/limits.ts'
import { type Fen, formatRate, formatUsdt, formatYuan, ZERO } from '#contracts/money/money.ts'
import type { NoticeText } from '../state/catalogue.ts'
import type { Withdrawal } from '../state/submissions.ts'

/** Text as HTML and SVG show it literally. */
export const escaped = (text: string): string => text.replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** Inbox messages that the mock backend sends when something happens to a member's account. */

const message = (title: string, ...paragraphs: readonly string[]): NoticeText => ({
  title,
  content: paragraphs.map((text) => `<p>${text}</p>`).join(''),
})

export const welcomeMessage = (username: string): NoticeText =>
  message(
    '欢迎加入云舟',
    `${username}，您好，欢迎加入云舟。`,
    '建议先完善资料并绑定收款卡片。游戏应当是消遣，请为自己设定预算。',
  )

/** `keep`: the turnover that keeps the level. */
export const levelUpMessage = (level: number, keep: Fen): NoticeText =>
  message(
    `恭喜晋级 VIP ${level}`,
    `您已晋级 VIP ${level}，返水比例同步提升，详情见 VIP 页面。`,
    `晋级后 ${VIP_MAINTENANCE_DAYS} 天内完成打码量 ${formatYuan(keep)} 即可保持等级。`,
    '晋级贺礼与每月礼金可在「优惠」页申请。',
  )

/** `regain`: the turnover that brings the lost level back. */
export const levelDownMessage = (level: number, regain: Fen): NoticeText =>
  message(
    `等级调整为 VIP ${level}`,
    `因 ${VIP_MAINTENANCE_DAYS} 天内未完成保级打码量，您的等级已调整为 VIP ${level}，返水比例随之调整，详情见 VIP 页面。`,
    `重新完成 VIP ${level + 1} 的保级打码量 ${formatYuan(regain)} 后即可恢复。`,
  )

export const depositPaidMessage = (payWay: string, amount: Fen, orderNo: string): NoticeText =>
  message(
    '充值已到账',
    `您的${escaped(payWay)}订单 ${escaped(orderNo)} 已到账，${formatYuan(amount)} 已存入中心钱包，需完成 ${formatYuan(amount)} 打码量后方可取款。`,
  )

export const depositRefusedMessage = (payWay: string, amount: Fen, orderNo: string): NoticeText =>
  message(
    '充值未入账',
    `您的${escaped(payWay)}订单 ${escaped(orderNo)}（${formatYuan(amount)}）未能入账。如已付款，请凭订单号联系客服。`,
  )

export const depositExpiredMessage = (payWay: string, amount: Fen, orderNo: string): NoticeText =>
  message(
    '充值未入账',
    `您的${escaped(payWay)}订单 ${escaped(orderNo)}（${formatYuan(amount)}）超过支付时间，未入账，请勿再付款。如已付款，请凭订单号联系客服。`,
  )

export const withdrawalPaidMessage = ({
  amount,
  no,
  usdt,
}: Pick<Withdrawal, 'amount' | 'no' | 'usdt'>): NoticeText =>
  message(
    '取款审核通过',
    `您的取款 ${formatYuan(amount)} 已审核通过，订单号 ${no}，请留意收款账户。`,
    ...(usdt
      ? [
          `实际到账 ${formatUsdt(usdt.received)}（取款汇率 ${formatRate(usdt.rate)}，手续费 ${formatUsdt(usdt.fee)}）。`,
        ]
      : []),
  )

/** Only a letter without the reviewer's reason sends to service for it. */
export const withdrawalRefusedMessage = (
  { amount, no }: Pick<Withdrawal, 'amount' | 'no'>,
  reason = '',
): NoticeText =>
  message(
    '取款未通过审核',
    `您的取款 ${formatYuan(amount)} 未通过审核，款项已退回中心钱包，订单号 ${no}。${reason === '' ? '如需了解原因，可联系客服。' : ''}`,
  )

export const promotionApprovedMessage = (title: string, bonus: Fen): NoticeText =>
  message(
    '活动申请已通过',
    bonus > ZERO
      ? `「${escaped(title)}」已通过审核，彩金 ${formatYuan(bonus)} 已存入中心钱包，需完成 ${formatYuan(bonus)} 打码量后方可取款。`
      : `「${escaped(title)}」已通过审核。`,
  )

/**
 * `condition`: what the promotion asks for, in words; empty if it can no longer be said. The application met it, so the
 * letter must not say otherwise: only the cashier knows why it is refused.
 */
export const promotionRefusedMessage = (title: string, condition: string): NoticeText =>
  message(
    '活动申请未通过',
    `「${escaped(title)}」未能通过审核，本次不计入申请次数。${condition === '' ? '' : `活动条件：${escaped(condition)}。`}如有疑问请联系客服。`,
  )

/** Money that the operator adds by hand, and that is no deposit. */
export const correctionMessage = (amount: Fen, orderNo: string, reason: string): NoticeText =>
  message(
    '人工上分通知',
    `${formatYuan(amount)} 已存入您的中心钱包，单号 ${escaped(orderNo)}。${reason === '' ? '' : `原因：${escaped(reason)}。`}`,
  )

/** Money that the operator takes back by hand. */
export const deductionMessage = (amount: Fen, orderNo: string, reason: string): NoticeText =>
  message(
    '人工扣款通知',
    `您的中心钱包已扣除 ${formatYuan(amount)}，单号 ${escaped(orderNo)}。${reason === '' ? '' : `原因：${escaped(reason)}。`}如有疑问请联系客服。`,
  )

/** A message that the operator writes by hand. Each line is a paragraph. */
export const typedMessage = (title: string, text: string): NoticeText =>
  message(escaped(title), ...text.split(/\n+/).map((line) => escaped(line)))

/** The letter of a decision with what the reviewer adds, in the reviewer's own words. */
export const withReason = ({ title, content }: NoticeText, reason: string): NoticeText => ({
  title,
  content: reason === '' ? content : `${content}<p>审核说明：${escaped(reason)}</p>`,
})

export const agentApprovedMessage = (): NoticeText =>
  message('代理申请已通过', '您的代理申请已审核通过，可在「我的」页面登录代理后台。')

export const agentRefusedMessage = (): NoticeText =>
  message('代理申请未通过', '很抱歉，您的代理申请未通过审核。您可以补充申请理由后再次提交。')

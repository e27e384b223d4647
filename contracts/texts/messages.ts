import {
  PASSWORD_MIN_CHARS,
  PAY_PASSWORD_MAX_CHARS,
  PAY_PASSWORD_MIN_CHARS,
  USERNAME_MAX_CHARS,
  USERNAME_MIN_CHARS,
} from '../limits.ts'
import { type Fen, formatYuan, yuanOf } from '../money/money.ts'
import { shellTexts } from './messages-shell.ts'

const PAY_PASSWORD_LENGTH = `支付密码长度必须在${PAY_PASSWORD_MIN_CHARS}到${PAY_PASSWORD_MAX_CHARS}位之间`

/** The texts for players, shared by the forms and the mock. Misspellings are the operator's own, and stay. */

export const registerTexts = {
  username: `用户名长度${USERNAME_MIN_CHARS}~${USERNAME_MAX_CHARS}位，以字母或数字组合！`,
  password: `请输入正确的密码长度，最少${PASSWORD_MIN_CHARS}位！`,
  confirmPass: '两次密码不一致！',
  realname: '请输入您的真实姓名!',
  paypassword: `请输入正确的支付密码长度，最少${PAY_PASSWORD_MIN_CHARS}位！`,
  payPasswordTooLong: PAY_PASSWORD_LENGTH,
  weakPayPassword: '密码过于简单：同一数字重复或连续数字容易被猜到，建议更换',
  agreement: '请阅读并同意相关条款和隐私协议！',
} as const

export const captchaTexts = { required: '请输入验证码！', wrong: '验证码错误！' } as const

export const loginTexts = { required: '请输入您的账号和密码！' } as const

export const profileTexts = {
  mobile: '请输入正确手机号',
  email: '请输入正确邮箱号',
  birthday: '请输入正确的日期格式：YYYY-MM-DD',
} as const

export const agentTexts = { mobile: '请输入正确手机号', reason: '请输入申请理由' } as const

export const usdtBindTexts = {
  protocol: '请选择钱包协议',
  address: '请输入USDT地址',
  payPassword: '请输入支付密码',
  payPasswordLength: PAY_PASSWORD_LENGTH,
} as const

export const bankBindTexts = {
  owner: '请输入姓名',
  bank: '请选择银行类型',
  cardNo: '请输入正确的银行卡号',
  branch: '请输入开户行地址',
  payPasswordLength: '请输入正确的支付密码长度',
} as const

export const passwordTexts = {
  oldRequired: '请输入旧密码',
  newRequired: '请输入新密码',
  confirmRequired: '请输入确认密码',
  /** The message for "at least 6 characters" is the registration's. */
  length: registerTexts.password,
  mismatch: '两次密码不一致！',
  same: '新旧密码不能一致！',
} as const

export const rebateTexts = { nothingPending: '暂无领取额度！' } as const

const yuanText = (amount: Fen): string => String(yuanOf(amount))

export const depositTexts = {
  depositor: '请输入存款人姓名',
  bank: '请输入银行类型',
  noCards: '您还为绑定任何钱包卡片，请前往绑定！',
  paid: '充值成功',
  failed: '充值失败',
  overdue: '支付时间已结束，请勿再付款；已付的款项核实后会入账',
  range: (minFen: Fen, maxFen: Fen | undefined) =>
    maxFen === undefined
      ? `单笔充值不能低于${yuanText(minFen)}元`
      : `请输入金额在${yuanText(minFen)}-${yuanText(maxFen)}之间！`,
  otherFixed: (amounts: readonly Fen[]) => `请输入有效的金额：${amounts.map(yuanText).join('、')}`,
  otherRange: (minFen: Fen, maxFen: Fen) => `请输入有效的金额范围：${yuanText(minFen)}-${yuanText(maxFen)}`,
} as const

export const withdrawalTexts = {
  bankRequired: '请选择您要提现到的银行卡',
  usdtRequired: '请选择USDT地址',
  minimum: (minFen: Fen) => `单笔取款不能低于${yuanText(minFen)}元`,
  payPassword: '请输入您的支付密码',
} as const

/** A claim blocks more than it pays: no withdrawal is possible before the whole wagering requirement is met. */
export const wageringTexts = {
  holdsAll: '打码量未完成前，全部余额暂不能取款',
  owed: (remaining: Fen) => `打码量未完成，还差 ${formatYuan(remaining)} 才能取款`,
  adds: (turnover: Fen) => `领取后增加打码量 ${formatYuan(turnover)}`,
} as const

export const transferTexts = { amount: '请输入操作金额！', betweenVenues: '场馆内钱包不支持互转' } as const

export const redPacketTexts = {
  closed: shellTexts.redPacketClosed,
  notStarted: '活动还没开始，请静待活动开始。',
  ended: '请静待下次活动。',
  notQualified: '您暂未达到领取条件，快去完成吧！',
  unreachable: '服务器异常，请稍后再试',
} as const

export const commonTexts = {
  submitted: '提交成功，等待后台审核',
  unbindQuestion: '确定要解除绑定该卡片吗？',
  unbound: '解绑成功',
  bound: '绑定成功',
  profileSaved: '操作成功',
  done: '操作成功！',
  passwordChanged: '密码修改成功！',
  searchHint: '请输入关键词搜索',
  gameClosed: '游戏维护中，请稍后再来',
  venueUnopened: '暂未开放',
} as const

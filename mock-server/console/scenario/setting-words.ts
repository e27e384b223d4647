import type { MockView } from '../../control/control.ts'
import { shownWords } from '../../demo-sites/brand/brand-words.ts'
import { type NumberKind, toTyped } from '../report/numbers.ts'

/** The console's names for the settings of the site, in its forms and in the list of steps. */

export type Settings = MockView['site']['settings']
type Change = MockView['points'][number]['settings'][number]
type PayWay = keyof Settings['payWays']

/** The ways to pay, as get_pay_way names them. */
export const PAY_WAYS: Readonly<Record<PayWay, string>> = {
  usdt: 'USDT',
  wechat: '微信与支付宝',
  pipay: '在线支付',
  card: '银行卡转账',
  rengong: '人工充值',
}

/** The `type` of each range, with its payment way in the members' word. */
export const RANGE_WAYS: Readonly<Record<string, string>> = {
  bank: '银行卡转账',
  wechat: '微信支付',
  alipay: '支付宝',
  'usdt-trc20': 'USDT-TRC20',
  'usdt-erc20': 'USDT-ERC20',
}

/** The phase of the day's red packets: by their hours, or fixed for a demonstration. */
export const PHASES = [
  ['CLOCK', '按时钟（10:00–12:00）'],
  ['READY', '未开始'],
  ['STARTING', '进行中'],
  ['END', '已结束'],
] as const satisfies readonly (readonly [Settings['redPacketPhase'], string])[]

/** The numeric settings, with their labels. */
export const NUMBER_FIELDS = {
  usdtRate: ['充值汇率（元 / USDT）', 'rate'],
  withdrawUsdtRate: ['取款汇率（元 / USDT）', 'rate'],
  feeTrc20: ['取款手续费 TRC20（USDT）', 'usdt'],
  feeErc20: ['取款手续费 ERC20（USDT）', 'usdt'],
  withdrawalsADay: ['每日取款次数', 'whole'],
  withdrawalFromHour: ['取款开始（点）', 'whole'],
  withdrawalToHour: ['取款结束（点）', 'whole'],
  minWithdrawal: ['单笔取款下限（元）', 'yuan'],
  maxWithdrawal: ['单笔取款上限（元）', 'yuan'],
} as const satisfies Partial<Record<keyof Settings, readonly [label: string, unit: NumberKind['unit']]>>

/** The other settings, and the switches that only scenarios, scripts or other panels set. */
export const SETTING_LABELS = {
  open: '站点开放',
  repairTips: '维护说明',
  redPacketOn: '红包活动',
  redPacketPhase: '红包时段',
  welcomeModal: '首页欢迎弹窗',
  webcontent: '欢迎弹窗内容',
  payWays: '充值方式',
  payRanges: '充值限额',
  title: '站点名称',
  h5Url: '官网地址',
  visitUrl: '美元平台地址',
  serviceUrl: '客服地址',
  agentUrl: '代理地址',
  iosDownloadUrl: '下载地址',
  iosDownloadQrcode: '下载二维码',
  autoReviewMs: '自动审核',
  autoReviewByKind: '分类自动审核',
  wageringBlocks: '打码量未完成时拒绝取款',
  oneOpenOrder: '每种方式只许一笔未完成充值',
  wireForms: '回答的写法',
  refusalCode: '拒绝的代码',
  tablesEmpty: '清空公共列表',
} as const satisfies Omit<
  Record<keyof (Settings & MockView['site']['switches']), string>,
  keyof typeof NUMBER_FIELDS
>

const LONGEST = 24

/**
 * A changed setting: `红包活动：开启 → 关闭`. Of the payment ways it names only those that changed. Empty where both
 * values show the same words, as the site's name does before and after a brand.
 */
export function settingText({ name, before, after }: Change): string {
  if (Object.hasOwn(NUMBER_FIELDS, name)) {
    const [label, unit] = NUMBER_FIELDS[name as keyof typeof NUMBER_FIELDS]
    return `${label}：${toTyped(Number(before), unit)} → ${toTyped(Number(after), unit)}`
  }
  const label = nameIn(SETTING_LABELS, name)
  if (name === 'payWays') return parts(label, before, after, PAY_WAYS, (on) => (on ? '开启' : '关闭'))
  if (name === 'payRanges') return parts(label, before, after, RANGE_WAYS, rangeText)
  const [was, is] = [before, after].map((value) => shownWords(valueText(name, value)))
  return was === is ? '' : `${label}：${was} → ${is}`
}

/** An imported world may have settings without a name. */
const nameIn = (names: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(names, key) ? names[key] : undefined) ?? key

function valueText(name: string, value: unknown): string {
  if (name === 'redPacketPhase') return PHASES.find(([phase]) => phase === value)?.[1] ?? String(value)
  if (name === 'autoReviewMs' && typeof value === 'number') return `${value / 1000} 秒后`
  if (typeof value === 'boolean') return value ? '开启' : '关闭'
  if (value === null) return '关闭'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text === '') return '（空）'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function rangeText(range: unknown): string {
  const { min, max } = range as Settings['payRanges'][string]
  return `${toTyped(min, 'yuan')}～${toTyped(max, 'yuan')} 元`
}

/** The changes of a setting that has a value for each payment way. */
function parts(
  label: string,
  before: unknown,
  after: unknown,
  names: Readonly<Record<string, string>>,
  text: (value: unknown) => string,
): string {
  const old = (before ?? {}) as Record<string, unknown>
  const changed = Object.entries(after as Record<string, unknown>).filter(
    ([way, value]) => JSON.stringify(old[way]) !== JSON.stringify(value),
  )
  const change = (way: string, value: unknown) =>
    `${nameIn(names, way)} ${Object.hasOwn(old, way) ? `${text(old[way])} → ` : ''}${text(value)}`
  return `${label}：${changed.map(([way, value]) => change(way, value)).join('，')}`
}

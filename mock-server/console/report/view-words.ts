import type {
  CallView,
  Decider,
  DueWork,
  MockView,
  PostingKind,
  ReviewKind,
  Role,
} from '../../control/control.ts'

/** The console's words for the ledger. */
export const POSTING_WORDS: Readonly<Record<PostingKind, string>> = {
  deposit: '充值到账',
  'withdrawal-hold': '取款冻结',
  'withdrawal-paid': '取款付出',
  'withdrawal-refund': '取款退回',
  transfer: '转账',
  recall: '一键回收',
  stake: '投注',
  payout: '派彩',
  void: '注单作废退回',
  unplayed: '未用本金退回',
  rebate: '返水',
  'red-packet': '红包',
  promotion: '活动彩金',
  correction: '人工上分',
  deduction: '人工扣款',
  seed: '期初',
}

/** An account of the ledger in words: its owner, and which account it is. */
export function accountText(
  account: string,
  { members, venues }: Pick<MockView, 'members' | 'venues'>,
): string {
  const [owner = '', id = '', wallet = '', plat = ''] = account.split(':')
  const venueName = (code: string) => venues.find((venue) => venue.plat === code)?.name ?? code
  if (owner === 'venue-result') return `${venueName(id)}（场馆盈亏）`
  if (owner !== 'member') return SITE_ACCOUNTS.get(account) ?? account
  const name = members.find((member) => member.id === id)?.username ?? id
  if (wallet === 'venue') return `${name} · ${venueName(plat)}`
  return `${name} · ${wallet === 'held' ? '冻结中' : '中心钱包'}`
}

/** This is a map, because an imported report may name an account `constructor`. */
const SITE_ACCOUNTS = new Map([
  ['payments', '收付通道'],
  ['bonuses', '红利支出'],
  ['corrections', '人工调账'],
])

/** The kinds of review. */
export const REVIEW_WORDS: Readonly<Record<ReviewKind, string>> = {
  deposit: '充值',
  withdrawal: '取款',
  application: '优惠申请',
  agent: '代理加盟',
}

/** The roles of who reviews by hand, and the others who decide. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = { cashier: '出纳', risk: '风控', manager: '经理' }
export const DECIDER_WORDS: Readonly<Record<Decider, string>> = {
  ...ROLE_WORDS,
  auto: '自动审核',
  payment: '收付通道',
  expiry: '超过支付时间',
}

/** The causes of a change. */
export const CAUSE_WORDS = {
  call: '应用的请求',
  control: '控制台',
  clock: '到点自动',
  tab: '其他标签页',
} as const

/** What the clock does by itself. */
export const DUE_WORDS: Readonly<Record<DueWork['kind'], string>> = {
  review: '自动审核',
  settle: '注单结算',
  expire: '充值订单过期',
  midnight: '零点结算返水与等级',
}

const CONTRACT_WORDS: Readonly<Record<CallView['contract'], string>> = {
  valid: '符合契约',
  refusal: '拒绝（符合契约）',
  breach: '违反契约',
  outside: '契约之外',
  none: '没有回答',
  gone: '回答已清理',
}

/** How an answer fits the contract, with the place of a breach if there is one. */
export const contractText = ({ contract, at, problem }: CallView): string =>
  [CONTRACT_WORDS[contract], ...(contract === 'breach' ? [at, problem] : [])].filter(Boolean).join(' · ')

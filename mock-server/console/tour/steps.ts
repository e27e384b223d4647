import { fen, plain, wholeYuan, ZERO } from '#contracts/money/money.ts'
import type { MockView, ReviewKind } from '../../control/control.ts'
import { shownWords } from '../../demo-sites/brand/brand-words.ts'
import { DEMO } from '../../scenarios/personas.ts'
import { captchaText } from './captcha-text.ts'
import type { Since } from './progress.ts'
import { isSheetOpen, type Spot } from './spot.ts'

/** What a step depends on: the page, who is logged in, and the state of the mock. */
export type Look = { page: string; isSignedIn: boolean; view: MockView; since: Since }

/** One thing to do with one control. */
export type Act = {
  on: Spot
  /** The text that the presenter types. Without it the presenter taps. */
  text?: string | ((seen: Look) => string | undefined)
  isDone?: (control: HTMLElement, look: Look) => boolean
  /** The tour does it by itself, also where the visitor acts: nobody wants to copy a captcha. */
  isGiven?: true
  /** The condition for this act. */
  when?: (seen: Look) => boolean
}

export type Step = {
  title: string
  /** One line: what to do. */
  what: string
  /** One line: why it is so. */
  why: string
  /** The pages of the step; the first is where it begins. A page is a path of the app, `GAME` or `DESK`. */
  pages: readonly [string, ...string[]]
  /** The path with its query, if the step needs one. */
  path?: string
  /** Controls of other pages that lead there. */
  ways?: readonly Spot[]
  /** The tour points at the first of them that is on the screen and not done. */
  acts: readonly Act[]
  isDone: (seen: Look) => boolean
}

/** The demo game's page, which is a document of its own, and the back office in the console. */
export const GAME = 'game'
export const DESK = 'desk'

/** The venue that the tour plays at. */
export const VENUE = { plat: 'yzdz', name: '云舟电子', game: 'yzdz-001' } as const
/** The amount that the tour pays in, stakes and withdraws: enough for a withdrawal. */
const amountOf = ({ view }: Pick<Look, 'view'>): string =>
  plain(fen(Math.max(wholeYuan(100), view.site.settings.minWithdrawal)))
const { username, password, realname, payPassword } = DEMO

const isFilled = (control: HTMLElement): boolean =>
  control instanceof HTMLInputElement && control.value.trim() !== ''
const hasText = (text: string) => (control: HTMLElement) =>
  control instanceof HTMLInputElement && control.value === text
const hasAmount = (control: HTMLElement, look: Look) => hasText(amountOf(look))(control)
const isChecked = (control: HTMLElement): boolean => control instanceof HTMLInputElement && control.checked
const hasState = (name: string, value: string) => (control: HTMLElement) =>
  control.getAttribute(name) === value
const isOfVenue = (control: HTMLElement): boolean =>
  control.textContent?.includes(shownWords(VENUE.name)) === true
const says = (words: RegExp) => (control: HTMLElement) => words.test(control.textContent ?? '')

const isWaiting = ({ view }: Look, what: ReviewKind): boolean =>
  view.pending.some((row) => row.what === what && row.username === username)
/** The member's present numbers, which steps are measured by. */
export const numbersOf = ({ members }: Pick<MockView, 'members'>): Since => {
  const who = members.find((member) => member.username === username)
  return { inVenue: who?.venues[VENUE.plat] ?? ZERO, turnover: who?.turnover ?? ZERO }
}
const hasPlayed = ({ view, since }: Look): boolean => numbersOf(view).turnover > since.turnover

const field = (name: string): Spot => ({ kind: 'field', name })
const tabOf = (name: string): Spot => ({ kind: 'link', name, inside: /^主导航$/ })

/** The cashier approves a waiting item in the console's back office, as a person does. */
const approval = (what: ReviewKind, label: RegExp): Pick<Step, 'pages' | 'acts' | 'isDone'> => ({
  pages: [DESK],
  acts: [
    { on: { kind: 'button', name: '通过', inside: label, isOfConsole: true } },
    { on: { kind: 'button', name: /^待处理/, isOfConsole: true }, isDone: hasState('aria-current', 'page') },
    { on: { kind: 'button', name: '后台', isOfConsole: true }, isDone: hasState('aria-current', 'page') },
  ],
  isDone: (look) => !isWaiting(look, what),
})

/** The way of the money, from the login to the letter about the payout. */
export const STEPS: readonly Step[] = [
  {
    title: '登录',
    what: `演示账号 ${username}、密码和验证码已经填好，点「登录」。`,
    why: '登录后才看得到余额、场馆和记录。演示账号不是真实账号，什么都不会发到网上。',
    pages: ['/login'],
    ways: [{ kind: 'link', name: '登录' }],
    acts: [
      { on: field('账号'), text: username, isGiven: true, isDone: hasText(username) },
      { on: field('密码'), text: password, isGiven: true, isDone: hasText(password) },
      { on: field('验证码'), text: () => captchaText(document), isGiven: true, isDone: isFilled },
      { on: { kind: 'submit', name: '登录' } },
    ],
    isDone: ({ isSignedIn }) => isSignedIn,
  },
  {
    title: '首页',
    what: '首页有总资产、VIP 进度、公告和全部游戏。要玩先充值：点下面的「充值」。',
    why: '会员最常用的五个入口一直在屏幕底部，单手就能点到。',
    pages: ['/'],
    ways: [tabOf('首页')],
    acts: [{ on: tabOf('充值') }],
    isDone: ({ page }) => page === '/recharge',
  },
  {
    title: '充值',
    what: '选「银行卡转账」，填金额、付款人和付款银行，再提交。',
    why: '提交的只是申请：出纳查到钱以后才会入账，所以余额现在不变。',
    pages: ['/recharge'],
    ways: [tabOf('充值')],
    acts: [
      { on: { kind: 'radio', name: /^银行卡转账/ }, isDone: isChecked },
      { on: field('充值金额'), text: amountOf, isDone: isFilled },
      { on: field('存款人姓名'), text: realname, isDone: isFilled },
      { on: field('付款银行'), text: '云川银行', isDone: isFilled },
      { on: { kind: 'submit' }, when: ({ page }) => page === '/recharge' },
    ],
    isDone: (look) => isWaiting(look, 'deposit'),
  },
  {
    title: '出纳审核充值',
    what: '现在换到后台，扮演出纳：核对付款人和金额，点「通过」。',
    why: '通过以后钱才进会员的中心钱包，账目里记下是哪一笔、什么时候。',
    ...approval('deposit', new RegExp(`^充值 ${username}`)),
  },
  {
    title: '转入场馆',
    what: `回到会员这边：从中心钱包把这笔钱转到「${VENUE.name}」。`,
    why: '每个场馆有自己的钱包。会员打开「自动免转」后，进游戏时会自动转入，不用这一步。',
    pages: ['/transfer'],
    acts: [
      { on: { kind: 'button', starts: VENUE.name, inside: /^转入钱包$/ } },
      { on: { kind: 'button', name: /^转入钱包/ }, isDone: isOfVenue },
      { on: field('转账金额'), text: amountOf, isDone: isFilled },
      { on: { kind: 'submit', name: /^立即转账/ } },
    ],
    isDone: ({ view, since }) => numbersOf(view).inVenue > since.inVenue,
  },
  {
    title: '玩一局',
    what: '点「开始游戏」，把这笔钱都投注，开始旋转；出了结果就返回大厅。',
    why: '投注会算进打码量：充值多少，投注满多少，才可以取款。',
    pages: ['/gamePage', GAME],
    path: `/gamePage?${new URLSearchParams({ name: VENUE.plat, type: '0', code: VENUE.game })}`,
    acts: [
      { on: { kind: 'button', name: '开始游戏' } },
      { on: { kind: 'link', name: /返回大厅$/ }, when: hasPlayed },
      { on: field('投注金额（元）'), text: amountOf, isDone: hasAmount },
      { on: { kind: 'button', name: '开始旋转' } },
    ],
    isDone: (look) => hasPlayed(look) && look.page !== GAME,
  },
  {
    title: '投注记录',
    what: '刚才那一局已经在记录里，点最上面一条看详情。',
    why: '每一局都有注单号、投注和输赢，会员自己查得到，不用问客服。',
    pages: ['/betRecord'],
    acts: [{ on: { kind: 'button', inside: /^投注记录$/ } }],
    isDone: () => isSheetOpen(document, /^注单详情$/),
  },
  {
    title: '取款',
    what: `选银行卡，填金额和支付密码 ${payPassword}，确认取款。`,
    why: '提交后这笔钱先冻结，不能再拿去玩；驳回的话会退回中心钱包。',
    pages: ['/withdrawal'],
    path: '/withdrawal?type=2',
    ways: [tabOf('取款')],
    acts: [
      { on: { kind: 'tab', name: '银行卡取款' }, isDone: hasState('aria-selected', 'true') },
      { on: { kind: 'button', inside: /^选择银行卡$/, name: /尾号|\d{4}$/ } },
      { on: { kind: 'button', name: /(选择|更换)$/ }, isDone: says(/更换$/) },
      { on: field('取款金额'), text: amountOf, isDone: isFilled },
      { on: field('支付密码'), text: payPassword, isDone: isFilled },
      { on: { kind: 'submit', name: /^确认取款/ } },
    ],
    isDone: (look) => isWaiting(look, 'withdrawal'),
  },
  {
    title: '出纳付款',
    what: '再换到后台：核对收款人和银行卡，点「通过」付款。',
    why: '冻结的钱这时才真正付出。不通过也可以写明原因，会员会收到说明。',
    ...approval('withdrawal', new RegExp(`^取款 ${username}`)),
  },
  {
    title: '站内信',
    what: '会员收到了取款的站内信，点最上面一封看看。',
    why: '钱到了哪一步，会员不问也知道。一圈走完了。',
    pages: ['/message'],
    path: '/message?type=2',
    acts: [{ on: { kind: 'button', name: /取款/, inside: /^站内信/ } }],
    isDone: () => isSheetOpen(document, /取款/),
  },
]

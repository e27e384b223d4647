import { addDays, formatBeijing } from '#contracts/time/beijing-time.ts'
import { DEMO } from '../../../scenarios/personas.ts'
import { hasText, isFilled, toPart } from '../checks.ts'
import { CONTROLLER_TALK as TALK } from '../notes/controller.ts'
import { type Act, DESK, type Look, type Step } from '../step.ts'

const { username } = DEMO
const DAYS = 7
const weekAgo = ({ view }: Look): string => formatBeijing(addDays(view.clock.now, -DAYS)).slice(0, 10)

const BOOKS: readonly Act[] = [
  { on: { kind: 'button', name: '返回账目', isOfConsole: true } },
  ...toPart(/^账目$/),
]
/** The whole life of the newest withdrawal that was paid. */
const LIFE: readonly Act[] = [
  { on: { kind: 'button', name: /^看全程/, inside: /^取款付出/, isOfConsole: true } },
  ...toPart(/^账目$/),
]
const inBooks = { pages: [DESK], acts: BOOKS } as const
const inLife = { pages: [DESK], acts: LIFE } as const
const shown = (name: RegExp) => ({ kind: 'text', name, isOfConsole: true }) as const

/** The books as a controller reads them, from what is owed to the life of one order. */
export const CONTROLLER: readonly Step[] = [
  {
    words: {
      'zh-Hans': [
        '现在欠会员多少',
        '打开后台的「账目」，第一个数是到期末欠会员的钱。',
        '所有会员的钱包、场馆和冻结，加起来就是它，随时查得到。',
      ],
      'zh-Hant': [
        '現在欠會員多少',
        '打開後台的「账目」，第一個數是到期末欠會員的錢。',
        '所有會員的錢包、場館和凍結，加起來就是它，隨時查得到。',
      ],
      en: [
        'Owed to members now',
        'Open 账目 (Books) in the back office: the first figure is what is owed to members.',
        'All wallets, venue balances and held withdrawals add up to it, at any moment.',
      ],
    },
    talk: TALK.owed,
    least: 3,
    ...inBooks,
    reads: shown(/^到期末欠会员/),
    world: { name: 'demo', params: {}, username, route: '/mine' },
  },
  {
    words: {
      'zh-Hans': [
        '期初和期末',
        '看「各账户」这张表：期初、借、贷、期末，一个账户一行。',
        '期末等于期初减借加贷，任何一行都能用明细加出来。',
      ],
      'zh-Hant': [
        '期初和期末',
        '看「各账户」這張表：期初、借、貸、期末，一個帳戶一行。',
        '期末等於期初減借加貸，任何一行都能用明細加出來。',
      ],
      en: [
        'Opening and closing',
        'Look at 各账户 (All accounts): opening balance, debit, credit and closing balance, a row each.',
        'Closing is opening less debit plus credit, and every row can be added up from the postings.',
      ],
    },
    talk: TALK.accounts,
    least: 5,
    ...inBooks,
    reads: shown(/^各账户/),
  },
  {
    words: {
      'zh-Hans': [
        '选一段日期',
        `在「从哪一天」填 ${DAYS} 日前的日期，所有的数一起变。`,
        '一日按北京时间零点到零点。日结、周结、月结用的是同一张表。',
      ],
      'zh-Hant': [
        '選一段日期',
        `在「从哪一天」填 ${DAYS} 日前的日期，所有的數一起變。`,
        '一日按北京時間零點到零點。日結、週結、月結用的是同一張表。',
      ],
      en: [
        'A span of days',
        `Set 从哪一天 (From) to a day a week ago (${DAYS} days), and every figure follows.`,
        'A day runs from midnight to midnight, Beijing time. Days, weeks and months share one table.',
      ],
    },
    talk: TALK.span,
    least: 10,
    pages: [DESK],
    acts: [
      BOOKS[0] as Act,
      {
        on: { kind: 'field', name: /^从哪一天/, isOfConsole: true },
        text: weekAgo,
        isDone: isFilled,
      },
      ...toPart(/^账目$/),
    ],
    reads: shown(/^本期毛收入/),
  },
  {
    words: {
      'zh-Hans': [
        '场馆每日毛收入',
        '看「各场馆每日毛收入」：每个场馆每日的投注、派彩和差额。',
        '毛收入（GGR）就是投注减派彩，可以拿着和场馆的账单一行行对。',
      ],
      'zh-Hant': [
        '場館每日毛收入',
        '看「各场馆每日毛收入」：每個場館每日的投注、派彩和差額。',
        '毛收入（GGR）就是投注減派彩，可以拿著和場館的帳單一行行對。',
      ],
      en: [
        'GGR by venue and day',
        'Look at 各场馆每日毛收入 (GGR by venue and day): stakes, payouts and the difference.',
        'Gross gaming revenue is stakes less payouts; hold it against the venue’s bill, line by line.',
      ],
    },
    talk: TALK.ggr,
    least: 3,
    ...inBooks,
    reads: shown(/^各场馆每日毛收入/),
  },
  {
    words: {
      'zh-Hans': [
        '存成 CSV',
        '点「下载毛收入 CSV」，就能在表格软件里打开。',
        '数字不带符号，可以直接求和；里面没有姓名、卡号和电话。',
      ],
      'zh-Hant': [
        '存成 CSV',
        '點「下载毛收入 CSV」，就能在試算表軟體裡打開。',
        '數字不帶符號，可以直接加總；裡面沒有姓名、卡號和電話。',
      ],
      en: [
        'Save as CSV',
        'Click 下载毛收入 CSV (Download GGR as CSV) to open it in a spreadsheet.',
        'Figures come without signs, ready to be summed, and without names, cards or phone numbers.',
      ],
    },
    talk: TALK.csv,
    least: 5,
    ...inBooks,
    reads: { kind: 'button', name: '下载毛收入 CSV', isOfConsole: true },
  },
  {
    words: {
      'zh-Hans': [
        '平衡核对',
        '看「账目平衡」这一行：差额是 0。',
        '每记一笔都验一次，不等到月底；会员账户也不会透支。',
      ],
      'zh-Hant': [
        '平衡核對',
        '看「账目平衡」這一行：差額是 0。',
        '每記一筆都驗一次，不等到月底；會員帳戶也不會透支。',
      ],
      en: [
        'The books balance',
        'Look at the line 账目平衡 (Books balanced): the difference is 0.',
        'It is checked after every posting, not at the end of the month, and no member is overdrawn.',
      ],
    },
    talk: TALK.balance,
    least: 10,
    ...inBooks,
    reads: shown(/^✓ 账目平衡/),
  },
  {
    words: {
      'zh-Hans': [
        '一位会员的账',
        `在「会员」里选 ${username}，只看这一位的记账。`,
        '每一笔都写明从哪个账户到哪个账户；会员报单号后几位也能找到。',
      ],
      'zh-Hant': [
        '一位會員的帳',
        `在「会员」裡選 ${username}，只看這一位的記帳。`,
        '每一筆都寫明從哪個帳戶到哪個帳戶；會員報單號後幾位也能找到。',
      ],
      en: [
        'The books of one member',
        `Choose ${username} under 会员 (Member) to see this member’s postings alone.`,
        'Each says from which account to which, and the last digits of an order number find it, too.',
      ],
    },
    talk: TALK.member,
    least: 10,
    pages: [DESK],
    acts: [
      BOOKS[0] as Act,
      {
        on: { kind: 'choice', name: '会员', inside: /^记账明细$/, isOfConsole: true },
        text: username,
        isDone: hasText(username),
      },
      ...toPart(/^账目$/),
    ],
    reads: { kind: 'row', name: /./, inside: /^记账明细$/, isOfConsole: true },
  },
  {
    words: {
      'zh-Hans': [
        '一笔订单的全程',
        '找到一笔「取款付出」，点它的「看全程」。',
        '订单、审核、记账、站内信在一条线上，查纠纷就看这一页。',
      ],
      'zh-Hant': [
        '一筆訂單的全程',
        '找到一筆「取款付出」，點它的「看全程」。',
        '訂單、審核、記帳、站內信在一條線上，查糾紛就看這一頁。',
      ],
      en: [
        'The life of an order',
        'Find a 取款付出 (Withdrawal paid) and click its 看全程 (Whole life).',
        'Order, review, postings and letter stand on one line: the page for any dispute.',
      ],
    },
    talk: TALK.life,
    least: 3,
    ...inLife,
    reads: shown(/的全程$/),
  },
  {
    words: {
      'zh-Hans': [
        '谁批的',
        '在全程里看审核这一站：是出纳、风控、经理，还是自动审核。',
        '人批的和自动批的分得清，内控要的就是这一行。',
      ],
      'zh-Hant': [
        '誰批的',
        '在全程裡看審核這一站：是出納、風控、經理，還是自動審核。',
        '人批的和自動批的分得清，內控要的就是這一行。',
      ],
      en: [
        'Who approved it',
        'Find the review on that line: cashier, risk, manager, or auto-review.',
        'People and automation are told apart, which is the line that internal control asks for.',
      ],
    },
    talk: TALK.decider,
    least: 10,
    ...inLife,
    reads: shown(/^(通过|未通过)/),
  },
  {
    words: {
      'zh-Hans': [
        '会员看到的是同一笔',
        '回到会员的手机：取款记录里是同一个单号、同一个金额。',
        '财务、出纳和会员看的是一套账，所以对得上。',
      ],
      'zh-Hant': [
        '會員看到的是同一筆',
        '回到會員的手機：提款紀錄裡是同一個單號、同一個金額。',
        '財務、出納和會員看的是一套帳，所以對得上。',
      ],
      en: [
        'The member sees the same',
        'Back on the member’s phone: the records show the same order number and the same amount.',
        'Controller, cashier and member read one set of books, and that is why they agree.',
      ],
    },
    talk: TALK.same,
    least: 10,
    pages: ['/transRecord'],
    path: '/transRecord?type=2',
    acts: [],
    reads: { kind: 'button', inside: /^取款记录$/ },
  },
]

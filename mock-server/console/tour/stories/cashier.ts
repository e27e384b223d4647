import { DEMO } from '../../../scenarios/personas.ts'
import { approval, letter, PENDING, refusal, toPart, waitingRow } from '../checks.ts'
import { CASHIER_TALK as TALK } from '../notes/cashier.ts'
import { isSheetOpen } from '../spot.ts'
import { DESK, type Step, type World } from '../step.ts'

const { username } = DEMO
const RECORDS = { deposits: '/transRecord', withdrawals: '/transRecord?type=2' }

const deposit = (decision: 'pending' | 'approved', route: string): World => ({
  name: 'deposit-order',
  params: { way: 'bank', amount: '500', decision },
  username,
  route,
})
const withdrawal = (
  amount: string,
  decision: 'pending' | 'approved' | 'rejected',
  route = RECORDS.withdrawals,
): World => ({ name: 'withdrawal-order', params: { amount, decision }, username, route })

const WAITING = deposit('pending', RECORDS.deposits)
/** One withdrawal is refused, and another one paid. */
const [REFUSED, PAID] = ['300', '400']

/** A cashier's day: what waits, whom it comes from, yes and no, and what the member hears of it. */
export const CASHIER: readonly Step[] = [
  {
    words: {
      'zh-Hans': [
        '有什么在等',
        '打开后台的「待处理」：一笔银行转账的充值在等出纳。',
        '先来的排在最前。这一页开着时，自动审核先停下，不会抢在人前面。',
      ],
      'zh-Hant': [
        '有什麼在等',
        '打開後台的「待处理」：一筆銀行轉帳的儲值在等出納。',
        '先來的排在最前。這一頁開著時，自動審核先停下，不會搶在人前面。',
      ],
      en: [
        'What is waiting',
        'Open 待处理 (Pending) in the back office: a deposit by bank transfer waits for the cashier.',
        'Oldest first. While this page is open, auto-review holds still and never jumps in ahead of a person.',
      ],
    },
    talk: TALK.queue,
    least: 5,
    pages: [DESK],
    acts: toPart(PENDING),
    reads: { kind: 'row', name: waitingRow('充值'), isOfConsole: true },
    world: WAITING,
  },
  {
    words: {
      'zh-Hans': [
        '核对付款人',
        '看这一笔的「付款人与银行」「转账附言码」和金额，和银行明细对一遍。',
        '付款人和注册姓名不同时，这里会多一行提醒，不用出纳自己记。',
      ],
      'zh-Hant': [
        '核對付款人',
        '看這一筆的「付款人与银行」「转账附言码」和金額，和銀行明細對一遍。',
        '付款人和註冊姓名不同時，這裡會多一行提醒，不用出納自己記。',
      ],
      en: [
        'Check the payer',
        'Compare 付款人与银行 (Payer and bank), 转账附言码 (Transfer remark) and the amount with the bank statement.',
        'If payer and registered name differ, a warning shows here; no cashier has to remember it.',
      ],
    },
    talk: TALK.payer,
    least: 10,
    pages: [DESK],
    acts: toPart(PENDING),
    reads: { kind: 'row', name: waitingRow('充值'), isOfConsole: true },
    world: WAITING,
  },
  {
    words: {
      'zh-Hans': [
        '通过充值',
        '付款人和金额都对，点「通过」。',
        '钱进会员的中心钱包，手机上马上看到；账目记下是谁通过的。',
      ],
      'zh-Hant': [
        '通過儲值',
        '付款人和金額都對，點「通过」。',
        '錢進會員的中心錢包，手機上馬上看到；帳目記下是誰通過的。',
      ],
      en: [
        'Approve the deposit',
        'Payer and amount are right: click 通过 (Approve).',
        'The money shows on the member’s phone at once, and the books record who approved it.',
      ],
    },
    talk: TALK.approve,
    least: 3,
    ...approval('deposit', waitingRow('充值')),
    world: WAITING,
  },
  {
    words: {
      'zh-Hans': [
        '会员收到到账信',
        '回到会员的手机，点开「充值已到账」这封信。',
        '到账多少、单号、要完成的打码量都写着，会员不用来问。',
      ],
      'zh-Hant': [
        '會員收到到帳信',
        '回到會員的手機，點開「充值已到账」這封信。',
        '到帳多少、單號、要完成的打碼量都寫著，會員不用來問。',
      ],
      en: [
        'The member is told',
        'Back on the member’s phone, open the letter 充值已到账 (Deposit credited).',
        'Amount, order number and required turnover are in it, so nobody needs to ask.',
      ],
    },
    talk: TALK.credited,
    least: 10,
    ...letter(/充值已到账/),
    isDone: () => isSheetOpen(document, /充值已到账/),
    world: deposit('approved', '/message?type=2'),
    follows: true,
  },
  {
    words: {
      'zh-Hans': [
        '核对收款人',
        '下一笔是取款。看「收款人」「银行卡号」「次数」和会员的情况。',
        '钱要出去，核对的是另一头：卡是不是本人的，打码量够不够。',
      ],
      'zh-Hant': [
        '核對收款人',
        '下一筆是提款。看「收款人」「银行卡号」「次数」和會員的情況。',
        '錢要出去，核對的是另一頭：卡是不是本人的，打碼量夠不夠。',
      ],
      en: [
        'Check the payee',
        'Next is a withdrawal. Look at 收款人 (Payee), 银行卡号 (Card number), 次数 (Count today) and the member.',
        'Money is going out, so check the other end: whose card is it, and is the turnover complete?',
      ],
    },
    talk: TALK.payee,
    least: 10,
    pages: [DESK],
    acts: toPart(PENDING),
    reads: { kind: 'row', name: waitingRow('取款'), isOfConsole: true },
    world: withdrawal(REFUSED, 'pending'),
  },
  {
    words: {
      'zh-Hans': [
        '驳回要写原因',
        '假设收款人对不上：选一个「常用的驳回原因」，再点「驳回」。',
        '没有原因就驳回不了。钱马上退回会员的中心钱包。',
      ],
      'zh-Hant': [
        '駁回要寫原因',
        '假設收款人對不上：選一個「常用的驳回原因」，再點「驳回」。',
        '沒有原因就駁回不了。錢馬上退回會員的中心錢包。',
      ],
      en: [
        'Refuse, with a reason',
        'Suppose the payee does not match: pick a 常用的驳回原因 (Usual reason), then click 驳回 (Refuse).',
        'Nothing is refused without a reason. The money returns to the member’s wallet at once.',
      ],
    },
    talk: TALK.refuse,
    least: 3,
    ...refusal('withdrawal', waitingRow('取款')),
    world: withdrawal(REFUSED, 'pending'),
  },
  {
    words: {
      'zh-Hans': [
        '会员看到原因',
        '回到会员的手机，点开最上面这封取款的信。',
        '刚才选的原因一字不差。会员知道该改什么，可以重新提交。',
      ],
      'zh-Hant': [
        '會員看到原因',
        '回到會員的手機，點開最上面這封提款的信。',
        '剛才選的原因一字不差。會員知道該改什麼，可以重新送出。',
      ],
      en: [
        'The member reads why',
        'Back on the member’s phone, open the topmost letter, about the withdrawal.',
        'It has the reason word for word. The member knows what to change, and may ask again.',
      ],
    },
    talk: TALK.letter,
    least: 5,
    ...letter(/取款/),
    isDone: () => isSheetOpen(document, /取款/),
    world: withdrawal(REFUSED, 'rejected', '/message?type=2'),
    follows: true,
  },
  {
    words: {
      'zh-Hans': [
        '付款',
        '另一笔取款核对无误，点「通过」付款。',
        '冻结的钱这时才真正付出，账目里写着是谁付的、付给哪张卡。',
      ],
      'zh-Hant': [
        '付款',
        '另一筆提款核對無誤，點「通过」付款。',
        '凍結的錢這時才真正付出，帳目裡寫著是誰付的、付給哪張卡。',
      ],
      en: [
        'Pay out',
        'Another withdrawal is all in order: click 通过 (Approve) to pay it.',
        'The held money leaves only now, and the books say who paid it, and to which card.',
      ],
    },
    talk: TALK.pay,
    least: 3,
    ...approval('withdrawal', waitingRow('取款')),
    world: withdrawal(PAID, 'pending'),
  },
  {
    words: {
      'zh-Hans': [
        '会员的记录',
        '会员的取款记录里，这一笔已经是「审核通过」。',
        '后台一点，手机上三秒内就变，不用刷新。',
      ],
      'zh-Hant': [
        '會員的紀錄',
        '會員的提款紀錄裡，這一筆已經是「审核通过」。',
        '後台一點，手機上三秒內就變，不用重新整理。',
      ],
      en: [
        'The member’s record',
        'In the member’s records this withdrawal already says 审核通过 (Approved).',
        'What is decided in the back office shows on the phone within three seconds, without a reload.',
      ],
    },
    talk: TALK.paid,
    least: 10,
    pages: ['/transRecord'],
    path: RECORDS.withdrawals,
    acts: [],
    reads: { kind: 'button', name: /审核通过/, inside: /^取款记录$/ },
    world: withdrawal(PAID, 'approved'),
    follows: true,
  },
  {
    words: {
      'zh-Hans': [
        '自动审核',
        '在「待处理」下面可以打开自动审核，也可以每一类单独设。',
        '小额交给它，可疑的留给人。账上写的是「自动审核」，分得清。',
      ],
      'zh-Hant': [
        '自動審核',
        '在「待处理」下面可以打開自動審核，也可以每一類單獨設。',
        '小額交給它，可疑的留給人。帳上寫的是「自动审核」，分得清。',
      ],
      en: [
        'Auto-review',
        'Below 待处理 (Pending), auto-review can be switched on, for all or for each kind by itself.',
        'Leave it the small amounts and keep the doubtful ones. The books tell 自动审核 (Auto) from people.',
      ],
    },
    talk: TALK.auto,
    least: 10,
    pages: [DESK],
    acts: toPart(PENDING),
    reads: { kind: 'check', name: /自动通过$/, isOfConsole: true },
  },
]

import { DEMO } from '../../../scenarios/personas.ts'
import { captchaText } from '../captcha-text.ts'
import {
  amountOf,
  approval,
  field,
  hasAmount,
  hasPlayed,
  hasState,
  hasText,
  isChecked,
  isFilled,
  isOfVenue,
  isWaiting,
  letter,
  numbersOf,
  says,
  tabOf,
  VENUE,
  waitingRow,
} from '../checks.ts'
import { PLAYER_TALK as TALK } from '../notes/player.ts'
import { isSheetOpen } from '../spot.ts'
import { GAME, type Step } from '../step.ts'

const { username, password, realname, payPassword } = DEMO
const WORLD = { name: 'demo', params: {}, username, route: '/recharge' } as const

/** The way of the money, from the login to the letter about the payout. */
export const PLAYER: readonly Step[] = [
  {
    words: {
      'zh-Hans': [
        '登录',
        `演示账号 ${username}、密码和验证码已经填好，点「登录」。`,
        '登录后才看得到余额、场馆和记录。演示账号不是真实账号，什么都不会发到网上。',
      ],
      'zh-Hant': [
        '登入',
        `示範帳號 ${username}、密碼和驗證碼已經填好，點「登录」。`,
        '登入後才看得到餘額、場館和紀錄。示範帳號不是真實帳號，什麼都不會傳到網路上。',
      ],
      en: [
        'Log in',
        `The demo account ${username}, its password and the captcha are filled in. Tap 登录 (Log in).`,
        'Balance, venues and records show only after login. The account is not real, and nothing goes online.',
      ],
    },
    talk: TALK.login,
    least: 10,
    pages: ['/login'],
    ways: [{ kind: 'link', name: '登录' }],
    acts: [
      { on: field('账号'), text: username, isGiven: true, isDone: hasText(username) },
      { on: field('密码'), text: password, isGiven: true, isDone: hasText(password) },
      { on: field('验证码'), text: () => captchaText(document), isGiven: true, isDone: isFilled },
      { on: { kind: 'submit', name: '登录' } },
    ],
    isDone: ({ isSignedIn }) => isSignedIn,
    world: { ...WORLD, username: '', route: '/login' },
  },
  {
    words: {
      'zh-Hans': [
        '首页',
        '首页有总资产、VIP 进度、公告和全部游戏。要玩先充值：点下面的「充值」。',
        '会员最常用的五个入口一直在屏幕底部，单手就能点到。',
      ],
      'zh-Hant': [
        '首頁',
        '首頁有總資產、VIP 進度、公告和全部遊戲。要玩先儲值：點下面的「充值」。',
        '會員最常用的五個入口一直在畫面底部，單手就能點到。',
      ],
      en: [
        'Home',
        'Home shows total assets, VIP progress, news and every game. To play, first tap 充值 (Deposit) below.',
        'The five entries that members use most stay at the bottom, within reach of one thumb.',
      ],
    },
    talk: TALK.home,
    least: 10,
    pages: ['/'],
    ways: [tabOf('首页')],
    acts: [{ on: tabOf('充值') }],
    isDone: ({ page }) => page === '/recharge',
  },
  {
    words: {
      'zh-Hans': [
        '充值',
        '选「银行卡转账」，填金额、付款人和付款银行，再提交。',
        '提交的只是申请：出纳查到钱以后才会入账，所以余额现在不变。',
      ],
      'zh-Hant': [
        '儲值',
        '選「银行卡转账」，填金額、付款人和付款銀行，再送出。',
        '送出的只是申請：出納查到錢以後才會入帳，所以餘額現在不變。',
      ],
      en: [
        'Deposit',
        'Choose 银行卡转账 (Bank transfer), fill in amount, payer and bank, then submit.',
        'This is only a request: the balance changes once the cashier has found the money.',
      ],
    },
    talk: TALK.deposit,
    least: 3,
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
    world: WORLD,
  },
  {
    words: {
      'zh-Hans': [
        '出纳审核充值',
        '现在换到后台，扮演出纳：核对付款人和金额，点「通过」。',
        '通过以后钱才进会员的中心钱包，账目里记下是哪一笔、什么时候。',
      ],
      'zh-Hant': [
        '出納審核儲值',
        '現在換到後台，扮演出納：核對付款人和金額，點「通过」。',
        '通過以後錢才進會員的中心錢包，帳目裡記下是哪一筆、什麼時候。',
      ],
      en: [
        'The cashier reviews it',
        'Now the back office, as the cashier: check payer and amount, then click 通过 (Approve).',
        'Only now does the money reach the member’s wallet, and the books record which order and when.',
      ],
    },
    talk: TALK.review,
    least: 3,
    ...approval('deposit', waitingRow('充值')),
  },
  {
    words: {
      'zh-Hans': [
        '转入场馆',
        `回到会员这边：从中心钱包把这笔钱转到「${VENUE.name}」。`,
        '每个场馆有自己的钱包。会员打开「自动免转」后，进游戏时会自动转入，不用这一步。',
      ],
      'zh-Hant': [
        '轉入場館',
        `回到會員這邊：從中心錢包把這筆錢轉到「${VENUE.name}」。`,
        '每個場館有自己的錢包。會員打開「自动免转」後，進遊戲時會自動轉入，不用這一步。',
      ],
      en: [
        'Move it to a venue',
        `Back to the member: transfer the money from the main wallet to ${VENUE.name}, a venue for slots.`,
        'Each venue has a wallet of its own. With 自动免转 (Auto-transfer) on, entering a game does this step.',
      ],
    },
    talk: TALK.transfer,
    least: 10,
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
    words: {
      'zh-Hans': [
        '玩一局',
        '点「开始游戏」，把这笔钱都投注，开始旋转；出了结果就返回大厅。',
        '投注会算进打码量：充值多少，投注满多少，才可以取款。',
      ],
      'zh-Hant': [
        '玩一局',
        '點「开始游戏」，把這筆錢都投注，開始旋轉；出了結果就返回大廳。',
        '投注會算進打碼量：儲值多少，投注滿多少，才可以提款。',
      ],
      en: [
        'Play a round',
        'Tap 开始游戏 (Start), stake it all and spin; when the result is out, go back to the lobby.',
        'Stakes count towards turnover: as much as was deposited must be staked before a withdrawal.',
      ],
    },
    talk: TALK.play,
    least: 3,
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
    words: {
      'zh-Hans': [
        '投注记录',
        '刚才那一局已经在记录里，点最上面一条看详情。',
        '每一局都有注单号、投注和输赢，会员自己查得到，不用问客服。',
      ],
      'zh-Hant': [
        '投注紀錄',
        '剛才那一局已經在紀錄裡，點最上面一條看詳情。',
        '每一局都有注單號、投注和輸贏，會員自己查得到，不用問客服。',
      ],
      en: [
        'Its record',
        'The round is in the records already. Tap the topmost one for its details.',
        'Each round has a number, a stake and a result, so members look it up instead of asking support.',
      ],
    },
    talk: TALK.record,
    least: 10,
    pages: ['/betRecord'],
    acts: [{ on: { kind: 'button', inside: /^投注记录$/ } }],
    isDone: () => isSheetOpen(document, /^注单详情$/),
  },
  {
    words: {
      'zh-Hans': [
        '取款',
        `选银行卡，填金额和支付密码 ${payPassword}，确认取款。`,
        '提交后这笔钱先冻结，不能再拿去玩；驳回的话会退回中心钱包。',
      ],
      'zh-Hant': [
        '提款',
        `選銀行卡，填金額和支付密碼 ${payPassword}，確認提款。`,
        '送出後這筆錢先凍結，不能再拿去玩；駁回的話會退回中心錢包。',
      ],
      en: [
        'Withdraw',
        `Choose a bank card, fill in the amount and the payment password ${payPassword}, and confirm.`,
        'The money is held at once and cannot be staked; if the request is refused, it goes back.',
      ],
    },
    talk: TALK.withdraw,
    least: 5,
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
    words: {
      'zh-Hans': [
        '出纳付款',
        '再换到后台：核对收款人和银行卡，点「通过」付款。',
        '冻结的钱这时才真正付出。不通过也可以写明原因，会员会收到说明。',
      ],
      'zh-Hant': [
        '出納付款',
        '再換到後台：核對收款人和銀行卡，點「通过」付款。',
        '凍結的錢這時才真正付出。不通過也可以寫明原因，會員會收到說明。',
      ],
      en: [
        'The cashier pays',
        'Back office again: check payee and card, then click 通过 (Approve) to pay out.',
        'The held money leaves only now. A refusal carries its reason, which the member receives.',
      ],
    },
    talk: TALK.payout,
    least: 5,
    ...approval('withdrawal', waitingRow('取款')),
  },
  {
    words: {
      'zh-Hans': [
        '站内信',
        '会员收到了取款的站内信，点最上面一封看看。',
        '钱到了哪一步，会员不问也知道。一圈走完了。',
      ],
      'zh-Hant': [
        '站內信',
        '會員收到了提款的站內信，點最上面一封看看。',
        '錢到了哪一步，會員不問也知道。一圈走完了。',
      ],
      en: [
        'The letter',
        'The member has a letter about the withdrawal. Tap the topmost one.',
        'Members know where their money is without asking. That is the whole circle.',
      ],
    },
    talk: TALK.letter,
    least: 10,
    ...letter(/取款/),
    isDone: () => isSheetOpen(document, /取款/),
  },
]

import { READY_TO_WITHDRAW } from '../journeys/openings.ts'
import { type Driver, SUBMIT } from './driver.ts'
import { leadsTo, type MoneyAction, showsToast } from './money-action.ts'

/** /recharge is a kept screen: it reports an order whose answer came after it was left. */
const showsSubmittedOrder = (app: Driver) => app.sees({ text: '上一笔充值已提交' })
const fillAmount = async (app: Driver, name: string, amount: string) => {
  await app.tap({ boxOf: 'radio', name })
  await app.fill('充值金额', amount)
}

const DEPOSIT = {
  path: '/api/recharge',
  open: { ...READY_TO_WITHDRAW, path: '/recharge' },
  button: SUBMIT,
  counts: 'deposits',
  adds: 1,
  onReturn: showsSubmittedOrder,
  inTwoTabs: 1,
} as const

export const DEPOSITS: readonly MoneyAction[] = [
  {
    ...DEPOSIT,
    name: 'deposit by bank',
    ready: async (app) => {
      await fillAmount(app, '银行卡转账', '888.80')
      await app.fill('存款人姓名', '林子安')
      await app.tap({ role: 'button', name: '选择银行' })
      await app.tap({ role: 'button', name: '云川银行' })
      // Until the receiving accounts have come, nothing is sent.
      await app.canTap({ role: 'button', name: '复制收款账号' })
    },
    done: showsToast('提交成功，等待后台审核'),
    typed: ['充值金额', '888.80'],
  },
  {
    ...DEPOSIT,
    name: 'deposit by USDT',
    ready: async (app) => {
      await fillAmount(app, 'ERC20', '730.01')
      // Until the rate has come, nothing is sent.
      await app.sees({ text: '100.00 USDT' })
    },
    done: leadsTo(/#\/payInfo\?deposit_no=/),
    typed: ['充值金额', '730.01'],
  },
  {
    ...DEPOSIT,
    name: 'deposit by QR',
    ready: (app) => fillAmount(app, '微信', '500'),
    done: leadsTo(/#\/payInfo\?deposit_no=/),
    typed: ['充值金额', '500'],
  },
  {
    ...DEPOSIT,
    name: 'other payment',
    path: '/pay/api/recharge',
    ready: async (app) => {
      // Shown with the member, for USDT: until they have come, nothing is sent. The way of last time is chosen at first.
      await app.tap({ boxOf: 'radio', name: 'USDT' })
      await app.sees({ text: '1 USDT ≈ ¥' })
      await app.tap({ boxOf: 'radio', name: '其他支付' })
      await app.tap({ role: 'button', name: '500.00 元' })
    },
    done: leadsTo(/[?&]order=/),
    typed: ['充值金额', '500.00'],
  },
]

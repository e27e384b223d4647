import { DEMO } from '#mock/scenarios/personas.ts'
import { READY_TO_WITHDRAW } from '../journeys/openings.ts'
import { type Driver, SUBMIT } from './driver.ts'
import { type MoneyAction, showsToast } from './money-action.ts'

const bankCard = async (app: Driver) => {
  await app.fill('持卡人姓名', DEMO.realname)
  await app.tap({ role: 'button', name: /^银行类型|选择银行/ })
  await app.tap({ role: 'button', name: '云川银行', within: { role: 'dialog' } })
  // It gives the focus back, which would take what is typed before.
  await app.seesNone({ role: 'dialog' })
  await app.fill('银行卡号', '6222020200112233')
  await app.fill('开户行地址', '云川银行滨江支行')
  await app.fill('支付密码', DEMO.payPassword)
}

export const CARD_ACTIONS: readonly MoneyAction[] = [
  {
    name: 'bind a card',
    path: '/api/bindcard',
    open: { scenario: 'no-cards', as: DEMO, path: '/addBankCard' },
    ready: bankCard,
    button: SUBMIT,
    done: showsToast('绑定成功'),
    counts: 'cards',
    adds: 1,
    inTwoTabs: 1,
    secret: '支付密码',
    typed: ['开户行地址', '云川银行滨江支行'],
  },
  {
    name: 'unbind a card',
    path: '/api/delcard',
    open: { ...READY_TO_WITHDRAW, path: '/wallet?type=2' },
    ready: async (app) => {
      await app.tap({ role: 'button', name: /^解绑 / })
      await app.sees({ text: '确定要解除绑定该卡片吗？' })
    },
    button: { role: 'button', name: '解绑', within: { role: 'alertdialog' } },
    done: showsToast('解绑成功'),
    counts: 'cards',
    adds: -1,
    inTwoTabs: 1,
    once: true,
  },
]

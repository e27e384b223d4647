import { DEMO } from '#mock/scenarios/personas.ts'
import { type MoneyAction, showsToast } from './money-action.ts'

/** In the question before a claim. */
const AGREE = { role: 'button', name: '确认领取', within: { role: 'alertdialog' } } as const
const PACKET_STATS = { css: '.red-packet-stats dd' }

export const BONUSES: readonly MoneyAction[] = [
  {
    name: 'red packet',
    path: '/api/douserredpacket',
    open: { scenario: 'red-packet-open', as: DEMO, path: '/hongbao' },
    ready: async (app) => {
      await app.reads(PACKET_STATS, ['3', '0', '8'])
      await app.tap({ role: 'button', name: '开红包' })
    },
    button: AGREE,
    done: (app) => app.sees({ role: 'dialog', name: '抢到红包' }),
    counts: 'packets',
    adds: 1,
    onReturn: (app) => app.reads(PACKET_STATS, ['2', '1', '8']),
    inTwoTabs: 2,
    once: true,
    lost: '服务器异常，请稍后再试',
    refusedIn: 'dialog',
  },
  {
    name: 'rebate',
    path: '/api/dofanshui',
    open: { scenario: 'rebate-pending', as: DEMO, path: '/fanshui' },
    ready: async (app) => {
      await app.sees({ role: 'region', name: '返水汇总' }, '¥ 8.00')
      await app.tap({ role: 'button', name: '立即领取' })
    },
    button: AGREE,
    done: showsToast('已领取返水 8.00 元'),
    counts: 'collected',
    adds: 2,
    onReturn: (app) => app.sees({ css: '.rebate-pending' }, '¥ 0.00'),
    inTwoTabs: 1,
    once: true,
  },
]

import {
  after,
  at,
  atFresh,
  button,
  failing,
  followLink,
  hanging,
  inScenario,
  narrow,
  rich,
  type Shot,
  takeShots,
  texts,
} from './support/shooting.ts'
import type { App } from './support/test.ts'

const searching =
  (keyword: string) =>
  ({ page }: App) =>
    page.getByRole('searchbox').fill(keyword)

const firstMessage = async ({ page }: App) => {
  await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('dialog').waitFor()
}

/** Screens that are read rather than operated. */
const CONTENT: readonly Shot[] = [
  { name: 'promotions', open: at('/activity'), on: 'both' },
  { name: 'promotions-visitor', open: { path: '/activity' } },
  { name: 'promotions-none-here', open: at('/activity'), act: after(button('捕鱼'), button('捕鱼')) },
  { name: 'promotions-empty', open: inScenario('empty-lists', '/activity') },
  { name: 'promotions-loading', open: rich, act: hanging('/activity') },
  { name: 'promotions-failing', open: at('/mine'), act: failing('/activity') },
  { name: 'promotions-long', open: texts('long', '/activity') },
  { name: 'promotions-unbroken', open: texts('unbroken', '/activity') },
  { name: 'promotions-320-large', open: at('/activity'), act: narrow('large') },
  { name: 'promotion', open: at('/activityInfo?id=6'), on: 'both' },
  { name: 'promotion-waits', open: at('/activityInfo?id=10') },
  { name: 'promotion-rejected', open: at('/activityInfo?id=7') },
  { name: 'promotion-visitor', open: { path: '/activityInfo?id=2' } },
  { name: 'promotion-gone', open: at('/activityInfo?id=none') },
  { name: 'promotion-loading', open: rich, act: hanging('/activityInfo?id=6') },
  { name: 'promotion-long', open: texts('long', '/activityInfo?id=6') },
  { name: 'promotion-320-large', open: at('/activityInfo?id=10'), act: narrow('large') },
  { name: 'messages', open: at('/message'), on: 'both' },
  { name: 'messages-inbox', open: at('/message?type=2') },
  { name: 'messages-whole', open: at('/message'), act: firstMessage, on: 'both' },
  { name: 'messages-empty', open: atFresh('/message?type=2') },
  { name: 'messages-loading', open: rich, act: hanging('/message') },
  { name: 'messages-failing', open: at('/mine'), act: failing('/message') },
  { name: 'messages-mixed', open: texts('mixed', '/message') },
  { name: 'messages-320-large', open: at('/message?type=2'), act: narrow('large') },
  { name: 'help', open: at('/boutBallBet'), on: 'both' },
  { name: 'help-article', open: at('/boutBallBetInfo?type=1') },
  { name: 'help-article-gone', open: at('/boutBallBetInfo?type=9') },
  { name: 'help-article-loading', open: rich, act: hanging('/boutBallBetInfo?type=3') },
  { name: 'help-320-large', open: at('/boutBallBet'), act: narrow('large') },
  { name: 'legal', open: at('/abouts?type=6') },
  { name: 'usdt-networks', open: at('/usdtmore'), on: 'both' },
  { name: 'usdt-networks-320-large', open: at('/usdtmore'), act: narrow('large') },
  { name: 'sponsors', open: at('/zhanzhu'), on: 'both' },
  { name: 'sponsor-1', open: at('/zhanzhuye?type=1') },
  { name: 'sponsor-2', open: at('/zhanzhuye?type=2') },
  { name: 'provider-slots', open: at('/concise'), on: 'both' },
  { name: 'provider-slots-loading', open: rich, act: hanging('/concise') },
  { name: 'provider-slots-320-large', open: at('/concise'), act: narrow('large') },
  { name: 'search', open: at('/search'), act: searching('yz'), on: 'both' },
  { name: 'search-before', open: at('/search') },
  { name: 'search-nothing', open: at('/search'), act: searching('没有这款') },
  { name: 'search-320-large', open: at('/search'), act: after(searching('龙虎'), narrow('large')) },
  { name: 'tab-unread', open: at('/mine'), act: followLink('/activity') },
]

takeShots(CONTENT)

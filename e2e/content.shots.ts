import { DEMO } from '#mock/scenarios/personas.ts'
import {
  after,
  failing,
  followLink,
  freshScreenAt,
  hanging,
  inScenario,
  narrow,
  rich,
  type Shot,
  screenAt,
  takeShots,
  tapButton,
  texts,
} from './support/shooting.ts'
import type { AppFixture } from './support/test.ts'

const searching =
  (keyword: string) =>
  ({ page }: AppFixture) =>
    page.getByRole('searchbox').fill(keyword)

const firstMessage = async ({ page }: AppFixture) => {
  await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('dialog').waitFor()
}

/** Screens that are read rather than operated. */
const CONTENT: readonly Shot[] = [
  { name: 'promotions', open: screenAt('/activity'), on: 'both' },
  { name: 'promotions-visitor', open: { path: '/activity' } },
  {
    name: 'promotions-none-here',
    open: screenAt('/activity'),
    act: after(tapButton('捕鱼'), tapButton('捕鱼')),
  },
  { name: 'promotions-empty', open: inScenario('empty-lists', '/activity') },
  { name: 'promotions-loading', open: rich, act: hanging('/activity') },
  { name: 'promotions-failing', open: screenAt('/mine'), act: failing('/activity') },
  { name: 'promotions-long', open: texts('long', '/activity') },
  { name: 'promotions-unbroken', open: texts('unbroken', '/activity') },
  { name: 'promotions-320-large', open: screenAt('/activity'), act: narrow('large') },
  { name: 'promotion', open: screenAt('/activityInfo?id=6'), on: 'both' },
  {
    name: 'promotion-waits',
    open: { scenario: 'activity-application', as: DEMO, path: '/activityInfo?id=3' },
  },
  { name: 'promotion-rejected', open: screenAt('/activityInfo?id=7') },
  { name: 'promotion-visitor', open: { path: '/activityInfo?id=2' } },
  { name: 'promotion-gone', open: screenAt('/activityInfo?id=none') },
  { name: 'promotion-loading', open: rich, act: hanging('/activityInfo?id=6') },
  { name: 'promotion-long', open: texts('long', '/activityInfo?id=6') },
  { name: 'promotion-320-large', open: screenAt('/activityInfo?id=10'), act: narrow('large') },
  { name: 'messages', open: screenAt('/message'), on: 'both' },
  { name: 'messages-inbox', open: screenAt('/message?type=2') },
  { name: 'messages-whole', open: screenAt('/message'), act: firstMessage, on: 'both' },
  { name: 'messages-empty', open: freshScreenAt('/message?type=2') },
  { name: 'messages-loading', open: rich, act: hanging('/message') },
  { name: 'messages-failing', open: screenAt('/mine'), act: failing('/message') },
  { name: 'messages-mixed', open: texts('mixed', '/message') },
  { name: 'messages-320-large', open: screenAt('/message?type=2'), act: narrow('large') },
  { name: 'help', open: screenAt('/boutBallBet'), on: 'both' },
  { name: 'help-article', open: screenAt('/boutBallBetInfo?type=1') },
  { name: 'help-article-gone', open: screenAt('/boutBallBetInfo?type=9') },
  { name: 'help-article-loading', open: rich, act: hanging('/boutBallBetInfo?type=3') },
  { name: 'help-320-large', open: screenAt('/boutBallBet'), act: narrow('large') },
  { name: 'legal', open: screenAt('/abouts?type=6') },
  { name: 'usdt-networks', open: screenAt('/usdtmore'), on: 'both' },
  { name: 'usdt-networks-320-large', open: screenAt('/usdtmore'), act: narrow('large') },
  { name: 'sponsors', open: screenAt('/zhanzhu'), on: 'both' },
  { name: 'sponsor-1', open: screenAt('/zhanzhuye?type=1') },
  { name: 'sponsor-2', open: screenAt('/zhanzhuye?type=2') },
  { name: 'provider-slots', open: screenAt('/concise'), on: 'both' },
  { name: 'provider-slots-loading', open: rich, act: hanging('/concise') },
  { name: 'provider-slots-320-large', open: screenAt('/concise'), act: narrow('large') },
  { name: 'search', open: screenAt('/search'), act: searching('yz'), on: 'both' },
  { name: 'search-before', open: screenAt('/search') },
  { name: 'search-nothing', open: screenAt('/search'), act: searching('没有这款') },
  { name: 'search-320-large', open: screenAt('/search'), act: after(searching('龙虎'), narrow('large')) },
  { name: 'tab-unread', open: screenAt('/mine'), act: followLink('/activity') },
]

takeShots(CONTENT)

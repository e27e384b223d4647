import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import {
  after,
  button,
  failing,
  goTo,
  hanging,
  narrow,
  rich,
  type Shot,
  takeShots,
  words,
} from './support/shooting.ts'
import type { App } from './support/test.ts'

const at = (path: string) => ({ ...rich, path })
const empty = (path: string) => ({ scenario: 'empty-lists', as: DEMO, path })

const looking =
  (keyword: string) =>
  ({ page }: App) =>
    page.getByRole('searchbox').fill(keyword)

const firstMessage = async ({ page }: App) => {
  await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('dialog').waitFor()
}

/** Screens that are read rather than operated. */
const CONTENT: readonly Shot[] = [
  { name: 'activity', open: at('/activity'), on: 'both' },
  { name: 'activity-visitor', open: { path: '/activity' } },
  { name: 'activity-none-here', open: at('/activity'), act: after(button('捕鱼'), button('捕鱼')) },
  { name: 'activity-empty', open: empty('/activity') },
  { name: 'activity-loading', open: rich, act: hanging('/activity') },
  { name: 'activity-failing', open: { ...rich, path: '/mine' }, act: failing('/activity') },
  { name: 'activity-long', open: words('long', '/activity') },
  { name: 'activity-unbroken', open: words('unbroken', '/activity') },
  { name: 'activity-320-large', open: at('/activity'), act: narrow('large') },
  { name: 'activity-info', open: at('/activityInfo?id=6'), on: 'both' },
  { name: 'activity-info-waits', open: at('/activityInfo?id=10') },
  { name: 'activity-info-rejected', open: at('/activityInfo?id=7') },
  { name: 'activity-info-visitor', open: { path: '/activityInfo?id=2' } },
  { name: 'activity-info-gone', open: at('/activityInfo?id=none') },
  { name: 'activity-info-loading', open: rich, act: hanging('/activityInfo?id=6') },
  { name: 'activity-info-long', open: words('long', '/activityInfo?id=6') },
  { name: 'activity-info-320-large', open: at('/activityInfo?id=10'), act: narrow('large') },
  { name: 'message', open: at('/message'), on: 'both' },
  { name: 'message-inbox', open: at('/message?type=2') },
  { name: 'message-whole', open: at('/message'), act: firstMessage, on: 'both' },
  { name: 'message-empty', open: { scenario: 'fresh-member', as: FRESH, path: '/message?type=2' } },
  { name: 'message-loading', open: rich, act: hanging('/message') },
  { name: 'message-failing', open: { ...rich, path: '/mine' }, act: failing('/message') },
  { name: 'message-mixed', open: words('mixed', '/message') },
  { name: 'message-320-large', open: at('/message?type=2'), act: narrow('large') },
  { name: 'help', open: at('/boutBallBet'), on: 'both' },
  { name: 'help-article', open: at('/boutBallBetInfo?type=1') },
  { name: 'help-article-gone', open: at('/boutBallBetInfo?type=9') },
  { name: 'help-article-loading', open: rich, act: hanging('/boutBallBetInfo?type=3') },
  { name: 'help-320-large', open: at('/boutBallBet'), act: narrow('large') },
  { name: 'abouts', open: at('/abouts?type=6') },
  { name: 'usdt-more', open: at('/usdtmore'), on: 'both' },
  { name: 'usdt-more-320-large', open: at('/usdtmore'), act: narrow('large') },
  { name: 'sponsors', open: at('/zhanzhu'), on: 'both' },
  { name: 'sponsor-1', open: at('/zhanzhuye?type=1') },
  { name: 'sponsor-2', open: at('/zhanzhuye?type=2') },
  { name: 'concise', open: at('/concise'), on: 'both' },
  { name: 'concise-loading', open: rich, act: hanging('/concise') },
  { name: 'concise-320-large', open: at('/concise'), act: narrow('large') },
  { name: 'search', open: at('/search'), act: looking('yz'), on: 'both' },
  { name: 'search-before', open: at('/search') },
  { name: 'search-nothing', open: at('/search'), act: looking('没有这款') },
  { name: 'search-320-large', open: at('/search'), act: after(looking('龙虎'), narrow('large')) },
  { name: 'tab-unread', open: at('/mine'), act: goTo('/activity') },
]

takeShots(CONTENT)

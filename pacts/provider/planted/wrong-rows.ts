import { formatBeijing, HOUR_MS, parseBeijing } from '#contracts/time/beijing-time.ts'
import { type BackendChange, changeData, changeField, changeRequestField } from './change.ts'
import type { WrongBehaviour } from './wrong.ts'

const BETS = '/api/betrecord'
const MOVES = '/api/gettransrecord'
const REBATES = '/api/getfanshui'
const PACKETS = '/api/redpacket'
const NOTICES = '/api/noticeList'
const APPLICATIONS = '/api/activityApplyLog'
const CARDS = '/api/getcard'
const PROVIDER = '/api/gamelistBycode'
const PROMOTIONS = '/api/activitylist'

/** Ignores a part of the request. */
export const WRONG_FILTERS: readonly WrongBehaviour[] = [
  ...[BETS, MOVES, REBATES].flatMap((path): WrongBehaviour[] => [
    { wrong: 'date is ignored', path, change: changeRequestField(path, 'date', () => 4) },
    {
      wrong: 'date counts the other way',
      path,
      change: changeRequestField(path, 'date', (date) => 5 - Number(date)),
    },
  ]),
  ...[BETS, REBATES].map(
    (path): WrongBehaviour => ({
      wrong: 'api_type is ignored',
      path,
      change: changeRequestField(path, 'api_type', () => ''),
    }),
  ),
  { wrong: 'type is ignored', path: MOVES, change: changeRequestField(MOVES, 'type', () => 1) },
  {
    wrong: 'types 3 and 4 swapped',
    path: MOVES,
    change: changeRequestField(MOVES, 'type', (type) => [0, 1, 2, 4, 3][Number(type)]),
  },
  {
    wrong: 'types 1 and 2 swapped',
    path: MOVES,
    change: changeRequestField(MOVES, 'type', (type) => [0, 2, 1, 3, 4][Number(type)]),
  },
  {
    wrong: 'types 1 and 2 swapped',
    path: CARDS,
    change: changeRequestField(CARDS, 'type', (type) => 3 - Number(type)),
  },
  { wrong: 'type is ignored', path: CARDS, change: changeRequestField(CARDS, 'type', () => 1) },
  {
    wrong: 'the provider is ignored',
    path: PROVIDER,
    change: changeRequestField(PROVIDER, 'gamecode', () => 'pp'),
  },
  {
    wrong: 'type is ignored',
    path: PROMOTIONS,
    change: changeRequestField(PROMOTIONS, 'type', () => undefined),
  },
  {
    wrong: 'one article for all',
    path: '/api/article',
    change: changeRequestField('/api/article', 'type', () => 1),
  },
  {
    wrong: 'one promotion for all',
    path: '/api/activitydeatil',
    change: changeRequestField('/api/activitydeatil', 'id', () => '1'),
  },
  {
    wrong: 'one range for all',
    path: '/api/getPayRange',
    change: changeRequestField('/api/getPayRange', 'type', () => 'bank'),
  },
  {
    wrong: 'one way for all orders',
    path: '/api/payinfo',
    change: {
      answer: (answer, { path }) =>
        path === '/api/payinfo' && (answer.body as { code: number }).code === 200
          ? { ...answer, body: { ...(answer.body as object), message: 'usdtpay' } }
          : answer,
    },
  },
]

const PAGED = [BETS, MOVES, REBATES, PACKETS, NOTICES, APPLICATIONS]
type Page = { current_page: number; last_page: number; data: unknown[] }
const page = (path: string, edit: (page: Page) => object): BackendChange =>
  changeData(path, (content: { list?: Page } & Page) => {
    const at = content.list ?? content
    if (typeof at !== 'object' || at === null || !Array.isArray(at.data)) return content
    const edited = { ...at, ...edit(at) }
    return content.list ? { ...content, list: edited } : edited
  })

export const WRONG_PAGES: readonly WrongBehaviour[] = PAGED.flatMap((path): WrongBehaviour[] => [
  { wrong: 'page 2 has the rows of page 1', path, change: changeRequestField(path, 'page', () => 1) },
  { wrong: 'last_page is 0', path, change: page(path, () => ({ last_page: 0 })) },
  {
    wrong: 'last_page is 1 although there is more',
    path,
    change: page(path, () => ({ last_page: 1 })),
  },
  { wrong: 'current_page is always 1', path, change: page(path, () => ({ current_page: 1 })) },
  {
    wrong: 'current_page is 0',
    path,
    change: page(path, ({ current_page }) => ({ current_page: current_page - 1 })),
  },
  { wrong: 'no rows', path, change: page(path, () => ({ data: [] })) },
])

const inUtc = (time: string) => {
  const ms = parseBeijing(time)
  return ms === undefined ? time : formatBeijing(ms - 8 * HOUR_MS)
}
export const WRONG_TIMES: readonly WrongBehaviour[] = [
  BETS,
  MOVES,
  REBATES,
  PACKETS,
  NOTICES,
  APPLICATIONS,
].flatMap((path): WrongBehaviour[] => [
  { wrong: 'UTC in place of Beijing time', path, change: changeField(path, 'created_at', inUtc) },
  {
    wrong: 'an impossible date',
    path,
    change: changeField(path, 'created_at', () => '2026-13-40 25:61:61'),
  },
  {
    wrong: 'the 30th of February',
    path,
    change: changeField(path, 'created_at', () => '2026-02-30 10:00:00'),
  },
  {
    wrong: 'zeros as creation time',
    path,
    change: changeField(path, 'created_at', () => '0000-00-00 00:00:00'),
  },
  { wrong: 'no creation time', path, change: changeField(path, 'created_at', () => null) },
  { wrong: 'epoch seconds', path, change: changeField(path, 'created_at', () => 1_777_777_777) },
  {
    wrong: 'ISO 8601',
    path,
    change: changeField(path, 'created_at', (time: string) => `${time.replace(' ', 'T')}+08:00`),
  },
])

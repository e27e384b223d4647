import { type BackendChange, changeData, changeField, changeRefusal, changeSuccess } from './change.ts'
import type { WrongBehaviour } from './wrong.ts'

const escaped = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const inHtml = (path: string, name: string): WrongBehaviour => ({
  wrong: `${name} is escaped HTML`,
  path,
  change: changeField(path, name, (html: string) => escaped(`<p>${html}</p>`)),
})

const code = (path: string, name: string, value: string): WrongBehaviour => ({
  wrong: `${name} is a code`,
  path,
  change: changeField(path, name, () => value),
})

const accounts: BackendChange = changeData('/api/getpaybank', (rows: object[]) =>
  rows.map((row) => ({ ...row, bank_data: { bank_name: 'yunchuan' } })),
)

/** Texts that no player can read. */
export const WRONG_TEXTS: readonly WrongBehaviour[] = [
  inHtml('/api/article', 'content'),
  inHtml('/api/noticeList', 'content'),
  inHtml('/api/activitylist', 'content'),
  inHtml('/api/activitydeatil', 'content'),
  inHtml('/api/activitydeatil', 'memo'),
  inHtml('/api/app', 'webcontent'),
  code('/api/betrecord', 'Code', 'yzdz'),
  code('/api/getfanshui', 'gamename', 'yzdz'),
  code('/api/gettransrecord', 'pay_way', 'usdt-trc20'),
  code('/api/game/list', 'name', 'yzdz-001'),
  code('/api/gamelistBycode', 'gamename', 'pp-001'),
  code('/api/activitylist', 'title', 'first-deposit'),
  code('/api/activitytype', 'name', '1'),
  code('/api/activityApplyLog', 'activity_name', '3'),
  code('/api/getcard', 'bank', 'yunchuan'),
  code('/api/banklist', 'bank_name', 'yunchuan'),
  ...['/api/transfer', '/api/withdraw', '/api/bindcard', '/api/login'].map(
    (path): WrongBehaviour => ({
      wrong: 'refusals in codes',
      path,
      change: changeRefusal(path, (envelope) => ({ ...envelope, message: 'ERR_NOT_ALLOWED' })),
    }),
  ),
  ...['/api/withdraw', '/api/transall', '/api/dofanshui'].map(
    (path): WrongBehaviour => ({
      wrong: 'successes in English',
      path,
      change: changeSuccess(path, (envelope) => ({ ...envelope, message: 'success' })),
    }),
  ),
  { wrong: 'the bank of an account is a code', path: '/api/getpaybank', change: accounts },
  {
    wrong: 'transfers name the venue by its code',
    path: '/api/gettransrecord',
    change: changeField('/api/gettransrecord', 'pay_way', (text: string) => text.replace('云舟电子', 'yzdz')),
  },
  {
    wrong: 'transfers name the central wallet by its code',
    path: '/api/gettransrecord',
    change: changeField('/api/gettransrecord', 'pay_way', (text: string) =>
      text.replace('中心钱包', 'userbalance'),
    ),
  },
  {
    wrong: 'the card has no digits',
    path: '/api/getcard',
    change: changeField('/api/getcard', 'bank_no', () => '**** **** ****'),
  },
  {
    wrong: 'the card has its first digits in place of its last',
    path: '/api/getcard',
    change: changeField('/api/getcard', 'bank_no', () => '6200 **** ****'),
  },
]

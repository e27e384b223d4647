import { CENTRAL_WALLET } from '#contracts/wallet.ts'
import { siteAddress, siteSettings } from '../demo-sites/site-page.ts'
import type { WireForm } from '../state/wire-forms.ts'

/**
 * Writes an answer in the wire forms of `switches.wireForms`, so that the demo, the pacts and the tests meet each
 * of them. The contract reads every form, and a field that a form leaves out as a missing value.
 */

type Fields = Record<string, unknown>
export type WireAnswer = {
  path: string
  envelope: Fields
  /** The balance of the caller's central wallet now, in 元. */
  central: () => number
  /** Address of the demo games' page for this caller. */
  venueBaseUrl: string
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Rebuilds a value from the inside out. `change` returns the new value of each field; undefined removes the field.
 */
function rewrite(value: unknown, change: (key: string, field: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, change))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, field]) => [key, change(key, rewrite(field, change))] as const)
      .filter(([, field]) => field !== undefined),
  )
}

const AMOUNTS = new Set([
  ...['balance', 'gameblance', 'paysum', 'amount', 'bet_amount', 'win_loss', 'money', 'redpacketmoney'],
  ...['jisuan', 'nojisuan', 'min_price', 'max_price', 'recharge', 'flow', 'flow_money'],
])
const FLAGS = new Set([
  ...['site_state', 'redpacket_switch', 'index_modal', 'app_state', 'is_hot', 'is_new', 'isagent'],
  ...['transferstatus', 'usdt', 'wechat', 'pipay', 'card', 'rengong'],
])
/** Flags that are never left out: the app treats a site without `site_state` as open. */
const NEEDED_FLAGS = new Set(['site_state'])
/** By path: fields that are optional in the contract. */
const OPTIONAL_FIELDS: Record<string, readonly string[]> = {
  '/api/getcard': ['bank_not', 'ico'],
  '/api/gettransrecord': ['bank_not'],
  '/api/userredpacket': ['status'],
  '/api/douserredpacket': ['sendnums', 'acquirednum'],
  '/api/noticeList': ['unread'],
  '/pay/api/queryOrderNo': ['orderNo'],
  '/api/getpaybank': ['remark'],
  '/api/payinfo': ['remark'],
}
const DATES = new Set(['created_at', 'updated_at', 'usetime', 'birthday'])

const isPage = (data: unknown): data is Fields & { data: unknown[] } =>
  isFields(data) && 'last_page' in data && Array.isArray(data.data)

/** Whether there are no data, an empty list or page, or an object without fields. */
const isEmpty = (data: unknown): boolean =>
  data === null ||
  (Array.isArray(data) && data.length === 0) ||
  (isPage(data)
    ? data.data.length === 0
    : isFields(data) && Object.values(data).every((field) => field === undefined))

/** Replaces the data, or the page inside it, by `as` if it is empty; undefined removes it. */
function emptyAs(envelope: Fields, as: unknown): Fields {
  const { data, ...rest } = envelope
  if (isEmpty(data)) return as === undefined ? rest : { ...rest, data: as }
  if (isFields(data) && 'list' in data && isEmpty(data.list)) {
    const { list: _, ...sums } = data
    return { ...rest, data: as === undefined ? sums : { ...sums, list: as } }
  }
  return envelope
}

const inData =
  (change: (data: unknown, answer: WireAnswer) => unknown) =>
  (answer: WireAnswer): Fields =>
    'data' in answer.envelope
      ? { ...answer.envelope, data: change(answer.envelope.data, answer) }
      : answer.envelope

const keyed = (list: readonly unknown[]): Fields =>
  Object.fromEntries(list.map((item, index) => [String(index), item]))

const FORMS: Record<WireForm, (answer: WireAnswer) => Fields> = {
  'text-numbers': inData((data) =>
    rewrite(data, (key, field) =>
      typeof field === 'number' ? (AMOUNTS.has(key) ? field.toFixed(2) : String(field)) : field,
    ),
  ),
  'boolean-flags': inData((data) => rewrite(data, (key, field) => (FLAGS.has(key) ? field === 1 : field))),
  'missing-flags': inData((data) =>
    rewrite(data, (key, field) =>
      FLAGS.has(key) && !NEEDED_FLAGS.has(key) && field === 0 ? undefined : field,
    ),
  ),
  'number-ids': inData((data) =>
    rewrite(data, (key, field) => (key === 'id' && /^\d{1,15}$/.test(String(field)) ? Number(field) : field)),
  ),
  'empty-null': ({ envelope }) => emptyAs(envelope, null),
  'empty-list': ({ envelope }) => emptyAs(envelope, []),
  'empty-object': ({ envelope }) => emptyAs(envelope, {}),
  'empty-absent': ({ envelope }) => emptyAs(envelope, undefined),
  'bare-pages': inData((data) => (isPage(data) ? data.data : data)),
  'keyed-lists': inData((data) => {
    if (Array.isArray(data) && data.length > 0) return keyed(data)
    return isPage(data) && data.data.length > 0 ? { ...data, data: keyed(data.data) } : data
  }),
  'flat-rebates': inData((data, { path }) => {
    if (path !== '/api/getfanshui' || !isFields(data) || !isFields(data.list)) return data
    const { list, ...sums } = data
    return { ...list, ...sums }
  }),
  'long-paytype': inData((data, { path }) =>
    path === '/api/payinfo'
      ? rewrite(data, (key, field) => (key === 'paytype' ? `${field}（扫码或复制后付款）` : field))
      : data,
  ),
  'recharge-url': inData((data, { path, envelope, venueBaseUrl }) => {
    if (path !== '/api/recharge') return data
    const page = new URL(siteAddress(siteSettings('pay'), venueBaseUrl))
    page.searchParams.set('order', String(envelope.message))
    return { url: page.href }
  }),
  'transfer-balance': inData((data, { path, central }) =>
    path === '/api/transfer' ? { platname: CENTRAL_WALLET, balance: central() } : data,
  ),
  'scalar-data': inData((data, { path }) =>
    path === '/api/withdraw' ? true : path === '/api/uploadimg' && isFields(data) ? data.url : data,
  ),
  'least-fields': inData((data, { path }) =>
    rewrite(data, (key, field) => (OPTIONAL_FIELDS[path]?.includes(key) ? undefined : field)),
  ),
  'zero-dates': inData((data) =>
    rewrite(data, (key, field) => (DATES.has(key) && field === '' ? '0000-00-00' : field)),
  ),
  'pay-message': ({ envelope }) => {
    const { msg, ...rest } = envelope
    return msg === undefined ? envelope : { ...rest, message: msg }
  },
}

/** The answer in all these forms. */
export const writeInForms = (forms: readonly WireForm[], answer: WireAnswer): Fields =>
  forms.reduce((envelope, form) => FORMS[form]({ ...answer, envelope }), answer.envelope)

/** The forms that apply to a refusal, which has no data. */
export const formsOfRefusal = (forms: readonly WireForm[]): WireForm[] =>
  forms.filter((form) => form === 'pay-message')

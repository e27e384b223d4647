import { type BackendChange, changeData, changeField, type ProviderAnswer } from './change.ts'

/** A different way of writing an answer that is still right: no interaction of these calls turns red. */
export type Correct = { what: string; change: BackendChange; paths: readonly string[] }

type Fields = Record<string, unknown>
const envelopeOf = ({ body }: ProviderAnswer) => body as { code: number; message?: unknown; data?: unknown }
const isRefusal = (answer: ProviderAnswer) => ![200, 251, 401, 503].includes(envelopeOf(answer).code)

const refusals = (edit: (envelope: object) => object): BackendChange => ({
  answer: (answer) => (isRefusal(answer) ? { ...answer, body: edit(envelopeOf(answer)) } : answer),
})
const body = (edit: (value: unknown) => unknown): BackendChange => ({
  answer: ({ status, body: written }) => ({ status, body: edit(written) }),
})

/** Applies `edit` to every object of the answer, the innermost first. */
const everyObject = (edit: (fields: Fields) => Fields): BackendChange => {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return edit(Object.fromEntries(Object.entries(value).map(([name, field]) => [name, walk(field)])))
  }
  return body(walk)
}
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...value].reverse()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, reversed(field)]))
}

const AMOUNTS = /^(amount|balance|money|redpacketmoney|bet_amount|win_loss|flow_money|recharge|total_.*)$/
/** Writes amounts as a database column with four decimals does: 100.5 becomes "100.5000". */
const fourDecimals = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) =>
      AMOUNTS.test(name) && /^-?\d+(\.\d{1,2})?$/.test(String(value))
        ? [name, `${Number(value).toFixed(2)}00`]
        : [name, value],
    ),
  )

const ENTITIES = '<p>1 &lt; 2 &amp; &quot;好&quot;&nbsp;&lt;3 &</p>'
const LISTS = [
  '/api/betrecord',
  '/api/gettransrecord',
  '/api/getfanshui',
  '/api/redpacket',
  '/api/activityApplyLog',
  '/api/getcard',
  '/api/game/list',
]
const READ = ['/api/user', '/api/betrecord', '/api/payinfo', '/api/transfer']

export const CORRECT: readonly Correct[] = [
  ...[0, 1, -1, 404, 500, 1001, 40_001].map(
    (code): Correct => ({
      what: `refusals with code ${code}`,
      change: refusals((envelope) => ({ ...envelope, code })),
      paths: ['/api/transfer', '/api/login'],
    }),
  ),
  {
    what: 'refusals in words of their own',
    change: refusals((envelope) => ({ ...envelope, message: '抱歉，操作未成功（E-17）' })),
    paths: ['/api/bindcard', '/api/register', '/api/editPassword'],
  },
  {
    what: 'refusals with data',
    change: refusals((envelope) => ({ ...envelope, data: { trace: 'a1' } })),
    paths: ['/api/bindcard', '/api/recharge'],
  },
  { what: 'rows in the other order', change: body(reversed), paths: LISTS },
  {
    what: 'more fields than the app reads',
    change: everyObject((fields) => ({ ...fields, trace: 'a1' })),
    paths: READ,
  },
  {
    what: 'amounts as text of four decimals',
    change: everyObject(fourDecimals),
    paths: ['/api/balance', '/api/user', '/api/balancelist', '/api/redpacket', ...LISTS],
  },
  {
    what: 'HTTP 401 beside code 401',
    change: {
      answer: (answer) => (envelopeOf(answer).code === 401 ? { ...answer, status: 401 } : answer),
    },
    paths: ['/api/user', '/api/withdraw', '/api/userredpacket', '/pay/api/recharge'],
  },
  {
    what: 'a daily maximum beside no rules',
    change: changeData('/api/userredpacket', (info: Fields, { state }) =>
      state === 'unfilled-site' ? { ...info, max_times: 8, acquirednum: 2 } : info,
    ),
    paths: ['/api/userredpacket'],
  },
  {
    what: 'numbers of pages as text',
    change: everyObject((fields) =>
      'last_page' in fields
        ? { ...fields, current_page: `${fields.current_page}`, last_page: `${fields.last_page}` }
        : fields,
    ),
    paths: ['/api/betrecord', '/api/redpacket', '/api/activityApplyLog', '/api/noticeList'],
  },
  ...[
    ['/api/article', 'content'],
    ['/api/noticeList', 'content'],
    ['/api/activitydeatil', 'memo'],
    ['/api/app', 'webcontent'],
  ].map(
    ([path = '', field = '']): Correct => ({
      what: `entities in the HTML of ${field}`,
      change: changeField(path, field, (html: string) => (html === '' ? html : `[新] ${html}${ENTITIES}`)),
      paths: [path],
    }),
  ),
  {
    what: 'cards in full',
    change: changeField('/api/getcard', 'bank_no', (no: string) =>
      no.replace(/.*(?=.{4}$)/, '620000555000211'),
    ),
    paths: ['/api/getcard'],
  },
  {
    what: 'names of venues with other letters',
    change: changeField('/api/betrecord', 'Code', (name: string) => `PP ${name} (hot)`),
    paths: ['/api/betrecord'],
  },
  {
    what: 'transfers in other words',
    change: changeField('/api/gettransrecord', 'pay_way', (way: string) =>
      way.replace(/^(.*) → (.*)$/, '由“$1”转至 PG$2'),
    ),
    paths: ['/api/gettransrecord'],
  },
]

import { centsOf, same } from '../same.ts'
import { memberCall, no, told, yes } from './ask.ts'
import type { Call, Model, Moved, Person } from './state.ts'

/** Money between the central wallet and the venues (docs/rules.md#wallets, docs/rules.md#transfers). */

export const CENTRAL = 'userbalance'
/** Every venue in the order of the wallet list, with the kind of rebate that its games earn. */
export const VENUES = {
  yzdz: { name: '云舟电子', kind: 'electron' },
  yzby: { name: '云舟捕鱼', kind: 'electron' },
  zrt: { name: '真人厅', kind: 'realperson' },
  qpg: { name: '棋牌馆', kind: 'joker' },
  cpz: { name: '彩票站', kind: 'lottery' },
  tyg: { name: '体育馆', kind: 'sport' },
  djg: { name: '电竞馆', kind: 'e_sport' },
  obgdy: { name: 'OB电子', kind: 'electron' },
  fgdz: { name: 'FG电子', kind: 'electron' },
  pp: { name: 'PP电子', kind: 'electron' },
  ae: { name: 'AE电子', kind: 'electron' },
} as const
export type Plat = keyof typeof VENUES
export const PLATS = Object.keys(VENUES) as Plat[]

const isPlat = (name: string): name is Plat => Object.hasOwn(VENUES, name)
export const venueMoney = (p: Person, plat: string): number => p.venues[plat] ?? 0

const way = (plat: Plat, inward: boolean): string =>
  inward ? `${VENUES[plat].name} → 平台钱包` : `平台钱包 → ${VENUES[plat].name}`

/** Transfers into the central wallet (`inward`) or out of it, and adds the record. */
export function carry(m: Model, p: Person, plat: Plat, amount: number, inward: boolean): void {
  p.central += inward ? amount : -amount
  p.venues[plat] = venueMoney(p, plat) + (inward ? -amount : amount)
  const row: Moved = { way: way(plat, inward), amount, at: m.now }
  if (inward) p.moved.in.push(row)
  else p.moved.out.push(row)
}

/** `amount` is the value of `wire`, in fen. */
export type Transfer = { amount: number; wire: number | string; from: string; to: string }

export const transfer = (token: string, { amount, wire, from, to }: Transfer): Call =>
  memberCall(
    token,
    { path: '/api/transfer', wire: { amount: wire, sourcetype: from, targettype: to } },
    (m, p) => {
      if (from === to) return no()
      const inward = to === CENTRAL
      if (!inward && from !== CENTRAL) return no('场馆内钱包不支持互转')
      const plat = inward ? from : to
      if (!isPlat(plat) || m.closedVenues.has(plat) || amount <= 0) return no()
      if (amount > (inward ? venueMoney(p, plat) : p.central)) return no()
      carry(m, p, plat, amount, inward)
      return yes()
    },
  )

export const recall = (token: string): Call =>
  memberCall(token, { path: '/api/transall' }, (m, p) => {
    const giving = PLATS.filter((plat) => !m.closedVenues.has(plat) && venueMoney(p, plat) > 0)
    for (const plat of giving) carry(m, p, plat, venueMoney(p, plat), true)
    return { code: 200, changes: giving.length > 0 }
  })

export const autoTransfer = (token: string, on: boolean, wire: unknown): Call =>
  memberCall(token, { path: '/api/uptransferstatus', wire: { transferstatus: wire } }, (_m, p) => {
    const changes = p.auto !== on
    p.auto = on
    return { code: 200, changes }
  })

export const balance = (token: string): Call =>
  memberCall(token, { path: '/api/balance' }, (_m, p) =>
    told(({ data }) =>
      same(centsOf((data as { balance: unknown }).balance), p.central, 'the central wallet'),
    ),
  )

export const venueList = (token: string): Call =>
  memberCall(token, { path: '/api/balancelist' }, (_m, p) =>
    told(({ data }) => {
      const rows = data as { name: string; platname: string; balance: unknown }[]
      same(
        rows.map((row) => [row.platname, row.name, centsOf(row.balance)]),
        PLATS.map((plat) => [plat, VENUES[plat].name, venueMoney(p, plat)]),
        'the venue wallets',
      )
    }),
  )

import { SUCCESS } from '#contracts/wire/envelope.ts'
import { centsOf, same } from '../same.ts'
import { expectedRead, expectedRefusal, expectedSuccess, memberCall } from './calls.ts'
import type { Call, Model, Moved, Person } from './state.ts'

/** Money between the central wallet and the venues (docs/rules.md#wallets, docs/rules.md#transfers). */

export const CENTRAL = 'userbalance'
/** Every venue in the order of the wallet list, with the kind of rebate that its games earn. */
export const MODEL_VENUES = {
  yzdz: { name: '云舟电子', kind: 'electron' },
  yzby: { name: '云舟捕鱼', kind: 'electron' },
  zrt: { name: '真人厅', kind: 'realperson' },
  qpg: { name: '棋牌馆', kind: 'joker' },
  cpz: { name: '彩票站', kind: 'lottery' },
  tyg: { name: '体育馆', kind: 'sport' },
  djg: { name: '电竞馆', kind: 'e_sport' },
  obgdy: { name: '青岚电子', kind: 'electron' },
  fgdz: { name: '沐川电子', kind: 'electron' },
  pp: { name: '砚溪电子', kind: 'electron' },
  ae: { name: '拾月电子', kind: 'electron' },
} as const
export type Plat = keyof typeof MODEL_VENUES
export const PLATS = Object.keys(MODEL_VENUES) as Plat[]

const isPlat = (name: string): name is Plat => Object.hasOwn(MODEL_VENUES, name)
export const venueMoney = (p: Person, plat: string): number => p.venues[plat] ?? 0

const transferText = (plat: Plat, isTransferIn: boolean): string =>
  isTransferIn ? `${MODEL_VENUES[plat].name} → 中心钱包` : `中心钱包 → ${MODEL_VENUES[plat].name}`

/** Transfers into the central wallet (`inward`) or out of it, and adds the record. */
export function moveMoney(m: Model, p: Person, plat: Plat, amount: number, isTransferIn: boolean): void {
  p.central += isTransferIn ? amount : -amount
  p.venues[plat] = venueMoney(p, plat) + (isTransferIn ? -amount : amount)
  const row: Moved = { payWay: transferText(plat, isTransferIn), amount, at: m.now }
  if (isTransferIn) p.moved.in.push(row)
  else p.moved.out.push(row)
}

/** `amount` is the value of `wire`, in fen. */
export type Transfer = { amount: number; wire: number | string; from: string; to: string }

export const transfer = (token: string, { amount, wire, from, to }: Transfer): Call =>
  memberCall(
    token,
    { path: '/api/transfer', wire: { amount: wire, sourcetype: from, targettype: to } },
    (m, p) => {
      if (from === to) return expectedRefusal()
      const isTransferIn = to === CENTRAL
      if (!isTransferIn && from !== CENTRAL) return expectedRefusal('场馆内钱包不支持互转')
      const plat = isTransferIn ? from : to
      if (!isPlat(plat) || m.closedVenues.has(plat) || amount <= 0) return expectedRefusal()
      if (amount > (isTransferIn ? venueMoney(p, plat) : p.central)) return expectedRefusal()
      moveMoney(m, p, plat, amount, isTransferIn)
      return expectedSuccess()
    },
  )

/** Moves what the open ones of these venues hold into the central wallet; returns how many held something. */
export function recallFrom(m: Model, p: Person, plats: readonly Plat[]): number {
  const recalled = plats.filter((plat) => !m.closedVenues.has(plat) && venueMoney(p, plat) > 0)
  for (const plat of recalled) moveMoney(m, p, plat, venueMoney(p, plat), true)
  return recalled.length
}

export const recall = (token: string): Call =>
  memberCall(token, { path: '/api/transall' }, (m, p) => ({
    code: SUCCESS,
    changes: recallFrom(m, p, PLATS) > 0,
  }))

export const autoTransfer = (token: string, on: boolean, wire: unknown): Call =>
  memberCall(token, { path: '/api/uptransferstatus', wire: { transferstatus: wire } }, (_m, p) => {
    const changes = p.auto !== on
    p.auto = on
    return { code: SUCCESS, changes }
  })

export const readBalance = (token: string): Call =>
  memberCall(token, { path: '/api/balance' }, (_m, p) =>
    expectedRead(({ data }) =>
      same(centsOf((data as { balance: unknown }).balance), p.central, 'the central wallet'),
    ),
  )

export const readVenues = (token: string): Call =>
  memberCall(token, { path: '/api/balancelist' }, (_m, p) =>
    expectedRead(({ data }) => {
      const rows = data as { name: string; platname: string; balance: unknown }[]
      same(
        rows.map((row) => [row.platname, row.name, centsOf(row.balance)]),
        PLATS.map((plat) => [plat, MODEL_VENUES[plat].name, venueMoney(p, plat)]),
        'the venue wallets',
      )
    }),
  )

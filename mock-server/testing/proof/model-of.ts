import {
  APPROVED,
  BET_SETTLED,
  DEPOSIT,
  TRANSFER_IN,
  TRANSFER_OUT,
  type TransactionType,
} from '#contracts/wire/record-codes.ts'
import { DEMO, FRESH, type Persona } from '../../scenarios/personas.ts'
import { rowsOf, transactionLog } from '../../state/store/log.ts'
import type { Deposit } from '../../state/submissions.ts'
import type { Member, World } from '../../state/types.ts'
import { midnight } from './model/midnight.ts'
import { newPerson } from './model/person.ts'
import { Model, type Order, type Person, type Tables } from './model/state.ts'
import { dayOf, dayStart } from './model/time.ts'

/** The model of a start world. It copies facts from the world, but no rules. */
export function modelOf(world: World, now: number, tables: Tables): Model {
  const model = new Model(now, tables)
  model.schedule(dayStart(dayOf(now) + 1), midnight)
  for (const persona of [DEMO, FRESH]) {
    const member = Object.values(world.members).find(({ username }) => username === persona.username)
    if (member) model.people.push(personOf(world, member, persona, now))
  }
  for (const [account, balance] of Object.entries(world.accounts)) {
    const [kind = '', plat = ''] = account.split(':')
    if (kind === 'venue-result') model.outside.venueResults[plat] = balance
    else if (kind === 'payments' || kind === 'bonuses' || kind === 'corrections')
      model.outside[kind] = balance
  }
  for (const token of Object.keys(world.sessions)) model.mustBeNew(token)
  for (const no of [...Object.keys(world.deposits), ...Object.keys(world.withdrawals)]) model.mustBeNew(no)
  return model
}

function personOf(world: World, member: Member, persona: Persona, now: number): Person {
  const { id } = member
  const paypassword = member.payPasswordDigest === '' ? '' : persona.payPassword
  const money = (account: string): number => world.accounts[`member:${id}:${account}`] ?? 0
  const bets = [...rowsOf(world, 'bets', id)].map((bet) => ({
    ...{ id: bet.id, key: '', plat: bet.plat, game: bet.gameCode },
    ...{ stake: bet.stake as number, at: bet.atMs, payout: bet.payout as number, state: bet.status },
    ...{ short: false, counted: bet.turnover as number },
  }))
  const today: Record<string, number> = {}
  for (const { at, plat, counted, stake, state } of bets)
    if (state === BET_SETTLED && counted > 0 && at >= dayStart(dayOf(now)))
      today[plat] = (today[plat] ?? 0) + stake
  const moved = (type: TransactionType) =>
    [...rowsOf(world, 'transactions', transactionLog(id, type))].map((row) => ({
      payWay: row.payWay,
      amount: row.amount as number,
      at: row.atMs,
    }))
  return {
    ...newPerson({ ...persona, name: persona.username, paypassword }, member.joinedMs),
    id,
    tokens: Object.keys(world.sessions).filter((token) => world.sessions[token]?.memberId === id),
    central: money('central'),
    held: money('held'),
    venues: Object.fromEntries(Object.keys(world.venues).map((plat) => [plat, money(`venue:${plat}`)])),
    ...{ paysum: member.paysum, turnover: member.turnover, wager: member.wageringLeft },
    ...{ vip: member.vip, vipSince: member.vipSinceMs, vipTurnover: member.vipTurnover },
    ...{ vipPeak: member.vipPeak, vipReady: member.vipReady },
    today,
    orders: [...rowsOf(world, 'transactions', transactionLog(id, DEPOSIT))].map(({ no }) =>
      orderOf(world.deposits[no]),
    ),
    moved: { in: moved(TRANSFER_IN), out: moved(TRANSFER_OUT) },
    bets,
    rebates: [...rowsOf(world, 'rebates', id)].map((row) => ({
      ...{ at: row.atMs, plat: row.plat, amount: row.amount as number, collected: row.collectedMs },
    })),
    inbox: Object.values(world.notices)
      .filter(({ to }) => to === id)
      .sort((a, b) => a.atMs - b.atMs)
      .map(({ id: message, atMs, title }) => ({
        ...{ at: atMs, title },
        read: (world.noticesRead[id] ?? []).includes(message),
      })),
    cards: (world.cards[id] ?? []).map(({ icon: _, atMs: __, ...card }) => card),
  }
}

const KINDS = {
  usdt: 'usdt',
  wechat: 'qr',
  alipay: 'qr',
  pipay: 'online',
  card: 'card',
  rengong: 'manual',
} as const

function orderOf(deposit: Deposit | undefined): Order {
  if (!deposit) throw new TypeError('a record without its order')
  const { no, method, payWay, amount, atMs, state, account, reviewedMs } = deposit
  return {
    ...{ no, kind: KINDS[method], payWay, amount, at: atMs, state, account },
    ...(state === APPROVED && reviewedMs !== null ? { credited: reviewedMs } : {}),
  }
}

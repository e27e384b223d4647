import type { Collection } from './types.ts'

/** To be raised when older snapshots can no longer be read. Such a snapshot is dropped, and a new world is built. */
export const SCHEMA_VERSION = 14

/** A record without a prototype, so that a key like `__proto__` is an ordinary key. */
export const bareRecord = <T>(): Record<string, T> => Object.create(null)

/** The empty collections of a world. */
export const blankCollections = (): { [C in Collection]: Record<string, never> } => ({
  meta: bareRecord(),
  site: bareRecord(),
  counters: bareRecord(),
  members: bareRecord(),
  usernames: bareRecord(),
  sessions: bareRecord(),
  accounts: bareRecord(),
  venues: bareRecord(),
  games: bareRecord(),
  banners: bareRecord(),
  notices: bareRecord(),
  noticesRead: bareRecord(),
  articles: bareRecord(),
  activityTypes: bareRecord(),
  activities: bareRecord(),
  applications: bareRecord(),
  cards: bareRecord(),
  deposits: bareRecord(),
  withdrawals: bareRecord(),
  agentApplications: bareRecord(),
  tickets: bareRecord(),
  seats: bareRecord(),
  due: bareRecord(),
  heads: bareRecord(),
  postings: bareRecord(),
  bets: bareRecord(),
  betsByCategory: bareRecord(),
  transactions: bareRecord(),
  rebates: bareRecord(),
  redPackets: bareRecord(),
  wageringRequirements: bareRecord(),
  applicationLog: bareRecord(),
})

/** The logs of the world: the collections whose values are chunks. */
export const LOGS = [
  'postings',
  'bets',
  'betsByCategory',
  'transactions',
  'rebates',
  'redPackets',
  'wageringRequirements',
  'applicationLog',
] as const satisfies readonly Collection[]
export type LogName = (typeof LOGS)[number]

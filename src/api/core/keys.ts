/**
 * Every query key of the app, in one place so that no code invalidates a key that does not exist. A prefix matches
 * all keys below it.
 */
export const keys = {
  app: ['site', 'app'],
  visitUrl: ['site', 'visit-url'],
  serviceUrl: ['site', 'service-url'],
  banners: (type: number) => ['site', 'banners', type],
  homeNotices: ['notices', 'home'],
  notices: (type: number) => ['notices', 'list', type],
  unread: ['notices', 'unread'],
  article: (type: number) => ['help', 'article', type],
  games: ['games', 'all'],
  providerGames: (code: string) => ['games', 'provider', code],
  user: ['member', 'user'],
  balance: ['wallet', 'balance'],
  venues: ['wallet', 'venues'],
  wagering: ['wallet', 'wagering'],
  cards: ['cards'],
  cardsOf: (tab: number) => ['cards', tab],
  banks: ['banks'],
  payWays: ['deposit', 'ways'],
  payRange: (type: string) => ['deposit', 'range', type],
  payBanks: ['deposit', 'banks'],
  depositOrder: (no: string) => ['deposit', 'order', no],
  records: ['records'],
  rebates: (filter: object) => ['records', 'rebates', filter],
  redPacketRecords: ['records', 'red-packets'],
  redPacket: ['red-packet', 'info'],
  bets: (filter: object) => ['records', 'bets', filter],
  newestDeposits: ['records', 'newest-deposits'],
  depositState: (no: string) => ['records', 'deposit-state', no],
  transactions: (filter: object) => ['records', 'transactions', filter],
  wagerSources: (remaining: number, multiple: number) => ['records', 'wager-sources', remaining, multiple],
  applications: ['records', 'applications'],
  activities: (...of: string[]) => ['activities', ...of],
  report: (date: number) => ['records', 'report', date],
  vipLevels: ['vip', 'levels'],
} as const

/** The queries that a movement of money changes: balances, the member's sums, and all lists of records. */
export const MONEY_KEYS = [['wallet'], keys.user, keys.records] as const

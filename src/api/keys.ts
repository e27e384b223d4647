/** Every query key of the app, so that nobody invalidates a key that nobody uses. Prefixes match all below them. */
export const keys = {
  app: ['site', 'app'],
  visitUrl: ['site', 'visit-url'],
  serviceUrl: ['site', 'service-url'],
  banners: (type: number) => ['site', 'banners', type],
  homeNotices: ['notices', 'home'],
  notices: (type: number) => ['notices', 'list', type],
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
  records: ['records'],
  rebates: (filter: object) => ['records', 'rebates', filter],
  redPacketRecords: ['records', 'red-packets'],
  redPacket: ['red-packet', 'info'],
  bets: (filter: object) => ['records', 'bets', filter],
  transactions: (filter: object) => ['records', 'transactions', filter],
  applications: ['records', 'applications'],
  report: (date: number) => ['records', 'report', date],
  vipLevels: ['vip', 'levels'],
} as const

/** What a movement of money changes: balances, the member's sums, and every list of records. */
export const MONEY_KEYS = [['wallet'], keys.user, keys.records] as const

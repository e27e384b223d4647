/** The code tables of the wire, with the Chinese words that a player reads; those of records are in record-codes.ts. */

/** Articles of the help centre. /abouts asks 5 (its terms and rules) and 6 (privacy policy) from the same call. */
export const HELP_ARTICLES = {
  1: '常见问题',
  2: '隐私政策',
  3: '免责声明',
  4: '联系我们',
  5: '代理加盟',
  7: '关于我们',
  8: '博彩责任',
} as const
export const ABOUT_ARTICLES = { 5: '条款与规则', 6: '隐私政策' } as const

/** `type` of noticeList, and of /message. */
export const NOTICE_TYPES = { announcements: 1, inbox: 2 } as const
export type NoticeType = (typeof NOTICE_TYPES)[keyof typeof NOTICE_TYPES]

/** `type` of getcard. */
export const CARD_TYPES = { bank: 1, usdt: 2 } as const
export type CardType = (typeof CARD_TYPES)[keyof typeof CARD_TYPES]

/** `type` of /wallet and the tabs of /withdrawal. */
export const WALLET_TABS = { usdt: 1, bank: 2 } as const
export type WalletTab = (typeof WALLET_TABS)[keyof typeof WALLET_TABS]

/**
 * A trap of the wire: the screens count USDT 1 and bank 2, getcard counts bank 1 and USDT 2. Only this
 * function maps one to the other.
 */
export const cardTypeOfTab = (tab: WalletTab): CardType =>
  tab === WALLET_TABS.usdt ? CARD_TYPES.usdt : CARD_TYPES.bank

/** What a USDT address carries as `bank`; its protocol is in `bank_owner`. */
export const USDT_BANK = 'USDT'
export const PROTOCOLS = ['TRC20', 'ERC20'] as const
export type Protocol = (typeof PROTOCOLS)[number]

/** Refusal codes with a meaning of their own; of all others only the message counts. */
export const NO_PAY_PASSWORD = 251

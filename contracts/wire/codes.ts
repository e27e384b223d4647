/** The code tables of the wire, with the Chinese words for players. Those of records are in record-codes.ts. */

/**
 * Articles of the help centre. /abouts requests 5 (there "terms and rules") and 6 (privacy policy) from the same
 * call.
 */
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
 * The tabs have 1 for USDT and 2 for bank; `getcard` has them the other way round. Only this function maps one to
 * the other.
 */
export const cardTypeOfTab = (tab: WalletTab): CardType =>
  tab === WALLET_TABS.usdt ? CARD_TYPES.usdt : CARD_TYPES.bank

/** The `bank` of a USDT address; its protocol is in `bank_owner`. */
export const USDT_BANK = 'USDT'
export const PROTOCOLS = ['TRC20', 'ERC20'] as const
export type Protocol = (typeof PROTOCOLS)[number]

/**
 * The refusal code for "no payment password yet". For all codes without a meaning of their own only the message
 * counts.
 */
export const NO_PAY_PASSWORD = 251

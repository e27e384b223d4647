import type { HELP_ARTICLES, WalletTab } from '#contracts/wire/codes.ts'
import type { TransactionType } from '#contracts/wire/record-codes.ts'
import { PAY_PASSWORD_TYPE, TERMS_ARTICLE } from '../query-types.ts'

/** Where later screens link to, with the codes of the query written once. */

const LOGIN_PASSWORD_TYPE = '1'
export const LOGIN_PASSWORD_PATH = `/password?type=${LOGIN_PASSWORD_TYPE}`
export const PAY_PASSWORD_PATH = `/password?type=${PAY_PASSWORD_TYPE}`
/** Goes with `PAY_PASSWORD_PATH` where the backend said that no payment password was ever set (code 251). */
export const TO_SET_FIRST = { state: { isFirst: true } } as const

/** Goes with the way to /login where only the balance poll has found the session ended, without an alert. */
export const HAS_EXPIRED = { hasExpired: true } as const

export const TERMS_PATH = `/abouts?type=${TERMS_ARTICLE}`

export type HelpArticle = keyof typeof HELP_ARTICLES
/** `type` of /boutBallBetInfo and of its articles. */
export const HELP_QUESTIONS = 1 satisfies HelpArticle
export const HELP_PRIVACY = 2 satisfies HelpArticle
export const HELP_DISCLAIMER = 3 satisfies HelpArticle
export const HELP_CONTACT = 4 satisfies HelpArticle
export const HELP_AGENTS = 5 satisfies HelpArticle
export const HELP_ABOUT_US = 7 satisfies HelpArticle
export const HELP_RESPONSIBLE_PLAY = 8 satisfies HelpArticle
export const helpPath = (type: HelpArticle): string => `/boutBallBetInfo?type=${type}`

/** The saved cards, of no kind in particular: the first tab. */
export const CARDS_PATH = '/wallet?type=0'
/** The saved cards of one kind. */
export const cardsPath = (tab: WalletTab): string => `/wallet?type=${tab}`

/** Every movement of the wallet. /transRecord alone begins with deposits, to which those lead who have just paid. */
export const STATEMENT_PATH = '/transRecord?type=0'
/** The transactions of one type. */
export const transactionsPath = (type: TransactionType): string => `/transRecord?type=${type}`

export const AGENT_LOGIN_PATH = '/gamePage?dailiD=1'

/** The page on which a deposit order is paid. Only for a number that `isOrderNo` takes. */
export const orderPath = (depositNo: string): string => `/payInfo?deposit_no=${encodeURIComponent(depositNo)}`

import type { HELP_ARTICLES, WalletTab } from '#contracts/wire/codes.ts'
import type { TransactionType } from '#contracts/wire/record-codes.ts'
import { PAY_PASSWORD_TYPE, TERMS_ARTICLE } from '../query-types.ts'

/** Links to screens that load later. Each code of a query is written only here. */

const LOGIN_PASSWORD_TYPE = '1'
export const LOGIN_PASSWORD_PATH = `/password?type=${LOGIN_PASSWORD_TYPE}`
export const PAY_PASSWORD_PATH = `/password?type=${PAY_PASSWORD_TYPE}`
/**
 * The navigation options for `PAY_PASSWORD_PATH` if the backend says that no payment password was ever set (code 251).
 */
export const TO_SET_FIRST = { state: { isFirst: true } } as const

/** The navigation state for /login when the balance poll found that the session has ended, without an alert. */
export const HAS_EXPIRED = { hasExpired: true } as const

export const TERMS_PATH = `/abouts?type=${TERMS_ARTICLE}`

export type HelpArticle = keyof typeof HELP_ARTICLES
/** The `type` of /boutBallBetInfo and of its articles. */
export const HELP_QUESTIONS = 1 satisfies HelpArticle
export const HELP_PRIVACY = 2 satisfies HelpArticle
export const HELP_DISCLAIMER = 3 satisfies HelpArticle
export const HELP_CONTACT = 4 satisfies HelpArticle
export const HELP_AGENTS = 5 satisfies HelpArticle
export const HELP_ABOUT_US = 7 satisfies HelpArticle
export const HELP_RESPONSIBLE_PLAY = 8 satisfies HelpArticle
export const helpPath = (type: HelpArticle): string => `/boutBallBetInfo?type=${type}`

/** The saved cards, at the first tab. */
export const CARDS_PATH = '/wallet?type=0'
/** The saved cards of one kind. */
export const cardsPath = (tab: WalletTab): string => `/wallet?type=${tab}`

/**
 * Every movement of the wallet. /transRecord without a type begins with deposits, since players who have just paid
 * arrive there.
 */
export const STATEMENT_PATH = '/transRecord?type=0'
/** The transactions of one type. */
export const transactionsPath = (type: TransactionType): string => `/transRecord?type=${type}`

export const AGENT_LOGIN_PATH = '/gamePage?dailiD=1'

/** The page where a deposit order is paid. Only for a number that `isOrderNo` accepts. */
export const orderPath = (depositNo: string): string => `/payInfo?deposit_no=${encodeURIComponent(depositNo)}`

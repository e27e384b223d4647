import type { ABOUT_ARTICLES, HELP_ARTICLES, WalletTab } from '#contracts/codes.ts'

/** The codes that addresses carry in their query, each written once. */

type LegalArticle = keyof typeof ABOUT_ARTICLES
type HelpArticle = keyof typeof HELP_ARTICLES

/** `type` of /login: opens the registration. */
export const REGISTER_TYPE = '1'
export const REGISTER_PATH = `/login?type=${REGISTER_TYPE}`

/** `type` of /password. */
export const LOGIN_PASSWORD_TYPE = '1'
export const PAY_PASSWORD_TYPE = '2'
export const LOGIN_PASSWORD_PATH = `/password?type=${LOGIN_PASSWORD_TYPE}`
export const PAY_PASSWORD_PATH = `/password?type=${PAY_PASSWORD_TYPE}`

/** `type` of /sitepage. */
export const OFFICIAL_SITE_TYPE = '1'
export const USD_PLATFORM_TYPE = '2'

/** `type` of /abouts and of its articles: what is agreed to at registration. */
export const TERMS = 5 satisfies LegalArticle
export const PRIVACY_POLICY = 6 satisfies LegalArticle
export const TERMS_PATH = `/abouts?type=${TERMS}`

/** `type` of /boutBallBetInfo and of its articles. */
export const HELP_QUESTIONS = 1 satisfies HelpArticle
export const HELP_PRIVACY = 2 satisfies HelpArticle
export const HELP_DISCLAIMER = 3 satisfies HelpArticle
export const HELP_CONTACT = 4 satisfies HelpArticle
export const HELP_AGENTS = 5 satisfies HelpArticle
export const HELP_ABOUT_US = 7 satisfies HelpArticle
export const HELP_RESPONSIBLE_PLAY = 8 satisfies HelpArticle
export const helpPath = (type: HelpArticle): string => `/boutBallBetInfo?type=${type}`

/** The saved cards of one kind. */
export const cardsPath = (tab: WalletTab): string => `/wallet?type=${tab}`

export const AGENT_LOGIN_PATH = '/gamePage?dailiD=1'

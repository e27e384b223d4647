import type { ABOUT_ARTICLES } from '#contracts/wire/codes.ts'

/** The values of `type` in an address that the shell knows from the start. What only later screens link to: links.ts. */

/** `type` of /login: opens the registration. */
export const REGISTER_TYPE = '1'
export const REGISTER_PATH = `/login?type=${REGISTER_TYPE}`

/** `type` of /password. */
export const PAY_PASSWORD_TYPE = '2'

/** `type` of /sitepage. */
export const OFFICIAL_SITE_TYPE = '1'
export const USD_PLATFORM_TYPE = '2'

type LegalArticle = keyof typeof ABOUT_ARTICLES
/** `type` of /abouts and of its articles: what is agreed to at registration. */
export const TERMS_ARTICLE = 5 satisfies LegalArticle
export const PRIVACY_POLICY_ARTICLE = 6 satisfies LegalArticle

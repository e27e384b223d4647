import type { ABOUT_ARTICLES } from '#contracts/wire/codes.ts'

/** Values of the query `type` that the shell needs from the start. links.ts has those that only later screens use. */

/** The `type` of /login that opens the registration. */
export const REGISTER_TYPE = '1'
export const REGISTER_PATH = `/login?type=${REGISTER_TYPE}`

/** The `type` of /password for the payment password. */
export const PAY_PASSWORD_TYPE = '2'

/** The `type` of /sitepage for the official site. */
export const OFFICIAL_SITE_TYPE = '1'
export const USD_PLATFORM_TYPE = '2'

type LegalArticle = keyof typeof ABOUT_ARTICLES
/** The `type` of /abouts and its article: the terms that are accepted at registration. */
export const TERMS_ARTICLE = 5 satisfies LegalArticle
export const PRIVACY_POLICY_ARTICLE = 6 satisfies LegalArticle

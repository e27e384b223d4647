import { ABOUT_US, AGENT_AND_TERMS, COMMON_QUESTIONS, CONTACT_US } from './articles-help.ts'
import { DISCLAIMER, PRIVACY_POLICY, RESPONSIBLE_GAMBLING } from './articles-legal.ts'

/** Article HTML by the number on the wire; 2 and 6 are both the privacy policy (help centre and /abouts). */
export const ARTICLES: Readonly<Record<number, string>> = {
  1: COMMON_QUESTIONS,
  2: PRIVACY_POLICY,
  3: DISCLAIMER,
  4: CONTACT_US,
  5: AGENT_AND_TERMS,
  6: PRIVACY_POLICY,
  7: ABOUT_US,
  8: RESPONSIBLE_GAMBLING,
}

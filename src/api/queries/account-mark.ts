import { markOfAccount } from '../../lib/device/fingerprint.ts'
import { readCachedUser } from './member.ts'

/** The mark of the account that is logged in: the device outlives the session, so it keeps no name. */
export const accountMark = (): string => markOfAccount(readCachedUser()?.username ?? '')

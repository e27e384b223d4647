import { accountMark } from '../../api/queries/account-mark.ts'
import { type Stored, storage } from '../../lib/device/storage.ts'

type LastTime = Omit<Stored<'yz:last-time'>[number], 'account'>

/** The number of accounts that a phone remembers. */
const MOST = 20

/** The last choices of this account on this device. Empty if the account is unknown. */
export const lastTime = (): LastTime =>
  storage.get('yz:last-time')?.find(({ account }) => account === accountMark()) ?? {}

export function noteLastTime(change: LastTime): void {
  const account = accountMark()
  const others = (storage.get('yz:last-time') ?? []).filter((entry) => entry.account !== account)
  storage.set('yz:last-time', [...others, { ...lastTime(), ...change, account }].slice(-MOST))
}

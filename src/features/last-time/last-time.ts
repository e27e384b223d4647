import { accountMark } from '../../api/queries/account-mark.ts'
import { type Stored, storage } from '../../lib/device/storage.ts'

type LastTime = Omit<Stored<'yz:last-time'>[number], 'account'>

/** So many accounts of one phone are remembered. */
const MOST = 20

/** What this account chose last time on this device; nothing where it is not known who plays. */
export const lastTime = (): LastTime =>
  storage.get('yz:last-time')?.find(({ account }) => account === accountMark()) ?? {}

export function noteLastTime(change: LastTime): void {
  const account = accountMark()
  const others = (storage.get('yz:last-time') ?? []).filter((entry) => entry.account !== account)
  storage.set('yz:last-time', [...others, { ...lastTime(), ...change, account }].slice(-MOST))
}

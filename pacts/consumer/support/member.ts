import { DEMO } from '#mock/scenarios/personas.ts'
import { exactText, exactYuan, off, yuan } from './wire.ts'

/** What `/api/user` says of the demo's member in every state; an interaction adds what its state decides. */
export const knownMember = {
  username: DEMO.username,
  realname: exactText(DEMO.realname),
  balance: yuan(500),
  usdtrate: exactYuan(7.3),
  withdrawusdtrate: exactYuan(7.15),
  transferstatus: off(),
}

import { initContract } from '@ts-rest/core'
import { activityContract } from './activity.ts'
import { agentContract } from './agent.ts'
import { cardsContract } from './cards.ts'
import { depositContract } from './deposit.ts'
import { gamesContract } from './games.ts'
import { helpContract } from './help.ts'
import { memberContract } from './member.ts'
import { noticesContract } from './notices.ts'
import { rebateContract } from './rebate.ts'
import { recordsContract } from './records.ts'
import { redPacketContract } from './red-packet.ts'
import { sessionContract } from './session.ts'
import { siteContract } from './site.ts'
import { vipContract } from './vip.ts'
import { walletContract } from './wallet.ts'
import { withdrawalContract } from './withdrawal.ts'

/** The whole API: sixteen routers, 52 calls of the backend and one of ours. */
export const contract = initContract().router({
  session: sessionContract,
  site: siteContract,
  notices: noticesContract,
  help: helpContract,
  games: gamesContract,
  member: memberContract,
  wallet: walletContract,
  deposit: depositContract,
  withdrawal: withdrawalContract,
  cards: cardsContract,
  rebate: rebateContract,
  redPacket: redPacketContract,
  vip: vipContract,
  activity: activityContract,
  records: recordsContract,
  agent: agentContract,
})

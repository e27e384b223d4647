import { activityContract } from '#contracts/activity.ts'
import { agentContract } from '#contracts/agent.ts'
import { cardsContract } from '#contracts/cards.ts'
import { depositContract } from '#contracts/deposit.ts'
import { gamesContract } from '#contracts/games.ts'
import { helpContract } from '#contracts/help.ts'
import { memberContract } from '#contracts/member.ts'
import { noticesContract } from '#contracts/notices.ts'
import { rebateContract } from '#contracts/rebate.ts'
import { recordsContract } from '#contracts/records.ts'
import { redPacketContract } from '#contracts/red-packet.ts'
import { sessionContract } from '#contracts/session.ts'
import { siteContract } from '#contracts/site.ts'
import { vipContract } from '#contracts/vip.ts'
import { walletContract } from '#contracts/wallet.ts'
import { withdrawalContract } from '#contracts/withdrawal.ts'
import { activityHandlers } from '../routes/activity.ts'
import { agentHandlers } from '../routes/agent.ts'
import { gamesHandlers } from '../routes/games.ts'
import { helpHandlers } from '../routes/help.ts'
import { memberHandlers } from '../routes/member.ts'
import { cardsHandlers } from '../routes/money/cards.ts'
import { depositHandlers } from '../routes/money/deposit.ts'
import { rebateHandlers } from '../routes/money/rebate.ts'
import { redPacketHandlers } from '../routes/money/red-packet.ts'
import { walletHandlers } from '../routes/money/wallet.ts'
import { withdrawalHandlers } from '../routes/money/withdrawal.ts'
import { noticesHandlers } from '../routes/notices.ts'
import { payContract, payHandlers } from '../routes/pages/pay-api.ts'
import { venueContract, venueHandlers } from '../routes/pages/venue-api.ts'
import { recordsHandlers } from '../routes/records.ts'
import { sessionHandlers } from '../routes/session.ts'
import { siteHandlers } from '../routes/site.ts'
import { vipHandlers } from '../routes/vip.ts'
import { implement, type MockRoute } from './implement.ts'

/**
 * Every route of the mock, including those of the demo games' page and of the payment service's page. A call
 * without a route gets 501 or 404 (standard-answers.ts).
 */
export const mockRoutes: readonly MockRoute[] = [
  ...implement(sessionContract, sessionHandlers),
  ...implement(siteContract, siteHandlers),
  ...implement(noticesContract, noticesHandlers),
  ...implement(helpContract, helpHandlers),
  ...implement(gamesContract, gamesHandlers),
  ...implement(memberContract, memberHandlers),
  ...implement(walletContract, walletHandlers),
  ...implement(depositContract, depositHandlers),
  ...implement(withdrawalContract, withdrawalHandlers),
  ...implement(cardsContract, cardsHandlers),
  ...implement(rebateContract, rebateHandlers),
  ...implement(redPacketContract, redPacketHandlers),
  ...implement(vipContract, vipHandlers),
  ...implement(activityContract, activityHandlers),
  ...implement(recordsContract, recordsHandlers),
  ...implement(agentContract, agentHandlers),
  ...implement(venueContract, venueHandlers),
  ...implement(payContract, payHandlers),
]

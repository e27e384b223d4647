import type { TransactionType } from '#contracts/wire/record-codes.ts'
import type { RebateRecord } from '../../../api/queries/money/rebate.ts'
import type { RedPacketRecord } from '../../../api/queries/money/red-packet.ts'
import type { Bet, TransactionRecord } from '../../../api/queries/records.ts'

/**
 * Identifies a movement across pages (docs/rules.md#record-pages). The number alone is not enough: some backends have
 * none, or the same for all transfers.
 */
export const keyOfMovement = (row: TransactionRecord & { type?: TransactionType }): string =>
  `${row.type ?? ''} ${row.orderNo} ${row.createdAt} ${row.amount}`

/** Identifies a bet across pages. Each venue numbers its own bets. The win and the status may change meanwhile. */
export const keyOfBet = ({ id, venue, createdAt, stake }: Bet): string =>
  `${id} ${venue} ${createdAt} ${stake}`

/**
 * The fields of a rebate that do not change when it is collected. Two rebates may be equal, so this is no key for a
 * list (lib/format/row-key.ts).
 */
export const keyOfRebate = ({ game, createdAt, amount }: RebateRecord): string =>
  `${game} ${createdAt} ${amount}`

/** The same for a red packet that is paid into the wallet. */
export const keyOfPacket = ({ createdAt, amount, claimedAmount }: RedPacketRecord): string =>
  `${createdAt} ${amount} ${claimedAmount}`

import type { RebateRecord } from '#contracts/rebate.ts'
import type { BetRecord, TransactionRecord } from '#contracts/records.ts'
import type { RedPacketRecord } from '#contracts/red-packet.ts'
import type { TransactionType } from '#contracts/wire/record-codes.ts'

/**
 * Identifies a movement across pages (docs/rules.md#record-pages). The number alone is not enough: some backends have
 * none, or the same for all transfers.
 */
export const keyOfMovement = (row: TransactionRecord & { type?: TransactionType }): string =>
  `${row.type ?? ''} ${row.out_trade_no} ${row.created_at} ${row.amount}`

/** Identifies a bet across pages. Each venue numbers its own bets. The win and the status may change meanwhile. */
export const keyOfBet = ({ bet_id, Code, created_at, bet_amount }: BetRecord): string =>
  `${bet_id} ${Code} ${created_at} ${bet_amount}`

/**
 * The fields of a rebate that do not change when it is collected. Two rebates may be equal, so this is no key for a
 * list (lib/format/row-key.ts).
 */
export const keyOfRebate = ({ gamename, created_at, money }: RebateRecord): string =>
  `${gamename} ${created_at} ${money}`

/** The same for a red packet that is paid into the wallet. */
export const keyOfPacket = ({ created_at, money, redpacketmoney }: RedPacketRecord): string =>
  `${created_at} ${money} ${redpacketmoney}`

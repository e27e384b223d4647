import type { RebateRecord } from '#contracts/rebate.ts'
import type { BetRecord, TransactionRecord } from '#contracts/records.ts'
import type { RedPacketRecord } from '#contracts/red-packet.ts'
import type { TransactionType } from '#contracts/wire/record-codes.ts'

/**
 * By what a movement is the same again on another page (docs/rules.md#record-pages). Its number alone is not enough: some
 * backends have none, or the same for all transfers.
 */
export const keyOfMovement = (row: TransactionRecord & { type?: TransactionType }): string =>
  `${row.type ?? ''} ${row.out_trade_no} ${row.created_at} ${row.amount}`

/** The same for a bet: each venue counts its own. What it wins, and its status, may change meanwhile. */
export const keyOfBet = ({ bet_id, Code, created_at, bet_amount }: BetRecord): string =>
  `${bet_id} ${Code} ${created_at} ${bet_amount}`

/** What of a rebate stays when it is collected. Two may be equal, so this tells none apart in a list (lib/row-key.ts). */
export const keyOfRebate = ({ gamename, created_at, money }: RebateRecord): string =>
  `${gamename} ${created_at} ${money}`

/** The same for a red packet that is paid into the wallet. */
export const keyOfPacket = ({ created_at, money, redpacketmoney }: RedPacketRecord): string =>
  `${created_at} ${money} ${redpacketmoney}`

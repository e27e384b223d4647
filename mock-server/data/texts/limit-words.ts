import * as limits from '#contracts/limits.ts'

/** Limits of the contract in the words of notices, articles and banners. */

const hour = (of: number) => `${String(of).padStart(2, '0')}:00`

export const PACKET_FROM = hour(limits.RED_PACKET_START_HOUR)
export const PACKET_HOURS = `${PACKET_FROM}–${hour(limits.RED_PACKET_END_HOUR)}`
export const PACKET_ENDS = hour(limits.RED_PACKET_END_HOUR)
/** Deposits count for a day's packets from this hour of the day before. */
export const PACKET_COUNTS_FROM = hour(limits.RED_PACKET_DEPOSITS_FROM_HOUR)
export const CARDS = String(limits.MAX_CARDS_PER_KIND)
export const VIP_DAYS = `${limits.VIP_MAINTENANCE_DAYS} 天`
export const ONCE_OVER = `${limits.WAGERING_MULTIPLE} 倍`

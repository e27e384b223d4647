import { type Fen, wholeYuan } from './money/money.ts'

/** The limits that the app and the mock backend share. Each name ends with its unit. */

export const REQUEST_TIMEOUT_MS = 30_000
export const BALANCE_POLL_MS = 4300
export const WALLET_POLL_MS = 3500
export const TRANSFER_POLL_MS = 1500
export const WITHDRAWAL_REDIRECT_MS = 1500
export const BANNER_AUTOPLAY_MS = 3000
export const DOWNLOAD_FRAME_LIFE_MS = 2000
export const DEPOSIT_WINDOW_MS = 3_600_000

/** The smallest withdrawal, unless the backend gives another. */
export const DEFAULT_MIN_WITHDRAWAL_FEN: Fen = wholeYuan(100)
export const DEFAULT_DEPOSIT_MIN_FEN: Fen = wholeYuan(100)
export const DEFAULT_DEPOSIT_MAX_FEN: Fen = wholeYuan(10_000)

/** The most cards of one kind, counted separately for USDT addresses and bank cards. */
export const MAX_CARDS_PER_KIND = 5
export const CARD_NO_MIN_CHARS = 8
export const CARD_NO_MAX_CHARS = 19
export const CARD_NO_SHOWN_CHARS = 4
export const PAY_PASSWORD_MIN_CHARS = 6
export const PAY_PASSWORD_MAX_CHARS = 18

export const USERNAME_MIN_CHARS = 6
export const USERNAME_MAX_CHARS = 16
export const PASSWORD_MIN_CHARS = 6
export const REALNAME_MIN_CHARS = 2
/** The longest name, password or bank name that a form accepts. */
export const INPUT_MAX_CHARS = 32
export const BRANCH_MAX_CHARS = 60
export const EMAIL_MAX_CHARS = 100
export const REASON_MAX_CHARS = 500
export const CAPTCHA_CHARS = 4
export const BIRTHDAY_MIN = '1980-01-01'

export const WITHDRAWAL_VENUE_ROWS = 3
export const TRANSFER_VENUE_ROWS = 4

export const VIP_MAX_LEVEL = 10
export const VIP_MAINTENANCE_DAYS = 90
/** The rebates of a day are paid within this many hours. */
export const REBATE_WITHIN_HOURS = 24
/**
 * A rebate requires turnover of this many times its amount before a withdrawal. In the mock so do deposits and all
 * other bonuses; elsewhere only the backend knows what they require.
 */
export const WAGERING_MULTIPLE = 1

/**
 * Beijing hours of the day. Claims are open from start to end; deposits count from yesterday's hour to today's
 * start.
 */
export const RED_PACKET_START_HOUR = 10
export const RED_PACKET_END_HOUR = 12
export const RED_PACKET_DEPOSITS_FROM_HOUR = 12

/** `game_type` of a launch for which the app knows no type. */
export const DEFAULT_GAME_TYPE = '0'

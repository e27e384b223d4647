import type { OpenPaymentMethods } from '#contracts/deposit.ts'
import type { Fen, Rate, UsdtCent } from '#contracts/money/money.ts'
import type { RedPacketPhase } from '#contracts/red-packet.ts'
import type { ReviewKind } from './submissions.ts'
import type { WireForm } from './wire-forms.ts'

/** The operator's settings of the whole site, and the switches of the mock. */
export type Site = { settings: SiteSettings; switches: MockSwitches }

export type SiteSettings = {
  title: string
  open: boolean
  repairTips: string
  redPacketOn: boolean
  /** The phase of today's red packets; CLOCK: the hours of the rules decide. */
  redPacketPhase: RedPacketPhase | 'CLOCK'
  welcomeModal: boolean
  webcontent: string
  h5Url: string
  visitUrl: string
  serviceUrl: string
  agentUrl: string
  iosDownloadUrl: string
  iosDownloadQrcode: string
  /** 元 for 1 USDT, for deposits and for withdrawals. */
  usdtRate: Rate
  withdrawUsdtRate: Rate
  /** The fee of a withdrawal to an ERC20 and to a TRC20 address. */
  feeErc20: UsdtCent
  feeTrc20: UsdtCent
  /** Which payment methods are open (get_pay_way). */
  payWays: OpenPaymentMethods
  /** The smallest and largest deposit, by the `type` of getPayRange. */
  payRanges: Record<string, { min: Fen; max: Fen }>
  /** The most withdrawals of a member on one day in Beijing time. */
  withdrawalsADay: number
  /**
   * The hours of the day in Beijing time in which withdrawals are accepted: from <= hour < to; 22 to 6 spans
   * midnight.
   */
  withdrawalFromHour: number
  withdrawalToHour: number
  minWithdrawal: Fen
  maxWithdrawal: Fen
}

/** How the mock behaves where a real site's operator would decide. Only the mock has these switches. */
export type MockSwitches = {
  /**
   * The delay after which pending deposits, withdrawals and applications are approved; null: they wait for a
   * person.
   */
  autoReviewMs: number | null
  /** Kinds of submissions with a delay of their own (null: they wait) and a percentage that is rejected. */
  autoReviewByKind: Partial<Record<ReviewKind, { delayMs: number | null; rejectPercent: number }>>
  /** Whether an open wagering requirement blocks withdrawals. */
  wageringBlocks: boolean
  /** Whether a member may have only one open deposit order of each payment method. */
  oneOpenOrder: boolean
  /** The wire forms of answers (response-variants.ts). */
  wireForms: WireForm[]
  /**
   * Replaces the usual code of refusals, because backends use many (docs/wire.md#refusal-codes); null: the usual
   * code.
   */
  refusalCode: number | null
  /** Empties the lists that are the same in every world (notice bar, banks, accounts, levels, packets). */
  tablesEmpty: boolean
}

import type { OpenPaymentMethods } from '#contracts/deposit.ts'
import type { Fen, Rate, UsdtCent } from '#contracts/money/money.ts'
import type { RedPacketPhase } from '#contracts/red-packet.ts'
import type { ReviewKind } from './submissions.ts'
import type { WireForm } from './wire-forms.ts'

/** The operator's settings of the whole site, and how the mock backend behaves. */
export type Site = { settings: SiteSettings; switches: MockSwitches }

export type SiteSettings = {
  title: string
  open: boolean
  repairTips: string
  redPacketOn: boolean
  /** The phase of the day's red packets; CLOCK: by the hours of the rules. */
  redPacketPhase: RedPacketPhase | 'CLOCK'
  welcomeModal: boolean
  webcontent: string
  h5Url: string
  visitUrl: string
  serviceUrl: string
  agentUrl: string
  iosDownloadUrl: string
  iosDownloadQrcode: string
  /** 元 for 1 USDT when depositing and when withdrawing. */
  usdtRate: Rate
  withdrawUsdtRate: Rate
  /** Fee of one withdrawal to an ERC20 and to a TRC20 address. */
  feeErc20: UsdtCent
  feeTrc20: UsdtCent
  /** Which payment methods are open (get_pay_way). */
  payWays: OpenPaymentMethods
  /** Smallest and largest deposit by the `type` of getPayRange. */
  payRanges: Record<string, { min: Fen; max: Fen }>
  /** Withdrawals a member may ask for on one Beijing day. */
  withdrawalsADay: number
  /** Beijing hours of the day in which withdrawals are taken: from <= hour < to; 22 to 6 goes over midnight. */
  withdrawalFromHour: number
  withdrawalToHour: number
  minWithdrawal: Fen
  maxWithdrawal: Fen
}

/** How the mock backend behaves where a real site's operator would decide. Only the mock backend has these. */
export type MockSwitches = {
  /** Pending deposits, withdrawals and applications are approved after this delay; null: they wait for a person. */
  autoReviewMs: number | null
  /** Kinds with a delay of their own (null: they wait) and a share in percent that is rejected. */
  autoReviewByKind: Partial<Record<ReviewKind, { delayMs: number | null; rejectPercent: number }>>
  /** Withdrawals are refused while a wagering requirement is open. */
  wageringBlocks: boolean
  /** A member may have one open deposit order of each way to pay; false: any number. */
  oneOpenOrder: boolean
  /** How answers are written, where backends of this kind differ (response-variants.ts). */
  wireForms: WireForm[]
  /**
   * Replaces the usual code of a refusal, because backends use many (docs/wire.md#refusal-codes);
   * null: the usual code.
   */
  refusalCode: number | null
  /** Empties the lists that are the same in every world (notice bar, banks, accounts, levels, packets). */
  tablesEmpty: boolean
}

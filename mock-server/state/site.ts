import type { OpenPaymentMethods } from '#contracts/deposit.ts'
import type { Fen, Rate, UsdtCent } from '#contracts/money.ts'
import type { WireForm } from '../server/response-variants.ts'

/** What holds for the whole site: what its owner has set, and how the fake house behaves. */
export type Site = { settings: SiteSettings; switches: MockSwitches }

export type SiteSettings = {
  title: string
  open: boolean
  repairTips: string
  redPacketOn: boolean
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
  /** Which ways to deposit are open (get_pay_way). */
  payWays: OpenPaymentMethods
  /** Withdrawals a member may ask for on one Beijing day. */
  withdrawalsADay: number
  /** Beijing hours of the day in which withdrawals are taken: from <= hour < to; 22 to 6 goes over midnight. */
  withdrawalFromHour: number
  withdrawalToHour: number
  maxWithdrawal: Fen
}

/** What only the fake house knows: how it behaves where the real one's back office would decide. */
export type MockSwitches = {
  /** Pending deposits, withdrawals and applications are approved after this delay; null: they wait for a person. */
  autoReviewMs: number | null
  /** Withdrawals are refused while turnover is owed. */
  wageringBlocks: boolean
  /** How answers are written, where backends of this kind differ (wire-forms.ts). */
  wireForms: WireForm[]
  /**
   * Written instead of the usual code of a refusal, since backends write many (docs/wire.md#refusal-codes);
   * null: as it is.
   */
  refusalCode: number | null
  /** The tables that are the same in every world (lines of the notice bar, banks, accounts, levels, packets) are empty. */
  tablesEmpty: boolean
}

import { queryOptions } from '@tanstack/react-query'
import type { UsdtTerms } from '#contracts/withdrawal.ts'
import { type Member, userQuery } from '../member.ts'

const termsOf = ({ withdrawalRate, feeTrc20, feeErc20 }: Member): UsdtTerms => ({
  rate: withdrawalRate,
  fees: { TRC20: feeTrc20, ERC20: feeErc20 },
})

/** Rate and fees of the member's withdrawals in USDT; a part of POST /api/user. */
export const usdtTermsQuery = () => queryOptions({ ...userQuery(), select: termsOf })

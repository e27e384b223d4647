import { queryOptions } from '@tanstack/react-query'
import type { UserInfo } from '#contracts/member.ts'
import type { UsdtTerms } from '#contracts/withdrawal.ts'
import { userQuery } from '../member.ts'

const termsOf = (user: UserInfo): UsdtTerms => ({
  rate: user.withdrawusdtrate,
  fees: { TRC20: user.withdrawfeeusdttrc, ERC20: user.withdrawcashfee },
})

/** Rate and fees of the member's withdrawals in USDT; a part of POST /api/user. */
export const usdtTermsQuery = () => queryOptions({ ...userQuery(), select: termsOf })

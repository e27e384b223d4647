import type { depositContract } from '#contracts/deposit.ts'
import { bare, oneLine, personName } from '#contracts/texts/typed-texts.ts'
import { AFTER_GAMES_PAGE } from '../../demo-sites/pages.ts'
import { RECEIVING_ACCOUNTS } from '../../rules/orders/banks.ts'
import { openDeposit } from '../../rules/orders/deposit.ts'
import { depositFor, onlineDepositFor, rangeFor } from '../../rules/orders/deposit-order.ts'
import { openOrderRefusal, remarkOf } from '../../rules/orders/open-order.ts'
import { reasonOf } from '../../rules/orders/refusal-reason.ts'
import { isRefusal, refuse, success } from '../../rules/outcome.ts'
import type { Deposit } from '../../state/submissions.ts'
import type { World } from '../../state/types.ts'
import type { Handlers } from '../handler.ts'
import { orderCards, orderInfo, payInfoType } from './order-shown.ts'

/** Another member's order is treated as unknown. */
const ownOrder = (world: World, memberId: string, no: string): Deposit | undefined => {
  const order = world.deposits[no]
  return order?.memberId === memberId ? order : undefined
}

const NO_ORDER = '充值订单不存在，请在交易记录中核对'

export const depositHandlers: Handlers<typeof depositContract> = {
  getPayWay: ({ world }) => success({ ...world.site.settings.payWays }),

  getPayRange: ({ world, body }) => success(rangeFor(body.type, world.site.settings.payRanges)),

  recharge: ({ world, member, body, now }) => {
    const { payWays, payRanges } = world.site.settings
    const submitted = {
      paytype: body.paytype,
      protocol: body.catepay,
      amount: body.amount,
      depositor: personName(body.bank_owner),
      bank: oneLine(body.bank),
      account: bare(body.bank_no),
    }
    const newDeposit = depositFor(payWays, submitted, payRanges)
    if (isRefusal(newDeposit)) return newDeposit
    const inTheWay = openOrderRefusal(world, member.id, newDeposit.method)
    if (inTheWay) return inTheWay
    return success({ url: undefined }, openDeposit(world, member, newDeposit, now).no)
  },

  getpaybank: ({ world, member }) =>
    success(
      world.site.switches.tablesEmpty
        ? []
        : RECEIVING_ACCOUNTS.map((account) => ({ ...account, remark: remarkOf(member.id) })),
    ),

  payinfo: ({ world, member, body }) => {
    const order = ownOrder(world, member.id, body.deposit_no)
    if (!order) return refuse(NO_ORDER)
    return success(
      { deposit_no: order.no, info: orderInfo(order), cardlist: orderCards(order) },
      payInfoType(order),
    )
  },

  queryOrderNo: ({ world, member, query }) => {
    const order = ownOrder(world, member.id, query.orderNo)
    return order
      ? success({ orderNo: order.no, state: order.state }, reasonOf(world, order))
      : refuse(NO_ORDER)
  },

  /** The page of the stand-in payment service lies beside the demo games' page: both play a third party. */
  payRecharge: ({ world, member, body, now, transport }) => {
    if (body.username !== member.username) return refuse('订单账号与当前登录账号不一致，请重新登录后再试')
    const newDeposit = onlineDepositFor(world.site.settings.payWays, {
      payType: body.payType,
      amount: body.payAmount,
    })
    if (isRefusal(newDeposit)) return newDeposit
    const inTheWay = openOrderRefusal(world, member.id, newDeposit.method)
    if (inTheWay) return inTheWay
    const { no } = openDeposit(world, member, newDeposit, now)
    return success({ orderNo: no, url: `${transport.venueBaseUrl}${AFTER_GAMES_PAGE}order=${no}` })
  },
}

import { grouped } from '#contracts/money/money.ts'
import { CENTRAL_WALLET_NAME, type walletContract } from '#contracts/wallet.ts'
import { recallAll, transfer } from '../../rules/orders/transfer.ts'
import { isRefusal, success, successMessage } from '../../rules/outcome.ts'
import { centralBalance, venueBalance } from '../../state/members.ts'
import type { Handlers } from '../handler.ts'

export const walletHandlers: Handlers<typeof walletContract> = {
  balance: ({ world, member }) => success({ balance: centralBalance(world, member.id) }),

  balancelist: ({ world, member }) =>
    success(
      Object.values(world.venues)
        .sort((a, b) => a.order - b.order)
        .map(({ plat, name }) => ({ name, platname: plat, balance: venueBalance(world, member.id, plat) })),
    ),

  transfer: ({ world, member, body, now }) => {
    const { amount, sourcetype: source, targettype: target } = body
    const moved = transfer(world, member, { amount, source, target }, now)
    return isRefusal(moved) ? moved : successMessage('转账成功')
  },

  transall: ({ world, member, now }) => {
    const { moved, skipped } = recallAll(world, member, now)
    const skippedNames = skipped.map(({ name }) => name).join('、')
    const text = moved > 0 ? `已回收 ${grouped(moved)} 元到${CENTRAL_WALLET_NAME}` : '各场馆暂无可回收余额'
    return successMessage(skippedNames === '' ? text : `${text}；${skippedNames}维护中，余额暂未回收`)
  },

  uptransferstatus: ({ member, body }) => {
    member.autoTransfer = body.transferstatus
    return successMessage(body.transferstatus ? '自动免转已开启' : '自动免转已关闭')
  },
}

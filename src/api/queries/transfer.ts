import { useQueryClient } from '@tanstack/react-query'
import { yuanOf } from '#contracts/money.ts'
import { type TransferRequest, walletContract } from '#contracts/wallet.ts'
import type { ActionHandlers } from '../core/action.ts'
import { answerOf, clientOf } from '../core/client.ts'
import { isSessionEnd } from '../core/errors.ts'
import { keys } from '../core/keys.ts'
import { useMoneyAction } from '../core/money-action.ts'
import { patchUser } from './member.ts'

const wallet = clientOf(walletContract)

/** POST /api/transfer (立即转账): the server's message. */
export const useTransfer = (handlers?: ActionHandlers<TransferRequest, string>) =>
  useMoneyAction(
    {
      name: 'transfer',
      send: async ({ amount, source, target }: TransferRequest) => {
        const body = { amount: yuanOf(amount), sourcetype: source, targettype: target }
        return (await answerOf(wallet.transfer({ body }))).message
      },
    },
    handlers,
  )

/**
 * POST /api/uptransferstatus (自动免转): flips at once on the screen, and back when the server does not agree.
 */
export function useAutoTransfer(handlers?: ActionHandlers<boolean, string>) {
  const client = useQueryClient()
  const send = async (on: boolean) => {
    patchUser(client, { transferstatus: on })
    try {
      return (await answerOf(wallet.uptransferstatus({ body: { transferstatus: on ? 1 : 0 } }))).message
    } catch (error) {
      if (!isSessionEnd(error)) patchUser(client, { transferstatus: !on })
      throw error
    }
  }
  return useMoneyAction({ name: 'autoTransfer', send, reload: [keys.user] }, handlers)
}

import { useQueryClient } from '@tanstack/react-query'
import { formatYuan, yuanOf } from '#contracts/money/money.ts'
import {
  CENTRAL_WALLET,
  CENTRAL_WALLET_NAME,
  type TransferRequest,
  walletContract,
} from '#contracts/wallet.ts'
import { TRANSFER_IN, TRANSFER_OUT } from '#contracts/wire/record-codes.ts'
import { transactionsPath } from '../../../lib/navigation/links.ts'
import type { ActionHandlers } from '../../core/action.ts'
import { answerOf, clientOf } from '../../core/client/client.ts'
import { isSessionEnd } from '../../core/client/errors.ts'
import { keys } from '../../core/keys.ts'
import { useMoneyAction } from '../../core/money/money-action.ts'
import { patchUser } from '../member.ts'
import { venuesQuery } from './wallet.ts'

const wallet = clientOf(walletContract)

/** POST /api/transfer (立即转账). Returns the server's message. */
export function useTransfer(handlers?: ActionHandlers<TransferRequest, string>) {
  const client = useQueryClient()
  const nameOf = (code: string) =>
    code === CENTRAL_WALLET
      ? CENTRAL_WALLET_NAME
      : (client.getQueryData(venuesQuery().queryKey)?.find((venue) => venue.code === code)?.name ?? code)
  return useMoneyAction(
    {
      subject: ({ amount, source, target }) => ({
        what: `转账 ${formatYuan(amount)}，从${nameOf(source)}到${nameOf(target)}`,
        records: transactionsPath(target === CENTRAL_WALLET ? TRANSFER_IN : TRANSFER_OUT),
      }),
      send: async ({ amount, source, target }: TransferRequest) => {
        const body = { amount: yuanOf(amount), sourcetype: source, targettype: target }
        return (await answerOf(wallet.transfer({ body }))).message
      },
    },
    handlers,
  )
}

/** POST /api/uptransferstatus (自动免转). The switch changes at once, and back if the server refuses. */
export function useAutoTransfer(handlers?: ActionHandlers<boolean, string>) {
  const client = useQueryClient()
  const send = async (on: boolean) => {
    patchUser(client, { autoTransfer: on })
    try {
      return (await answerOf(wallet.uptransferstatus({ body: { transferstatus: on ? 1 : 0 } }))).message
    } catch (error) {
      if (!isSessionEnd(error)) patchUser(client, { autoTransfer: !on })
      throw error
    }
  }
  return useMoneyAction(
    {
      subject: (on) => ({ what: on ? '开启自动免转' : '关闭自动免转', records: '/transfer' }),
      repeat: 'waits',
      send,
      reload: [keys.user],
    },
    handlers,
  )
}

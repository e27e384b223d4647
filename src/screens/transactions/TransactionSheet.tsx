import { formatYuan } from '#contracts/money/money.ts'
import { depositTexts } from '#contracts/texts/messages.ts'
import {
  APPROVED,
  DEPOSIT,
  isTransfer,
  PENDING,
  REJECTED,
  TRANSACTION_TYPES,
  TRANSFER_FAILED,
  TRANSFER_IN,
  TRANSFER_OUT,
  TRANSFER_WAITING,
  type TransactionType,
  WITHDRAWAL,
} from '#contracts/wire/record-codes.ts'
import type { Movement } from '../../api/queries/money/movements.ts'
import { useLeaveToPay } from '../../features/online-order/use-leave-to-pay.ts'
import { wayToPay } from '../../features/online-order/way-to-pay.ts'
import { OrderPayee } from '../../features/payee/OrderPayee.tsx'
import { type Detail, DetailSheet } from '../../features/records/DetailSheet.tsx'
import { type DepositWait, isReviewed, movementStatus } from '../../features/records/receipt/deposit-wait.ts'
import { Receipt } from '../../features/records/receipt/Receipt.tsx'
import { keptReceipt } from '../../features/records/receipt/receipt.ts'
import { wayOf } from '../../features/records/record-words.ts'
import { NOT_CREDITED } from '../../features/records/status.ts'
import { namesNumber } from '../../lib/html/html-preview.ts'
import type { Entry } from './entries.ts'

/** In this file, since a file of its own would be one more request. */
export const WithdrawalReceipt = Receipt

type Props = { row: Entry; wait: DepositWait | undefined; open: boolean; onClose: () => void }

/** The details of a row. Loaded when one is tapped. */
export function TransactionSheet({ row, wait, open, onClose }: Props) {
  const { leaveToPay } = useLeaveToPay()
  // Not `isBonus`: this part would load the whole screen with it.
  if ('detail' in row) return <DetailSheet detail={row.detail} open={open} onClose={onClose} />
  const leave: LeaveToPay = ({ orderNo, amount }, url) => void leaveToPay(orderNo, url, amount)
  return (
    <DetailSheet detail={transactionDetail(row, wait, leave)} open={open} onClose={onClose}>
      {row.type === DEPOSIT && (wait === 'review' || (!wait && isReviewed(row.payWay))) && (
        <OrderPayee no={row.orderNo} isDecided={!wait} />
      )}
    </DetailSheet>
  )
}

const TRANSFER_NOTES = {
  [TRANSFER_FAILED]: '转账未成功，余额没有变动。',
  [TRANSFER_WAITING]: '正在处理，请稍后刷新查看。',
}
const IF_PAID = '如已付款，请凭订单号联系在线客服。'
const NOTES: Record<TransactionType, Record<number, string>> = {
  [DEPOSIT]: { [REJECTED]: IF_PAID },
  [WITHDRAWAL]: {
    [PENDING]: '已提交，等待后台审核。',
    [REJECTED]: '未通过审核，退回的款项以中心钱包余额为准。',
  },
  [TRANSFER_IN]: TRANSFER_NOTES,
  [TRANSFER_OUT]: TRANSFER_NOTES,
}

/** Leaves for the page where this order is paid. */
type LeaveToPay = (row: Movement, url: string) => void

type Advice = Pick<Detail, 'note' | 'action'>

const PAGE_LOST: Advice = {
  note: '支付页面已无法从本机打开，请联系在线客服继续支付。',
  action: { text: '联系客服继续支付', to: '/kefu' },
}

/**
 * What a pending deposit waits for: its review, or its payment. There is one hour to pay, on /payInfo or on the
 * order's own payment page.
 */
function adviceFor(row: Movement, wait: DepositWait, leave: LeaveToPay): Advice {
  if (wait === 'review') return { note: '已提交，等待后台审核。' }
  if (wait === 'overdue') return { note: `${depositTexts.overdue}。` }
  const note = '等待支付，付款后自动到账。'
  const way = wayToPay(row)
  if (way === 'service') return PAGE_LOST
  if (!way) return { note }
  const open = 'to' in way ? { to: way.to } : { run: () => leave(row, way.url) }
  return { note, action: { text: '继续支付', ...open } }
}

function noteOf({ type, state, payWay, remark }: Movement): string | undefined {
  const isUnexplained = type === DEPOSIT && state === REJECTED && !isReviewed(payWay) && !remark
  return isUnexplained ? NOT_CREDITED + IF_PAID : NOTES[type][state]
}

/** Only a decision is written to the member, and transfers are decided by nobody. */
function letterOf({ type, state, orderNo, createdAt, remark }: Movement): Detail['letter'] {
  if (isTransfer(type) || (state !== APPROVED && state !== REJECTED)) return undefined
  return {
    find: (letters) => letters.find(({ content }) => namesNumber(content, orderNo)),
    since: createdAt,
    isMissed: state === REJECTED && !remark,
  }
}

function transactionDetail(row: Movement, wait: DepositWait | undefined, leave: LeaveToPay): Detail {
  const { type, state, balanceAfter, remark } = row
  const receipt = type === WITHDRAWAL ? keptReceipt() : undefined
  const arrives = receipt?.no === row.orderNo ? receipt.arrives : undefined
  const isFailed = state === (isTransfer(type) ? TRANSFER_FAILED : REJECTED)
  return {
    title: `${TRANSACTION_TYPES[type]}详情`,
    main: formatYuan(row.amount),
    status: movementStatus(row, wait),
    note: noteOf(row),
    ...(wait && adviceFor(row, wait, leave)),
    letter: letterOf(row),
    fields: [
      ...(isFailed && remark ? [{ label: '原因', value: remark }] : []),
      { label: '订单号', value: row.orderNo, copy: '复制订单号' },
      { label: '交易类型', value: TRANSACTION_TYPES[type] },
      { label: isTransfer(type) ? '转账方向' : '交易方式', value: wayOf(row) || '--' },
      { label: '时间（北京）', value: row.createdAt || '--' },
      ...(arrives === undefined || isFailed ? [] : [{ label: '实际到账', value: arrives }]),
      ...(balanceAfter === undefined
        ? []
        : [{ label: '账后余额（中心钱包）', value: formatYuan(balanceAfter) }]),
    ],
  }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { WITHDRAWAL_REDIRECT_MS } from '#contracts/limits.ts'
import { type Fen, formatRate, formatUsdt } from '#contracts/money/money.ts'
import { commonTexts } from '#contracts/texts/messages.ts'
import { NO_PAY_PASSWORD, WALLET_TABS, type WalletTab } from '#contracts/wire/codes.ts'
import { type UsdtTerms, usdtQuote } from '#contracts/withdrawal.ts'
import type { Card } from '../../api/queries/money/cards.ts'
import { isAboutPayPassword } from '../../api/queries/money/pay-password.ts'
import { usdtTermsQuery } from '../../api/queries/money/usdt-terms.ts'
import { useWithdraw } from '../../api/queries/money/withdrawal.ts'
import { briefOfCard, protocolOf } from '../../features/cards/card-text.ts'
import { keepReceipt, type WithdrawalReceipt } from '../../features/records/receipt/receipt.ts'
import { PAY_PASSWORD_PATH, TO_SET_FIRST } from '../../lib/navigation/links.ts'
import { useFieldProblem } from '../../ui/fields/use-field-problem.ts'
import { toast } from '../../ui/toast/toast.ts'
import {
  check,
  emptyDraft,
  type WithdrawalDraft,
  type WithdrawalField,
  type WithdrawalProblem,
  withAmount,
  withCard,
  withPassword,
} from './draft.ts'

export type WithdrawalFormState = ReturnType<typeof useWithdrawal>

/**
 * The form of one tab and its submission. `state` is `done` after a success, until the screen opens the records
 * 1.5 s later, unless the member leaves before.
 */
export function useWithdrawal(tab: WalletTab, cards: readonly Card[] | undefined) {
  const { data: terms } = useQuery(usdtTermsQuery())
  const [draft, setDraft] = useState<WithdrawalDraft>(() => emptyDraft(tab))
  const [receipt, setReceipt] = useState<WithdrawalReceipt>()
  const { form, report, mark, clear, errorOf } = useFieldProblem<WithdrawalField>()
  const isDone = receipt !== undefined
  const navigate = useNavigate()
  if (draft.tab !== tab) {
    setDraft(emptyDraft(tab))
    mark(undefined)
  }
  // Into the draft and not beside it: the password is typed for this card, whatever a later list holds.
  // A card without an id cannot be named in a withdrawal, and '' in the draft means that none is chosen.
  const named = cards?.filter(({ id }) => id !== '')
  const only = cards?.length === 1 ? named?.[0] : undefined
  if (only && draft.cardId === '') setDraft((now) => ({ ...now, cardId: only.id }))
  const card = named?.find(({ id }) => id === draft.cardId)
  const action = useWithdraw({
    wipe: () => setDraft((now) => withPassword(now, '')),
    onDone: ({ message, ...answered }, { amount }) => {
      const arrives =
        tab === WALLET_TABS.usdt && card && terms ? arrivesWords(amount, card, terms) : undefined
      setDraft(emptyDraft(tab))
      setReceipt({
        amount,
        to: card ? briefOfCard(card, cards ?? []) : '',
        arrives,
        ...answered,
      })
      toast(message || commonTexts.submitted, 'success')
    },
    onRefused: (refusal) => {
      const { code, message } = refusal
      if (isAboutPayPassword(refusal)) report({ field: 'password', text: message })
      else toast(message, 'error')
      if (code === NO_PAY_PASSWORD) navigate(PAY_PASSWORD_PATH, TO_SET_FIRST)
    },
  })
  useLeadOn(receipt)
  const locked = action.locked || isDone
  const change = (next: (now: WithdrawalDraft) => WithdrawalDraft, field?: WithdrawalField) => {
    if (locked) return
    setDraft(next)
    clear(field)
  }
  return {
    draft,
    form,
    errorOf,
    card,
    locked,
    state: isDone ? ('done' as const) : action.state,
    chooseCard: (id: string) => change((now) => withCard(now, id)),
    typeAmount: (text: string) => change((now) => withAmount(now, text), 'amount'),
    typePassword: (text: string) => change((now) => withPassword(now, text), 'password'),
    /** Checks the form, whose least amount is `least`, then calls `last`, and sends once. */
    submit: (least: Fen, last: () => WithdrawalProblem | undefined) => {
      if (locked) return
      const checked = check(draft, card !== undefined, least)
      if (Array.isArray(checked)) return report(checked)
      const problem = last()
      report(problem)
      if (!problem) void action.run({ ...checked, cardId: draft.cardId })
    },
  }
}

/** What arrives at an address, as it was promised before the withdrawal was sent. */
function arrivesWords(amount: Fen, card: Card, terms: UsdtTerms): string | undefined {
  const quote = usdtQuote(amount, protocolOf(card), terms)
  if (quote?.received === undefined || quote.fee === undefined) return undefined
  return `${formatUsdt(quote.received)}（取款汇率 ${formatRate(terms.rate)}，手续费 ${formatUsdt(quote.fee)}）`
}

/**
 * The records open at withdrawals (transaction type 2) with the receipt, without a query in the address. They take
 * the place of the form, so that a step back does not lead into it.
 */
function useLeadOn(receipt: WithdrawalReceipt | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!receipt) return
    const leadOn = () => navigate('/transRecord', { state: keepReceipt(receipt), replace: true })
    const timer = setTimeout(leadOn, WITHDRAWAL_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [receipt, navigate])
}

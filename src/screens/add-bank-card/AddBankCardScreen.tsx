import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { WALLET_TABS } from '#contracts/codes.ts'
import { cardsQuery, type NewBankCard, useBindBankCard } from '../../api/queries/cards.ts'
import { userQuery } from '../../api/queries/member.ts'
import { CardLimit } from '../../features/cards/CardLimit.tsx'
import { useAfterBind } from '../../features/cards/use-after-bind.ts'
import '../../features/cards/bind-form.css'
import { SubmitFoot } from '../../features/money-form/SubmitFoot.tsx'
import { useShowProblem } from '../../features/money-form/use-show-problem.ts'
import { maskName } from '../../lib/mask.ts'
import { ChakraRoot } from '../../ui/chakra/ChakraRoot.tsx'
import { PasswordField } from '../../ui/chakra/PasswordField.tsx'
import { TextField } from '../../ui/chakra/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { BankField } from './BankField.tsx'
import { type BankCardProblem, checkBankCard, emptyBankCard, trimmed } from './bank-card-form.ts'
import { CardNumberField } from './CardNumberField.tsx'
import './add-bank-card.css'

/** /addBankCard: binds a bank card. */
export function AddBankCardScreen() {
  const { data: cards } = useQuery(cardsQuery(WALLET_TABS.bank))
  const { data: user } = useQuery(userQuery())
  const [card, setCard] = useState<NewBankCard>(emptyBankCard)
  const [problem, setProblem] = useState<BankCardProblem>()
  const form = useRef<HTMLFormElement>(null)
  useShowProblem(form, problem)
  const change = (part: Partial<NewBankCard>) => setCard((now) => ({ ...now, ...part }))
  const bind = useBindBankCard({
    ...useAfterBind(WALLET_TABS.bank, (text) => setProblem({ field: 'payPassword', text })),
    wipe: () => change({ payPassword: '' }),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = trimmed(card)
    const wrong = checkBankCard(wanted)
    setProblem(wrong)
    if (wrong) toast(wrong.text, 'error')
    else void bind.run(wanted)
  }
  const field = <F extends keyof NewBankCard>(name: F) => ({
    value: card[name],
    onChange: (text: string) => {
      change({ [name]: text })
      if (problem?.field === name) setProblem(undefined)
    },
    error: problem?.field === name ? problem.text : undefined,
    readOnly: bind.locked,
  })
  const realname = user?.realname ?? ''
  // The tap removes this button, so the focus moves to the bank button, which opens no keyboard.
  const fillOwner = () => {
    field('owner').onChange(realname)
    form.current?.querySelector<HTMLElement>('.bank-button')?.focus()
  }
  return (
    <ChakraRoot>
      <form className="bind-form" ref={form} onSubmit={submit} noValidate>
        <CardLimit tab={WALLET_TABS.bank} count={cards?.length} linked />
        <div className="card bind-fields">
          <TextField
            label="持卡人姓名"
            name="owner"
            autoComplete="off"
            placeholder="请输入姓名，须与实名一致"
            aside={
              realname !== '' &&
              card.owner !== realname && (
                <button type="button" className="chip on" onClick={fillOwner}>
                  填入 {maskName(realname)}
                </button>
              )
            }
            {...field('owner')}
          />
          <BankField {...field('bank')} />
          <CardNumberField {...field('cardNo')} />
          <TextField
            label="开户行地址"
            name="branch"
            placeholder="如：云川银行滨江支行"
            maxLength={60}
            {...field('branch')}
          />
          <PasswordField
            label="支付密码"
            name="pay-password"
            autoComplete="off"
            placeholder="6-18 位支付密码"
            {...field('payPassword')}
          />
        </div>
        <SubmitFoot pending={bind.locked}>{bind.state === 'checking' ? '正在核对…' : '确认绑定'}</SubmitFoot>
      </form>
    </ChakraRoot>
  )
}

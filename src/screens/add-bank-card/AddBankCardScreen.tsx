import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { BRANCH_MAX_CHARS, INPUT_MAX_CHARS } from '#contracts/limits.ts'
import { isSameName } from '#contracts/texts/typed-texts.ts'
import { WALLET_TABS } from '#contracts/wire/codes.ts'
import { userQuery } from '../../api/queries/member.ts'
import { type NewBankCard, useBindBankCard } from '../../api/queries/money/cards.ts'
import { BindForm } from '../../features/cards/BindForm.tsx'
import { useAfterBind } from '../../features/cards/use-after-bind.ts'
import { maskName } from '../../lib/format/mask.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useFieldProblem } from '../../ui/fields/use-field-problem.ts'
import { BankField } from './BankField.tsx'
import { asSent, checkBankCard, emptyBankCard } from './bank-card-form.ts'
import { CardNumberField } from './CardNumberField.tsx'
import './add-bank-card.css'

/** /addBankCard: binds a bank card. */
export function AddBankCardScreen() {
  const { data: user } = useQuery(userQuery())
  const realName = user?.realName ?? ''
  const [card, setCard] = useState<NewBankCard>(emptyBankCard)
  const { form, report, mark, clear, errorOf } = useFieldProblem<keyof NewBankCard>()
  const change = (part: Partial<NewBankCard>) => setCard((now) => ({ ...now, ...part }))
  const bind = useBindBankCard({
    ...useAfterBind(WALLET_TABS.bank, (text) => mark({ field: 'payPassword', text })),
    wipe: () => change({ payPassword: '' }),
  })

  const submit = () => {
    const sent = asSent(card, realName)
    const wrong = checkBankCard(sent)
    report(wrong)
    if (wrong.length === 0) void bind.run(sent)
  }
  const field = (name: keyof NewBankCard) => ({
    value: card[name],
    onChange: (text: string) => {
      change({ [name]: text })
      clear(name)
    },
    error: errorOf(name),
    readOnly: bind.locked,
  })
  // The tap removes this button. The focus moves to the bank button, which opens no keyboard.
  const fillOwner = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    field('owner').onChange(realName)
    currentTarget.form?.querySelector<HTMLElement>('.picker-button')?.focus()
  }
  return (
    <BindForm
      tab={WALLET_TABS.bank}
      bind={bind}
      form={form}
      payPassword={field('payPassword')}
      onSubmit={submit}
    >
      <TextField
        label="持卡人姓名"
        name="owner"
        placeholder="请输入姓名，须与实名一致"
        most={INPUT_MAX_CHARS}
        aside={
          realName !== '' &&
          !isSameName(card.owner, realName) && (
            <button
              type="button"
              className="chip on"
              onClick={fillOwner}
            >{`填入 ${maskName(realName)}`}</button>
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
        most={BRANCH_MAX_CHARS}
        {...field('branch')}
      />
    </BindForm>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { PAY_PASSWORD_MAX_CHARS, PAY_PASSWORD_MIN_CHARS } from '#contracts/limits.ts'
import type { WalletTab } from '#contracts/wire/codes.ts'
import type { Action } from '../../api/core/action.ts'
import { cardsQuery } from '../../api/queries/money/cards.ts'
import type { PasswordFieldProps } from '../../ui/fields/PasswordField.tsx'
import { PayPasswordField } from '../../ui/fields/PayPasswordField.tsx'
import { SubmitFoot } from '../../ui/SubmitFoot.tsx'
import './bind-form.css'
import { CardLimit } from './CardLimit.tsx'

type Props = {
  tab: WalletTab
  bind: Pick<Action<never>, 'state' | 'locked'>
  form: RefObject<HTMLFormElement | null>
  payPassword: Pick<PasswordFieldProps, 'value' | 'onChange' | 'error'>
  /** The fields of the kind of card. The payment password follows them. */
  children: ReactNode
  note?: ReactNode
  onSubmit: () => void
}

/** The common part of the forms for a bank card and a USDT address. */
export function BindForm({ tab, bind, form, payPassword, children, note, onSubmit }: Props) {
  const { data: cards } = useQuery(cardsQuery(tab))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="bind-form" ref={form} onSubmit={submit} noValidate>
      <CardLimit tab={tab} count={cards?.length} linked />
      <div className="card bind-fields">
        {children}
        <PayPasswordField
          label="支付密码"
          name="pay-password"
          placeholder={`${PAY_PASSWORD_MIN_CHARS}-${PAY_PASSWORD_MAX_CHARS} 位支付密码`}
          most={PAY_PASSWORD_MAX_CHARS}
          readOnly={bind.locked}
          canBeForgotten
          {...payPassword}
        />
      </div>
      {note !== undefined && <p className="t12 faint">{note}</p>}
      <SubmitFoot pending={bind.locked}>{bind.state === 'checking' ? '正在核对…' : '确认绑定'}</SubmitFoot>
    </form>
  )
}

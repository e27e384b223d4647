import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { WALLET_TABS } from '#contracts/codes.ts'
import { cardsQuery, useBindAddress } from '../../api/queries/cards.ts'
import { CardLimit } from '../../features/cards/CardLimit.tsx'
import { useAfterBind } from '../../features/cards/use-after-bind.ts'
import '../../features/cards/bind-form.css'
import { SubmitFoot } from '../../features/money-form/SubmitFoot.tsx'
import { useShowProblem } from '../../features/money-form/use-show-problem.ts'
import { ChakraRoot } from '../../ui/chakra/ChakraRoot.tsx'
import { PasswordField } from '../../ui/chakra/PasswordField.tsx'
import { TextField } from '../../ui/chakra/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import {
  type AddressDraft,
  type AddressProblem,
  addressShape,
  bareAddress,
  checkAddress,
  emptyAddress,
} from './address-form.ts'
import { ProtocolField } from './ProtocolField.tsx'
import './add-usdt-address.css'

/** Longer than any address, so that one that is too long is reported and not cut. */
const MOST_CHARS = 128

/** /addUsdtCard: binds a USDT address. */
export function AddUsdtAddressScreen() {
  const { data: cards } = useQuery(cardsQuery(WALLET_TABS.usdt))
  const [draft, setDraft] = useState<AddressDraft>(emptyAddress)
  const [problem, setProblem] = useState<AddressProblem>()
  const form = useRef<HTMLFormElement>(null)
  useShowProblem(form, problem)
  const bind = useBindAddress({
    ...useAfterBind(WALLET_TABS.usdt, (text) => setProblem({ field: 'payPassword', text })),
    wipe: () => setDraft((now) => ({ ...now, payPassword: '' })),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = checkAddress(draft)
    setProblem(wrong)
    if (wrong) toast(wrong.text, 'error')
    else if (draft.protocol !== '') void bind.run({ ...draft, protocol: draft.protocol })
  }
  const change = (part: Partial<AddressDraft>) => {
    if (bind.locked) return
    setDraft((now) => ({ ...now, ...part }))
    if (problem && problem.field in part) setProblem(undefined)
  }
  const errorOf = (name: keyof AddressDraft) => (problem?.field === name ? problem.text : undefined)
  const shape = addressShape(draft.protocol, draft.address)
  return (
    <ChakraRoot>
      <form className="bind-form" ref={form} onSubmit={submit} noValidate>
        <CardLimit tab={WALLET_TABS.usdt} count={cards?.length} linked />
        <div className="card bind-fields">
          <ProtocolField
            value={draft.protocol}
            onChange={(protocol) => change({ protocol })}
            error={errorOf('protocol')}
            disabled={bind.locked}
          />
          <TextField
            label="USDT 地址"
            name="address"
            placeholder="请输入USDT地址"
            rows={2}
            maxLength={MOST_CHARS}
            hint={
              <span className={shape.isOdd ? 'gold' : undefined}>
                {shape.words}
                {shape.isOdd && '，请核对'}
              </span>
            }
            value={draft.address}
            onChange={(text) => change({ address: bareAddress(text) })}
            error={errorOf('address')}
            readOnly={bind.locked}
          />
          <PasswordField
            label="支付密码"
            name="pay-password"
            autoComplete="off"
            placeholder="6-18 位支付密码"
            value={draft.payPassword}
            onChange={(payPassword) => change({ payPassword })}
            error={errorOf('payPassword')}
            readOnly={bind.locked}
          />
        </div>
        <p className="t12 faint">协议与地址必须对应，转错网络的资产无法找回。请逐位核对后再绑定。</p>
        <SubmitFoot pending={bind.locked}>{bind.state === 'checking' ? '正在核对…' : '确认绑定'}</SubmitFoot>
      </form>
    </ChakraRoot>
  )
}

import { useRef, useState } from 'react'
import { addressIn } from '#contracts/money/payees.ts'
import { WALLET_TABS } from '#contracts/wire/codes.ts'
import { useBindAddress } from '../../api/queries/money/cards.ts'
import { BindForm } from '../../features/cards/BindForm.tsx'
import { useAfterBind } from '../../features/cards/use-after-bind.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useFieldProblem } from '../../ui/fields/use-field-problem.ts'
import { confirm } from '../../ui/overlays/confirm.ts'
import { AddressTools } from './AddressTools.tsx'
import { addressDoubt, shapeWords, textProblem } from './address-doubt.ts'
import { type AddressDraft, checkAddress, emptyAddress } from './address-form.ts'
import { ProtocolField } from './ProtocolField.tsx'
import './add-usdt-address.css'

const doubtful = (doubt: string) => ({
  title: '请核对地址',
  body: `${doubt}。转到错误地址的资产可能无法找回，仍要绑定吗？`,
  okText: '仍要绑定',
  cancelText: '返回修改',
  danger: true,
})

/** /addUsdtCard: binds a USDT address. */
export function AddUsdtAddressScreen() {
  const [draft, setDraft] = useState<AddressDraft>(emptyAddress)
  const { form, report, mark, clear, errorOf } = useFieldProblem<keyof AddressDraft>()
  const bind = useBindAddress({
    ...useAfterBind(WALLET_TABS.usdt, (text) => mark({ field: 'payPassword', text })),
    wipe: () => setDraft((now) => ({ ...now, payPassword: '' })),
  })

  const asking = useRef(false)
  /** A doubtful address needs a confirmation. A second tap before the dialog opens does nothing. */
  const submit = async () => {
    const { protocol, address } = draft
    const wrong = checkAddress(draft)
    report(wrong)
    if (wrong.length > 0 || protocol === '' || asking.current) return
    const doubt = addressDoubt(protocol, address)
    if (doubt !== undefined) {
      asking.current = true
      const isSure = await confirm(doubtful(doubt))
      asking.current = false
      if (!isSure) return mark({ field: 'address', text: doubt })
    }
    void bind.run({ ...draft, protocol })
  }
  const change = <F extends keyof AddressDraft>(name: F, value: AddressDraft[F]) => {
    if (bind.locked) return
    setDraft((now) => ({ ...now, [name]: value }))
    clear(name)
  }
  const doubt = addressDoubt(draft.protocol, draft.address)
  return (
    <BindForm
      tab={WALLET_TABS.usdt}
      bind={bind}
      form={form}
      payPassword={{
        value: draft.payPassword,
        onChange: (text) => change('payPassword', text),
        error: errorOf('payPassword'),
      }}
      note="协议与地址必须对应，转错网络的资产可能无法找回。请逐位核对后再绑定。"
      onSubmit={() => void submit()}
    >
      <ProtocolField
        value={draft.protocol}
        onChange={(protocol) => change('protocol', protocol)}
        error={errorOf('protocol')}
        disabled={bind.locked}
      />
      <TextField
        label="USDT 地址"
        name="address"
        aside={<AddressTools disabled={bind.locked} onAddress={(address) => change('address', address)} />}
        placeholder="请输入USDT地址"
        rows={2}
        hint={
          <span className={doubt === undefined ? undefined : 'wait'}>
            {doubt ?? shapeWords(draft.protocol)}
          </span>
        }
        clean={addressIn}
        value={draft.address}
        onChange={(text) => change('address', text)}
        error={errorOf('address') ?? textProblem(draft.protocol, draft.address)}
        readOnly={bind.locked}
      />
    </BindForm>
  )
}

import { useState } from 'react'
import { WALLET_TABS } from '#contracts/codes.ts'
import { useBindAddress } from '../../api/queries/cards.ts'
import { BindForm } from '../../features/cards/BindForm.tsx'
import { useAfterBind } from '../../features/cards/use-after-bind.ts'
import { TextField } from '../../ui/chakra/TextField.tsx'
import { useFieldProblem } from '../../ui/chakra/use-field-problem.ts'
import { AddressTools } from './AddressTools.tsx'
import { type AddressDraft, addressShape, bareAddress, checkAddress, emptyAddress } from './address-form.ts'
import { ProtocolField } from './ProtocolField.tsx'
import './add-usdt-address.css'

/** Longer than any address, so that one that is too long is reported and not cut. */
const MOST_CHARS = 128

/** /addUsdtCard: binds a USDT address. */
export function AddUsdtAddressScreen() {
  const [draft, setDraft] = useState<AddressDraft>(emptyAddress)
  const { problem, report, mark, clear, errorOf } = useFieldProblem<keyof AddressDraft>()
  const bind = useBindAddress({
    ...useAfterBind(WALLET_TABS.usdt, (text) => mark({ field: 'payPassword', text })),
    wipe: () => setDraft((now) => ({ ...now, payPassword: '' })),
  })

  const submit = () => {
    const wrong = checkAddress(draft)
    report(wrong)
    if (!wrong && draft.protocol !== '') void bind.run({ ...draft, protocol: draft.protocol })
  }
  const change = <F extends keyof AddressDraft>(name: F, value: AddressDraft[F]) => {
    if (bind.locked) return
    setDraft((now) => ({ ...now, [name]: value }))
    clear(name)
  }
  const shape = addressShape(draft.protocol, draft.address)
  return (
    <BindForm
      tab={WALLET_TABS.usdt}
      bind={bind}
      problem={problem}
      payPassword={{
        value: draft.payPassword,
        onChange: (text) => change('payPassword', text),
        error: errorOf('payPassword'),
      }}
      note="协议与地址必须对应，转错网络的资产可能无法找回。请逐位核对后再绑定。"
      onSubmit={submit}
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
        aside={
          <AddressTools
            disabled={bind.locked}
            onAddress={(address) => change('address', address.slice(0, MOST_CHARS))}
          />
        }
        placeholder="请输入USDT地址"
        rows={2}
        maxLength={MOST_CHARS}
        hint={
          <span className={shape.isOdd ? 'gold' : undefined}>
            {shape.isOdd ? `${shape.words}，请核对` : shape.words}
          </span>
        }
        value={draft.address}
        onChange={(text) => change('address', bareAddress(text))}
        error={errorOf('address')}
        readOnly={bind.locked}
      />
    </BindForm>
  )
}

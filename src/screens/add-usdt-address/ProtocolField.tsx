import { useId, useState } from 'react'
import { PROTOCOLS, type Protocol } from '#contracts/wire/codes.ts'
import { NETWORKS } from '../../features/usdt-networks/protocols.ts'
import { UsdtComparison, UsdtQuestions } from '../../features/usdt-networks/UsdtNetworks.tsx'
import { LazySheet } from '../../ui/overlays/lazy-overlays.tsx'

type Props = {
  value: Protocol | ''
  onChange: (protocol: Protocol) => void
  error: string | undefined
  disabled: boolean
}

/**
 * The protocol of the wallet. None is preselected, because money sent over the wrong one is lost. The comparison of the
 * two opens over the form, so that nothing typed is lost.
 */
export function ProtocolField({ value, onChange, error, disabled }: Props) {
  const id = useId()
  const [isReading, setReading] = useState(false)
  return (
    <div>
      <div className="row protocol-head">
        <span className="t14 muted grow" id={id}>
          钱包协议
        </span>
        <button type="button" className="t12 jade tap" onClick={() => setReading(true)}>
          两种协议有何区别？
        </button>
      </div>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className="protocols"
      >
        {PROTOCOLS.map((protocol) => (
          <label key={protocol} className="protocol">
            <input
              type="radio"
              className="sr-only"
              name="protocol"
              checked={value === protocol}
              disabled={disabled}
              aria-invalid={error !== undefined || undefined}
              onChange={() => onChange(protocol)}
            />
            <span className="protocol-face">
              <b>{protocol}</b>
              <span className="t12">{NETWORKS[protocol]}</span>
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="t12 bad" id={`${id}-error`}>
          {error}
        </p>
      )}
      <LazySheet open={isReading} onClose={() => setReading(false)} title="TRC20 与 ERC20 的区别">
        <div className="protocols-compared">
          <UsdtComparison />
          <UsdtQuestions />
        </div>
      </LazySheet>
    </div>
  )
}

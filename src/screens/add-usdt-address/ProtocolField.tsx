import { useId } from 'react'
import { PROTOCOLS, type Protocol } from '#contracts/codes.ts'
import { Link } from '../../ui/Link.tsx'

type Props = {
  value: Protocol | ''
  onChange: (protocol: Protocol) => void
  error: string | undefined
  disabled: boolean
}

const NOTES: Record<Protocol, string> = { TRC20: '波场网络，手续费低', ERC20: '以太坊网络，手续费较高' }

/** The protocol of the wallet. None is preselected: money sent over the wrong one is lost. */
export function ProtocolField({ value, onChange, error, disabled }: Props) {
  const id = useId()
  return (
    <div>
      <div className="row protocol-head">
        <span className="t14 muted grow" id={id}>
          钱包协议
        </span>
        <Link className="t12 jade tap" to="/usdtmore">
          两种协议有何区别？
        </Link>
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
              <span className="t12">{NOTES[protocol]}</span>
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="t12 red" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

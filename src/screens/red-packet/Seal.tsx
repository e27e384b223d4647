type Props = {
  /** The numbers are loading: the seal ignores taps. */
  waiting: boolean
  /** A claim is pending: the seal turns and ignores taps. */
  busy: boolean
  /** A tap would claim a packet: the seal shines. */
  ready: boolean
  onOpen: () => void
}

/** The gold seal 開 that opens the packet. */
export function Seal({ waiting, busy, ready, onOpen }: Props) {
  return (
    <button
      type="button"
      className="red-packet-seal"
      aria-label={busy ? '正在开红包' : '开红包'}
      aria-disabled={waiting || busy || undefined}
      data-busy={busy || undefined}
      data-ready={ready || undefined}
      onClick={onOpen}
    >
      <span className="red-packet-seal-face" aria-hidden="true">
        開
      </span>
    </button>
  )
}

type Props = {
  /** Nothing is known yet; the seal takes no tap. */
  waiting: boolean
  /** The tap is on its way; the seal turns and takes no other. */
  busy: boolean
  /** A tap would bring a packet: the seal shines. */
  ready: boolean
  onOpen: () => void
}

/** The gold seal 開 that opens the packet. */
export function Seal({ waiting, busy, ready, onOpen }: Props) {
  return (
    <button
      type="button"
      className="hb-seal"
      aria-label={busy ? '正在开红包' : '开红包'}
      aria-disabled={waiting || busy || undefined}
      data-busy={busy || undefined}
      data-ready={ready || undefined}
      onClick={onOpen}
    >
      <span className="hb-seal-face" aria-hidden="true">
        開
      </span>
    </button>
  )
}

import { useState } from 'react'
import type { Fen } from '#contracts/money/money.ts'
import type { RedPacketPhase } from '#contracts/red-packet.ts'
import { redPacketTexts } from '#contracts/texts/messages.ts'
import { type RedPacketInfo, useClaimRedPacket } from '../../api/queries/money/red-packet.ts'
import { useAskClaim } from '../../features/claim/use-ask-claim.tsx'
import { toast } from '../../ui/toast/toast.ts'

/** The content of a popup. */
export type ClaimResult =
  | { kind: 'won'; amount: Fen }
  | { kind: 'refused'; text: string }
  | { kind: 'closed'; text: string }

type UseClaimOptions = {
  info: RedPacketInfo | undefined
  /** The info failed to load. */
  failed: boolean
  phase: () => RedPacketPhase | undefined
  readAnew: () => void
}

/**
 * Handles a tap on the seal. Outside the hours a popup says so. With no packet left a message says what is missing, and
 * no claim is sent. Otherwise it asks, and any number of taps claims one packet. Before the info has loaded a tap does
 * nothing.
 */
export function useClaim({ info, failed, phase, readAnew }: UseClaimOptions) {
  const askClaim = useAskClaim()
  const [result, setResult] = useState<ClaimResult>()
  const grab = useClaimRedPacket({
    onDone: (amount) => setResult({ kind: 'won', amount }),
    onRefused: ({ message }) => setResult({ kind: 'refused', text: message || redPacketTexts.unreachable }),
  })

  const open = async () => {
    if (grab.locked) return
    if (!info) {
      if (!failed) return
      toast(redPacketTexts.unreachable, 'error')
      return readAnew()
    }
    const now = phase()
    // If the phase is unknown, the backend decides.
    if ((now === 'STARTING' || now === undefined) && info.remaining > 0) {
      const isAgreed = await askClaim({ kind: 'red-packet', title: '领取红包', okText: '确认领取' })
      return isAgreed ? void grab.run() : undefined
    }
    // The numbers may be old: a deposit approved a moment ago counts at the next tap.
    readAnew()
    if (now === 'READY') setResult({ kind: 'closed', text: redPacketTexts.notStarted })
    else if (now === 'END') setResult({ kind: 'closed', text: redPacketTexts.ended })
    else toast(redPacketTexts.notQualified, 'error')
  }
  return { open: () => void open(), state: grab.state, result, close: () => setResult(undefined) }
}

import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { formatYuan } from '#contracts/money/money.ts'
import { wageringTexts } from '#contracts/texts/messages.ts'
import { wageringQuery } from '../../api/queries/money/withdrawal.ts'
import { bonusWords } from '../../features/claim/ClaimTerms.tsx'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { whenIdle } from '../../lib/loading/when-idle.ts'
import { placeholderKey } from '../../ui/loading/placeholder-key.ts'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import './red-packet.css'
import './result.css'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { hintOf } from './hints.ts'
import { PhaseCountdown } from './PhaseCountdown.tsx'
import { Rain } from './Rain.tsx'
import { RedPacketArt, Sky } from './RedPacketArt.tsx'
import { RedPacketRules } from './RedPacketRules.tsx'
import { Seal } from './Seal.tsx'
import { type ClaimResult, useClaim } from './use-claim.ts'
import { useRedPacket } from './use-red-packet.ts'

/** With the kit, which the screen itself does not need. */
const loadDialog = () => import('./ResultDialog.tsx').then((m) => m.ResultDialog)
const ResultDialog = lazyPart(loadDialog, PlainResult)

const WAITING = '正在读取红包…'
const BUSY = { sending: '正在开红包…', checking: '正在核对领取结果…' } as const

/** /hongbao: the day's packets, their hours and rules, and the seal that claims one. */
export function RedPacketScreen() {
  const packet = useRedPacket()
  const { info, failed, hours } = packet
  const phase = packet.phase()
  const { open, state, result, close } = useClaim(packet)
  // Keeps the last result on screen while the dialog fades out.
  const last = useRef<ClaimResult>(undefined)
  if (result) last.current = result
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), [])
  const wagering = useQuery({ ...wageringQuery(), meta: { handled: true } })
  const waiting = !info && !failed
  const ready = phase !== 'READY' && phase !== 'END' && (info?.remaining ?? 0) > 0
  const known = info ? hintOf(phase, info) : waiting ? WAITING : ' '
  return (
    <div className="red-packet-screen" data-phase={phase}>
      <Sky />
      <Rain ready={ready} won={result?.kind === 'won'} />
      <p className="t20 b" aria-hidden="true">
        天天红包
      </p>
      <PhaseCountdown hours={hours} phase={phase} />
      <div className="red-packet-art">
        <RedPacketArt />
        <Seal busy={state !== 'idle'} waiting={waiting} ready={ready} onOpen={open} />
      </div>
      {/* The region stays, or its text would not be read aloud. */}
      <p className="red-packet-hint" aria-live="polite">
        <span key={placeholderKey(waiting)}>{state === 'idle' ? known : BUSY[state]}</span>
      </p>
      <p className="t12 red-packet-wagering">{`${bonusWords('red-packet', wagering.data?.multiple)}。${wageringTexts.holdsAll}`}</p>
      <dl className="red-packet-card red-packet-stats num">
        <Stat name="剩余次数" value={failed ? '--' : info?.remaining} />
        <Stat name="已领取" value={failed ? '--' : info?.claimed} />
        {/* 0 means that the backend sends no maximum. */}
        <Stat name="每日上限" value={failed ? '--' : info && (info.maxTimes || '--')} />
      </dl>
      {failed ? (
        <RetryButton className="red-packet-card red-packet-failed" onRetry={packet.readAnew} />
      ) : (
        <RedPacketRules info={info} hours={hours} phase={phase} />
      )}
      {last.current && (
        <Suspense>
          <ResultDialog
            open={result !== undefined}
            result={last.current}
            remaining={info?.remaining ?? 0}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The result where the dialog's file does not load: nobody may miss what was won. */
function PlainResult({ open, result }: { open: boolean; result: ClaimResult }) {
  if (!open) return null
  return (
    <p className="red-packet-card" role="alert">
      {result.kind === 'won' ? `恭喜您，抢到红包 ${formatYuan(result.amount)}，已记入红包记录` : result.text}
    </p>
  )
}

/** Undefined while it loads. */
function Stat({ name, value }: { name: string; value: number | string | undefined }) {
  return (
    <div>
      <dt className="t12">{name}</dt>
      <dd key={placeholderKey(value === undefined)}>{value ?? <Skeleton width={28} height={30} />}</dd>
    </div>
  )
}

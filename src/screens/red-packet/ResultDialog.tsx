import { useQuery } from '@tanstack/react-query'
import { formatYuan, ZERO } from '#contracts/money/money.ts'
import { wageringTexts } from '#contracts/texts/messages.ts'
import { wageringQuery } from '../../api/queries/money/withdrawal.ts'
import { RedPacket } from '../../ui/art/RedPacket.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Dialog } from '../../ui/chakra/overlays/Dialog.tsx'
import { OpenedEnvelope } from './RedPacketArt.tsx'
import type { ClaimResult } from './use-claim.ts'

type Props = { open: boolean; result: ClaimResult; remaining: number; onClose: () => void }

/** The popups of the red packet: the amount won, the reason of a refusal, or that it is not open. */
export function ResultDialog({ open, result, remaining, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      label={LABELS[result.kind]}
      footer={<Foot kind={result.kind} onClose={onClose} />}
    >
      {result.kind === 'won' ? (
        <div className="red-packet-won">
          <p className="b t16">恭喜您，抢到红包</p>
          <OpenedEnvelope>
            <b className="num red-packet-amount">{formatYuan(result.amount)}</b>
            <span className="t12">已记入红包记录</span>
          </OpenedEnvelope>
          <Wagering />
          {remaining > 0 && <p className="t12 red-packet-more">{`今日还可领取 ${remaining} 个`}</p>}
        </div>
      ) : (
        <div className="red-packet-answer">
          <RedPacket size={84} />
          <p>{result.text}</p>
        </div>
      )}
    </Dialog>
  )
}

/** The wagering requirement after the claim, once the backend has sent it. */
function Wagering() {
  const { data, isFetching } = useQuery({ ...wageringQuery(), meta: { handled: true } })
  const remaining = isFetching ? ZERO : (data?.remaining ?? ZERO)
  return (
    remaining > ZERO && (
      <p className="t12 red-packet-more">{`打码量还差 ${formatYuan(remaining)}。${wageringTexts.holdsAll}`}</p>
    )
  )
}

const LABELS: Record<ClaimResult['kind'], string> = {
  won: '抢到红包',
  refused: '领取结果',
  closed: '活动提示',
}

/** A win links to the records, a refusal to the deposit, because deposits earn packets. */
function Foot({ kind, onClose }: { kind: ClaimResult['kind']; onClose: () => void }) {
  if (kind === 'closed') return <Button onClick={onClose}>我知道了</Button>
  if (kind === 'refused') {
    return (
      <>
        <Button variant="quiet" onClick={onClose}>
          我知道了
        </Button>
        <ButtonLink to="/recharge" onClick={onClose}>
          去充值
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <ButtonLink variant="quiet" to="/welfare" onClick={onClose}>
        红包记录
      </ButtonLink>
      <Button variant="danger" onClick={onClose}>
        开心收下
      </Button>
    </>
  )
}

import { formatYuan } from '#contracts/money.ts'
import { RedPacket } from '../../ui/art/RedPacket.tsx'
import { Button } from '../../ui/chakra/Button.tsx'
import { Dialog } from '../../ui/chakra/Dialog.tsx'
import { Link } from '../../ui/Link.tsx'
import { OpenedEnvelope } from './RedPacketArt.tsx'
import type { ClaimResult } from './use-claim.ts'

type Props = { open: boolean; result: ClaimResult; left: number; onClose: () => void }

/** The popups of the red packet: the amount won, the reason of a refusal, or that it is not open. */
export function ResultDialog({ open, result, left, onClose }: Props) {
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
            <span className="t12">已存入中心钱包</span>
          </OpenedEnvelope>
          {left > 0 && <p className="t12 red-packet-more">{`今日还可领取 ${left} 个`}</p>}
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
        <Link className="btn" to="/recharge" onClick={onClose}>
          去充值
        </Link>
      </>
    )
  }
  return (
    <>
      <Link className="btn quiet" to="/welfare" onClick={onClose}>
        领取记录
      </Link>
      <Button variant="danger" onClick={onClose}>
        开心收下
      </Button>
    </>
  )
}

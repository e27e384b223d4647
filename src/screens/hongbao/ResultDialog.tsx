import { Link } from 'react-router-dom'
import { formatYuan } from '#contracts/money.ts'
import { RedPacket } from '../../ui/art/RedPacket.tsx'
import { Button } from '../../ui/chakra/Button.tsx'
import { Dialog } from '../../ui/chakra/Dialog.tsx'
import { OpenedEnvelope } from './Envelope.tsx'
import type { Result } from './use-grab.ts'

type Props = { open: boolean; result: Result; left: number; onClose: () => void }

/** The popups of the red packet: what was won, why it was refused, that it is not open (spec sections 2, 4). */
export function ResultDialog({ open, result, left, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      label={LABELS[result.kind]}
      footer={<Foot {...{ result, left, onClose }} />}
    >
      {result.kind === 'won' ? (
        <div className="hb-won">
          <p className="b t16">恭喜您，抢到红包</p>
          <OpenedEnvelope>
            <b className="num hb-amount">{formatYuan(result.amount)}</b>
            <span className="t12">已存入中心钱包</span>
          </OpenedEnvelope>
        </div>
      ) : (
        <div className="hb-told">
          <RedPacket size={84} />
          <p>{result.text}</p>
        </div>
      )}
    </Dialog>
  )
}

const LABELS: Record<Result['kind'], string> = { won: '抢到红包', refused: '领取结果', closed: '活动提示' }

function Foot({ result, left, onClose }: Omit<Props, 'open'>) {
  if (result.kind === 'closed') return <Button onClick={onClose}>我知道了</Button>
  const [to, words] = result.kind === 'won' ? ['/welfare', '领取记录'] : ['/recharge', '去充值']
  const way = (
    <Link className={result.kind === 'won' ? 'btn quiet' : 'btn'} to={to} onClick={onClose}>
      {words}
    </Link>
  )
  if (result.kind === 'refused') {
    return (
      <>
        <Button variant="quiet" onClick={onClose}>
          我知道了
        </Button>
        {way}
      </>
    )
  }
  return (
    <>
      {way}
      <Button variant="danger" onClick={onClose}>
        {left > 0 ? `收下，还剩 ${left} 个` : '开心收下'}
      </Button>
    </>
  )
}

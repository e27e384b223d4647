import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { REBATE_WITHIN_HOURS, WAGERING_MULTIPLE } from '#contracts/limits.ts'
import { type Fen, formatYuan, ZERO } from '#contracts/money/money.ts'
import { rebateTexts, wageringTexts } from '#contracts/texts/messages.ts'
import { type RebateFilter, rebatesQuery, useCollectRebate } from '../../api/queries/money/rebate.ts'
import { useAskClaim } from '../../features/claim/use-ask-claim.tsx'
import { turnoverFor } from '../../lib/format/turnover-for.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { toast } from '../../ui/toast/toast.ts'

const COLLECTED = '领取成功'
const WORDS = { idle: '立即领取', sending: '正在领取…', checking: '正在核对余额…' } as const

/** The two sums. Every page of every filter has them, so the newest page is right and a new filter changes nothing. */
const useSums = (filter: RebateFilter) =>
  useInfiniteQuery({
    ...rebatesQuery(filter),
    select: ({ pages }) => pages.at(-1),
    placeholderData: keepPreviousData,
  })

/** The wagering that collecting will add, shown before it: the specification's 1x (docs/rules.md#rebate-collection). */
const wageringWords = (pending: Fen | undefined): string =>
  pending === undefined || pending <= ZERO
    ? `领取返水会增加 ${WAGERING_MULTIPLE} 倍打码量。${wageringTexts.holdsAll}`
    : `${wageringTexts.adds(turnoverFor(pending, WAGERING_MULTIPLE))}。${wageringTexts.holdsAll}`

const shown = (sum: Fen | undefined): string => (sum === undefined ? '--' : formatYuan(sum))

export const COLLECT_ID = 'collect-rebates'

/** The pending and the collected sum, and the button that collects everything pending. */
export function CollectCard({ filter }: { filter: RebateFilter }) {
  const { data: sums, isError } = useSums(filter)
  const collect = useCollectRebate({ onDone: (message) => toast(message || COLLECTED, 'success') })
  const askClaim = useAskClaim()
  const pending = sums?.pending
  const hasPending = pending !== undefined && pending > 0
  const run = async () => {
    if (pending === undefined || collect.locked) return
    if (!hasPending) return toast(rebateTexts.nothingPending, 'error')
    const title = `领取返水 ${formatYuan(pending)}`
    if (await askClaim({ kind: 'rebate', amount: pending, title, okText: '确认领取' })) void collect.run()
  }
  return (
    <section className="card rebate-card" aria-label="返水汇总">
      <div className="rebate-sums num">
        <div className="rebate-pending">
          <span className="t12 muted">待领取返水</span>
          {sums || isError ? (
            <b className="gold">{shown(sums?.pending)}</b>
          ) : (
            <Skeleton width={140} height={36} />
          )}
        </div>
        <div className="rebate-collected">
          <span className="t12 muted">已领取</span>
          {sums || isError ? <b>{shown(sums?.collected)}</b> : <Skeleton width={84} height={24} />}
        </div>
      </div>
      <p className="t12 muted num rebate-wagering">{wageringWords(pending)}</p>
      <Button
        id={COLLECT_ID}
        variant={hasPending || !sums ? 'solid' : 'quiet'}
        block
        pending={collect.locked}
        aria-disabled={!sums}
        onClick={() => void run()}
      >
        {WORDS[collect.state]}
      </Button>
      <Link className="row t12 muted rebate-rules" to="/vip">
        <span className="grow">{`返水按 VIP 等级与有效投注计算，${REBATE_WITHIN_HOURS} 小时内派发`}</span>
        <ChevronRight size={14} aria-hidden="true" />
      </Link>
    </section>
  )
}

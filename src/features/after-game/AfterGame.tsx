import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Fen, ZERO } from '#contracts/money/money.ts'
import { sumIfExact } from '#contracts/money/money-sum.ts'
import { commonTexts } from '#contracts/texts/messages.ts'
import { launchesSettled } from '../../api/queries/games/game-launch.ts'
import { closedGamesQuery } from '../../api/queries/games/games.ts'
import { userQuery } from '../../api/queries/member.ts'
import { useRecallAll, venuesQuery } from '../../api/queries/money/wallet.ts'
import { storage } from '../../lib/device/storage.ts'
import { X } from '../../ui/icons/line.tsx'
import { Balance } from '../../ui/money/Balance.tsx'
import { focusHeading } from '../../ui/overlays/use-overlay.ts'
import { toast } from '../../ui/toast/toast.ts'
import './after-game.css'

type Props = { visit: string; onEnd: () => void }

/**
 * After a game, one tap brings back the money in the wallets of open venues. With 自动免转 on it comes back by itself,
 * unless another tab has started a game since (docs/rules.md#after-a-game). A launch that the player gave up still
 * moves money when its answer comes, so this waits for it, and for any launch that began meanwhile.
 */
export function AfterGame(props: Props) {
  const { pathname } = useLocation()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => void launchesSettled().then(() => setSettled(true)), [])
  const [isBack, setBack] = useState(false)
  if (isSettled && !isBack && pathname !== '/gamePage') setBack(true)
  return isBack && <RecallStrip {...props} />
}

/** Shows only on the screen that the player returned to, and nothing if no money is left at a venue. */
function RecallStrip({ visit, onEnd }: Props) {
  const [opened] = useState(Date.now)
  // Data from before the game is out of date.
  const since = <T,>(at: number, data: T) => (at >= opened ? data : undefined)
  const user = useQuery({ ...userQuery(), staleTime: 0 })
  const venues = useQuery({ ...venuesQuery(), staleTime: 0, meta: { handled: true } })
  const isAuto = since(user.dataUpdatedAt, user.data)?.autoTransfer
  const wallets = since(venues.dataUpdatedAt, venues.data)
  const games = useQuery({ ...closedGamesQuery(), meta: { handled: true } })
  const closed = new Set(games.data?.map(({ venue }) => venue))
  const sumOf = (isClosed: boolean) =>
    sumIfExact(
      (wallets ?? []).filter(({ code }) => closed.has(code) === isClosed).map(({ balance }) => balance),
    )
  // A stored list of games does not include closed venues, so a fresh one is needed.
  const isKnown = wallets !== undefined && (games.dataUpdatedAt > 0 || games.isError)
  const recallable = isKnown ? sumOf(false) : undefined
  const atClosedVenues = sumOf(true) ?? ZERO
  const strip = useRef<HTMLElement>(null)
  const close = () => {
    if (strip.current?.contains(document.activeElement)) focusHeading()
    onEnd()
  }
  const recall = useRecallAll({
    onDone: (message) => {
      toast(message || '回收成功', 'success')
      close()
    },
  })
  const { pathname } = useLocation()
  const [at] = useState(pathname)
  const isOver = (recallable === ZERO && atClosedVenues === ZERO) || pathname !== at
  const hasRecalled = useRef(false)
  const [isBlocked, setBlocked] = useState(false)
  const end = useEffectEvent(onEnd)
  const recallOnce = useEffectEvent(() => {
    if (hasRecalled.current) return
    hasRecalled.current = true
    // A recall that was not sent (offline, or while an earlier recall runs), or that met a closed site, is left to a
    // tap.
    void recall.run().then((outcome) => setBlocked(['blocked', 'closed', 'ended'].includes(outcome)))
  })
  const recallsItself = isAuto === true && storage.get('yz:game-visit') === visit
  const isToRecall = recallsItself && recallable !== undefined && recallable > ZERO && !isOver && !isBlocked
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  useEffect(() => {
    if (isToRecall) recallOnce()
  }, [isToRecall])
  if (isOver || isToRecall) return null
  const isShown = recallable !== undefined && isAuto !== undefined
  // The line is rendered before its words: screen readers announce new content, not a new region.
  return (
    <section
      ref={strip}
      className={isShown ? 'after-game' : undefined}
      aria-label={isShown ? '游戏钱包余额' : undefined}
    >
      <p className="grow t14" role="status">
        {isShown && <Words recallable={recallable} closed={atClosedVenues} />}
      </p>
      {isShown && recallable > ZERO && (
        <button
          type="button"
          className="pill solid"
          aria-disabled={recall.locked || undefined}
          aria-busy={recall.locked}
          onClick={() => void recall.run()}
        >
          转回中心钱包
        </button>
      )}
      {isShown && (
        <button
          type="button"
          className="icon-btn"
          aria-label={recallable > ZERO ? '暂不转回' : '知道了'}
          onClick={() => {
            if (recallable > ZERO) toast('余额留在游戏钱包，可随时一键回收')
            close()
          }}
        >
          <X size={18} />
        </button>
      )}
    </section>
  )
}

/** The money that can come back, and the money at venues that are closed now. */
const Words = ({ recallable, closed }: { recallable: Fen; closed: Fen }) => (
  <>
    {recallable > ZERO && (
      <span>
        <span>游戏钱包里还有</span> <Balance amount={recallable} className="b" />
      </span>
    )}
    {closed > ZERO && (
      <span className={recallable > ZERO ? 't12 muted' : undefined}>
        {recallable > ZERO && <span>另有 </span>}
        <Balance amount={closed} /> <span>{`在${commonTexts.venueUnopened}的场馆，开放后才能转回`}</span>
      </span>
    )}
  </>
)

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatYuan, ZERO } from '#contracts/money/money.ts'
import { sumIfExact } from '#contracts/money/money-sum.ts'
import { commonTexts } from '#contracts/texts/messages.ts'
import { sessionTexts } from '#contracts/texts/messages-shell.ts'
import { textFor } from '../../api/core/client/errors.ts'
import { useToken } from '../../api/core/client/session-store.ts'
import { appBack } from '../../api/core/site-closed.ts'
import { useLaunchGame } from '../../api/queries/games/game-launch.ts'
import { userQuery } from '../../api/queries/member.ts'
import { recallSettled, type VenueWallet } from '../../api/queries/money/wallet.ts'
import { takeGameVisit } from '../../features/game-launch/game-visit.ts'
import { useKnownGame } from '../../features/game-launch/known-game.ts'
import { grantLaunch, type LaunchTarget, takeLaunch } from '../../features/game-launch/launch-pass.ts'
import { noteGameVisit } from '../../features/game-launch/note-game-visit.ts'
import { noteRecent } from '../../features/my-games/my-games.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { loadPart } from '../../lib/loading/load-part.ts'
import { replaceWith } from '../../lib/navigation/external-redirect.ts'
import { goBack } from '../../lib/navigation/go-back.ts'
import { loginPath } from '../../lib/navigation/redirect.ts'
import { useLeaving } from '../../lib/navigation/use-leaving.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useHideBalance } from '../../ui/money/hide-balance.ts'
import { toast } from '../../ui/toast/toast.ts'
import { GamePicture, GameVenue } from './GameFace.tsx'
import { Leaving } from './Leaving.tsx'
import { emptyVenue } from './transfer-offer.ts'

const loadTransferIn = () => import('./TransferIn.tsx').then((m) => m.TransferIn)
const TransferIn = lazyPart(loadTransferIn)

const MAX_NAME_CHARS = 32
const BAD_ADDRESS = '游戏地址异常，请联系在线客服'

/**
 * Requests the game's address and opens it in this window. After a failure it shows the message and goes back. A tap in
 * the app launches at once. A link from outside must not move money by itself, so it asks first and shows what
 * auto-transfer would move (docs/faults.md#game-link-that-moves-money). If auto-transfer is off and the wallet at the
 * venue is empty, a sheet offers to fill it before the launch.
 */
export function LaunchGame({ target }: { target: LaunchTarget }) {
  const { platform, gameCode } = target
  const navigate = useNavigate()
  const signedIn = useToken() !== undefined
  const known = useKnownGame(target)
  const failed = (text: string | undefined) => {
    toast(text ?? BAD_ADDRESS, 'error')
    goBack(navigate)
  }
  const [leaving, setLeaving] = useLeaving()
  const launch = useLaunchGame({
    onDone: (url) => {
      noteRecent(`${platform} ${gameCode}`)
      const isLeft = replaceWith(url)
      setLeaving(isLeft)
      if (!isLeft) failed(BAD_ADDRESS)
    },
    onRefused: (error) => {
      // No money has moved.
      takeGameVisit()
      failed(textFor(error))
    },
  })
  const play = () => {
    noteGameVisit()
    void launch.run(target)
  }
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [venue, setVenue] = useState<VenueWallet>()
  const mounted = useIsMounted()
  const launchOrOffer = async () => {
    setAsking(true)
    await recallSettled()
    const empty = await emptyVenue(client, platform)
    // If the sheet's file does not load, the game starts without the offer.
    const offered = empty && (await loadPart(loadTransferIn).catch(() => undefined)) ? empty : undefined
    // While the maintenance notice shows, the player has not left.
    await appBack()
    if (!mounted.current) return
    setAsking(false)
    if (offered) setVenue(offered)
    else play()
  }
  const start = () => {
    if (signedIn) return void launchOrOffer()
    toast(sessionTexts.loginToPlay, 'error')
    navigate(loginPath(grantLaunch(target)), { replace: true })
  }
  const hasStarted = useRef(false)
  const startIfTapped = useEffectEvent(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    if (takeLaunch(target)) start()
  })
  const found = known.state === 'found'
  useEffect(() => {
    if (found) startIfTapped()
  }, [found])

  // Only a title from the list, because a link could contain any title.
  const game = found || known.state === 'closed' ? known.game : undefined
  const isBusy = asking || launch.locked || leaving
  const name = game?.name.slice(0, MAX_NAME_CHARS) || '游戏'
  return (
    <Leaving
      title={name}
      picture={<GamePicture game={game} />}
      busy={asking ? '正在核对场馆余额…' : known.state === 'loading' || isBusy}
    >
      {known.state === 'closed' && <p className="muted">{commonTexts.gameClosed}</p>}
      {known.state === 'missing' && <p className="muted">没有找到这款游戏，它可能已下线。</p>}
      {known.state === 'unreachable' && (
        <>
          <p className="muted">游戏列表没有加载出来，请检查网络。</p>
          <button type="button" className="leaving-go" onClick={known.retry}>
            重新加载
          </button>
        </>
      )}
      {found && (
        <div aria-live="off">
          <GameVenue game={known.game} />
        </div>
      )}
      {found && !isBusy && (
        // Not announced, because it would sound as if the game began.
        <div className="leaving-start" aria-live="off">
          <AutoTransferNote />
          <button type="button" className="leaving-go" onClick={start}>
            开始游戏
          </button>
        </div>
      )}
      <Suspense>
        {venue && (
          <TransferIn
            venue={venue}
            onClose={() => setVenue(undefined)}
            onEnter={() => {
              setVenue(undefined)
              play()
            }}
          />
        )}
      </Suspense>
    </Leaving>
  )
}

/** Says that the launch moves all of the member's money into the venue, with auto-transfer on. */
function AutoTransferNote() {
  const { data: user } = useQuery({ ...userQuery(), enabled: useToken() !== undefined })
  const [hidden] = useHideBalance()
  if (!user?.autoTransfer) return null
  const total = sumIfExact([user.balance, user.venueBalance ?? ZERO])
  if (total === ZERO) return null
  const amount =
    hidden || total === undefined || user.venueBalance === undefined ? '' : ` ${formatYuan(total)} `
  return <p className="muted t12">{`自动免转已开启：进入游戏时，您的余额${amount}会自动转入该场馆。`}</p>
}

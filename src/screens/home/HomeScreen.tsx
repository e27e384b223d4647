import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useToken } from '../../api/core/client/session-store.ts'
import { keys } from '../../api/core/keys.ts'
import { appQuery, bannersQuery } from '../../api/queries/site.ts'
import { useOpenGame } from '../../features/game-launch/use-open-game.ts'
import { Lobby } from '../../features/lobby/Lobby.tsx'
import { safeImageUrl } from '../../lib/html/safe-image.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { whenIdle } from '../../lib/loading/when-idle.ts'
import { appLink } from '../../lib/navigation/app-link.ts'
import { Search } from '../../ui/icons/line.tsx'
import { BackToTop } from '../../ui/lists/BackToTop.tsx'
import { PullToRefresh } from '../../ui/lists/PullToRefresh.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { Carousel } from './entrance/Carousel.tsx'
import { Entrance } from './entrance/Entrance.tsx'
import { Jackpot } from './entrance/Jackpot.tsx'
import { type Motion, useMotion } from './entrance/motion.ts'
import { Shortcuts } from './entrance/Shortcuts.tsx'
import { MenuButton } from './MenuButton.tsx'
import { NoticeBar } from './overlays/NoticeBar.tsx'
import { UserCard } from './UserCard.tsx'
import { useHasOwnGames } from './use-has-own-games.ts'
// Part of home's own CSS, so that the list, which loads later, needs no style sheet of its own.
import '../../features/my-games/my-games.css'
import './home.css'
// Imported here and not in its component, because an extra request would cost more than its bytes.
import './entrance/floating-packet.css'
import { Link } from '../../ui/Link.tsx'

const MyGames = lazyPart(() => import('../../features/my-games/MyGames.tsx').then((m) => m.MyGames))
/** The packet shows after this time even if the page is still busy. */
const LATEST_MS = 2_000
/** Loaded separately, so that the first screen does not wait for it. */
const FloatingPacket = lazyPart(async () => {
  await new Promise<void>((go) => whenIdle(go, LATEST_MS))
  return import('./entrance/FloatingPacket.tsx').then((m) => m.FloatingPacket)
})

/** The queries that pull-to-refresh reloads: all that home shows except the balance, which is polled. */
const SHOWN = [['site'], ['notices'], ['games'], keys.user]

/** /, the first screen. To show early, it uses plain CSS and loads dialogs on demand. */
export function HomeScreen() {
  const motion = useMotion()
  const client = useQueryClient()
  const open = useOpenGame()
  const signedIn = useToken() !== undefined
  const hasOwnGames = useHasOwnGames()
  const { data: redPacketOpen } = useQuery({ ...appQuery(), select: (app) => app.hasRedPacket })
  const refresh = () =>
    Promise.all(SHOWN.map((queryKey) => client.refetchQueries({ queryKey, type: 'active' })))
  return (
    <div className="home" data-member={signedIn || undefined}>
      <PullToRefresh onRefresh={refresh}>
        <div className="home-body">
          <Banners motion={motion} />
          <div className="notice-row row">
            <MenuButton />
            <NoticeBar moving={motion.moving} />
            <Link className="menu-button tap" to="/search" aria-label="搜索游戏">
              <Search size={18} />
            </Link>
          </div>
          <UserCard>
            <Shortcuts />
          </UserCard>
          {hasOwnGames && (
            <Suspense fallback={<Skeleton height={124} />}>
              <MyGames onOpen={open} />
            </Suspense>
          )}
          <Jackpot moving={motion.moving} />
          <Lobby onOpen={open} />
        </div>
      </PullToRefresh>
      <Suspense>{redPacketOpen && <FloatingPacket moving={motion.moving} />}</Suspense>
      <BackToTop />
      <Entrance />
    </div>
  )
}

function Banners({ motion }: { motion: Motion }) {
  const { data: banners, isPending } = useQuery(bannersQuery())
  if (isPending) return <Skeleton className="carousel" height="auto" radius="var(--r3)" />
  const pictures = (banners ?? []).flatMap(({ src, link, title }) => {
    const safe = safeImageUrl(src)
    return safe === undefined ? [] : { src: safe, to: appLink(link), title }
  })
  return <Carousel pictures={pictures} motion={motion} />
}

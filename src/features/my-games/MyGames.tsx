import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { commonTexts } from '#contracts/texts/messages.ts'
import type { Game } from '../../api/queries/games/game-lists.ts'
import { gamesQuery, unlistedGamesQuery } from '../../api/queries/games/games.ts'
import { storage } from '../../lib/device/storage.ts'
import { favourites, forgetFavourites, subscribeFavourites } from '../../lib/favourites.ts'
import { safeImageUrl } from '../../lib/html/safe-image.ts'
import { toast } from '../../ui/toast/toast.ts'
import { gamesOf, keyOf, recentGames } from './my-games.ts'

type Row = 'recent' | 'favourites'
const NAMES: Record<Row, string> = { recent: '最近玩过', favourites: '我的收藏' }

/**
 * This device's recent and favourite games, or nothing if there are none. Games that are not listed any more stay,
 * marked.
 */
export function MyGames({ onOpen }: { onOpen: (game: Game) => void }) {
  const { data: listed = [] } = useQuery(gamesQuery())
  const { data: unlisted = [] } = useQuery(unlistedGamesQuery())
  const games = [...listed, ...unlisted]
  const liked = useSyncExternalStore(subscribeFavourites, favourites)
  const [recent, setRecent] = useState(recentGames)
  const [chosen, choose] = useState<Row>('recent')
  // Home is a kept screen, so it reads the games again whenever it shows: one may have been played meanwhile.
  useEffect(() => {
    setRecent(recentGames())
    forgetFavourites()
    return storage.subscribe(forgetFavourites)
  }, [])
  const rows: Record<Row, Game[]> = {
    recent: gamesOf(recent, games),
    favourites: gamesOf(liked, games),
  }
  const filled = (['recent', 'favourites'] as const).filter((row) => rows[row].length > 0)
  const row = filled.includes(chosen) ? chosen : filled[0]
  if (row === undefined) return null
  return (
    <section className="card my-games" aria-label="我的游戏">
      <div className="row my-games-tabs">
        {filled.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={name === row}
            onClick={() => choose(name)}
          >
            <span>{NAMES[name]}</span> <span className="num">{rows[name].length}</span>
          </button>
        ))}
      </div>
      <ul className="my-games-row" aria-label={NAMES[row]}>
        {rows[row].map((game) => (
          <li key={keyOf(game)}>
            <button
              type="button"
              data-closed={!game.isOpen || undefined}
              onClick={() => (game.isOpen ? onOpen(game) : toast(commonTexts.gameClosed))}
            >
              <Cover game={game} />
              <span className="t12 ellipsis">{game.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Cover({ game: { picture, isOpen } }: { game: Game }) {
  const safe = safeImageUrl(picture)
  return (
    <span className="my-games-cover">
      {safe && <img src={safe} alt="" width={56} height={56} loading="lazy" decoding="async" />}
      {!isOpen && <span className="my-games-closed">维护中</span>}
    </span>
  )
}

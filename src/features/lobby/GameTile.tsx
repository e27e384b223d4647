import { memo, useState } from 'react'
import type { Game } from '../../api/queries/games/game-lists.ts'
import { toggleFavourite, useFavourite } from '../../lib/favourites.ts'
import { safeImageUrl } from '../../lib/html/safe-image.ts'
import { CategoryIcon, type CategoryKind } from '../../ui/icons/CategoryIcon.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { venueOf } from './sections.ts'

type Props = { game: Game; onOpen: (game: Game) => void }

/** A game: picture, 热/新, name, venue. The whole tile is the button. */
export const GameTile = memo(function GameTile({ game, onOpen }: Props) {
  const mark = safeImageUrl(game.venueLogo)
  const key = `${game.venue} ${game.code}`
  const liked = useFavourite(key)
  return (
    <li className="tile">
      <button type="button" onClick={() => onOpen(game)}>
        <span className="cover">
          <Cover game={game} />
          {game.isHot ? <b className="tag hot">热</b> : game.isNew && <b className="tag new">新</b>}
        </span>
        <span className="tile-name ellipsis">{game.name}</span>
        <span className="tile-venue row">
          {mark && <img src={mark} alt="" width={14} height={14} loading="lazy" decoding="async" />}
          <span className="ellipsis">{venueOf(game)}</span>
        </span>
      </button>
      <button
        type="button"
        className="tile-heart"
        aria-label={`收藏 ${game.name}`}
        aria-pressed={liked}
        onClick={() => toast(toggleFavourite(key) ? '已加入首页「我的收藏」' : '已取消收藏')}
      />
    </li>
  )
})

const KINDS = ['realbet', 'joker', 'gaming', 'sport', 'lottery', 'concise', 'fishing'] as const
/** Not by an object's key: the server's word may be one that every object has, such as `constructor`. */
const kindOf = (category: string): CategoryKind => KINDS.find((kind) => kind === category) ?? 'all'

/** The picture, or the category's icon if there is none or it fails to load. */
function Cover({ game }: { game: Game }) {
  const src = safeImageUrl(game.picture)
  const [broken, setBroken] = useState<string>()
  if (src === undefined || src === broken) return <CategoryIcon kind={kindOf(game.category)} size={32} />
  return (
    <img
      src={src}
      alt=""
      width={100}
      height={100}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
    />
  )
}

export const TileSkeleton = () => (
  <li className="tile" aria-hidden="true">
    <Skeleton className="cover" height="auto" radius={14} />
    <Skeleton className="tile-name" width="76%" height={12} />
    <Skeleton className="tile-venue" width="52%" height={10} />
  </li>
)

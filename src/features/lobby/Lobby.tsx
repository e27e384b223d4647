import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useMemo, useRef, useState } from 'react'
import { closedGamesQuery, gamesQuery } from '../../api/queries/games/games.ts'
import { uniqueKeys } from '../../lib/format/unique-keys.ts'
import { afterFirstTouch } from '../../lib/loading/first-touch.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { GameTile, TileSkeleton } from './GameTile.tsx'
import { Sidebar } from './Sidebar.tsx'
import { type HomeCategory, type Section, type Shape, sectionsOf } from './sections.ts'
import { heightOf } from './tiles-in-sight.ts'
import { useDrawnTiles } from './use-drawn-tiles.ts'
import './lobby.css'
import type { Game } from '../../api/queries/games/game-lists.ts'

const EmptyState = lazyPart(() => import('../../ui/art/EmptyState.tsx').then((m) => m.EmptyState))

const ClosedNote = lazyPart(() => import('./ClosedNote.tsx').then((m) => m.ClosedNote))

/** Loaded on the first touch: players do not filter a list before they have touched it. */
const Refine = lazyPart(async () => {
  await new Promise<void>((go) => void afterFirstTouch(go))
  return import('./Refine.tsx').then((m) => m.Refine)
})

const SKELETON_TILES = Array.from({ length: 12 }, (_, tile) => `tile ${tile}`)

/** The games by category: a sidebar and a grid of three columns. A tap on a game calls `onOpen`. */
export function Lobby({ onOpen }: { onOpen: (game: Game) => void }) {
  const [category, setCategory] = useState<HomeCategory>('hot')
  const { data: games, isError, refetch } = useQuery(gamesQuery())
  const all = useMemo(() => games && sectionsOf(category, games), [category, games])
  const [shape, setShape] = useState<{ of: Shape }>()
  const sections = useMemo(
    () => (shape ? all?.map((section) => ({ ...section, games: shape.of(section.games) })) : all),
    [shape, all],
  )?.filter(({ games }) => games.length > 0)
  const { data: closedGames = [] } = useQuery(closedGamesQuery())
  const closed = sectionsOf(category, closedGames).flatMap(({ games }) => games)
  const most = useDrawnTiles()
  const root = useRef<HTMLDivElement>(null)
  const panel = useId()

  const choose = (next: HomeCategory) => {
    setCategory(next)
    // The filters reset only when the category changes.
    if (next !== category) setShape(undefined)
    // Without this, another category would open far below its first row.
    const lobby = root.current
    if (lobby && lobby.getBoundingClientRect().top < 0) lobby.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="lobby" ref={root}>
      <Sidebar chosen={category} onChoose={choose} panelId={panel} />
      <div className="lobby-panel" role="tabpanel" id={panel} aria-labelledby={`${panel}-${category}`}>
        {closed.length > 0 && (
          <Suspense fallback={<p className="lobby-closed" />}>
            <ClosedNote games={closed} />
          </Suspense>
        )}
        <div className="lobby-bar row">
          <span className="grow">{sections && `${gamesOf(sections).length} 款游戏`}</span>
          <Suspense>
            {all && <Refine category={category} games={gamesOf(all)} onShape={(of) => setShape({ of })} />}
          </Suspense>
        </div>
        <Body
          sections={sections}
          most={most}
          failed={isError}
          onRetry={() => void refetch()}
          onOpen={onOpen}
        />
      </div>
    </div>
  )
}

const gamesOf = (sections: readonly Section[]) => sections.flatMap(({ games }) => games)

function Tiles({ games, onOpen }: { games: readonly Game[]; onOpen: (game: Game) => void }) {
  const keys = uniqueKeys(games, (game) => `${game.venue} ${game.code}`)
  return games.map((game, place) => <GameTile key={keys[place]} game={game} onOpen={onOpen} />)
}

type BodyProps = {
  sections: readonly Section[] | undefined
  /** How many tiles are drawn so far. */
  most: number
  failed: boolean
  onRetry: () => void
  onOpen: (game: Game) => void
}

function Body({ sections, most, failed, onRetry, onOpen }: BodyProps) {
  if (!sections && failed) return <Failed onRetry={onRetry} />
  if (!sections) return <Loading />
  if (sections.length === 0) return <Empty />
  const before = sections.map((_, at) =>
    sections.slice(0, at).reduce((sum, section) => sum + section.games.length, 0),
  )
  return sections.map(({ title, games }, place) => (
    <section key={title} className="lobby-section">
      {/* The sidebar already shows the first title. */}
      <h2 className={place === 0 ? 'sr-only' : 'lobby-title'}>
        <span>{title}</span> <span className="num">{games.length}</span>
      </h2>
      <ul className="tiles" style={roomFor(games, most - (before[place] ?? 0))}>
        <Tiles games={games.slice(0, Math.max(0, most - (before[place] ?? 0)))} onOpen={onOpen} />
      </ul>
    </section>
  ))
}

/** A partly drawn list keeps its full height, so that scrolling does not stop at the last drawn tile. */
const roomFor = (games: readonly Game[], drawn: number) =>
  drawn < games.length ? { minHeight: heightOf(games.length, window.innerWidth) } : undefined

const Loading = () => (
  <ul className="tiles" aria-busy="true" aria-label="游戏加载中">
    {SKELETON_TILES.map((tile) => (
      <TileSkeleton key={tile} />
    ))}
  </ul>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="lobby-notice">
    <Suspense fallback={<div className="lobby-art" />}>
      <EmptyState kind="network" size={104} />
    </Suspense>
    <RetryButton className={buttonClass('soft')} onRetry={onRetry} />
  </div>
)

const Empty = () => (
  <div className="lobby-notice">
    <Suspense fallback={<div className="lobby-art" />}>
      <EmptyState kind="games" size={104} />
    </Suspense>
    <p className="muted">这里还没有游戏，换个分类看看</p>
  </div>
)

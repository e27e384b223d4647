import { useQuery } from '@tanstack/react-query'
import { commonTexts } from '#contracts/texts/messages.ts'
import { PROVIDERS, type ProviderCode } from '#contracts/wire/game-codes.ts'
import type { Game } from '../../api/queries/games/game-lists.ts'
import { type ProviderGame, providerGamesQuery } from '../../api/queries/games/games.ts'
import { useUnopenedVenues } from '../../api/queries/money/unopened-venues.ts'
import { useOpenGame } from '../../features/game-launch/use-open-game.ts'
import { GameTile, TileSkeleton } from '../../features/lobby/GameTile.tsx'
import { uniqueKeys } from '../../lib/format/unique-keys.ts'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'

const SKELETONS = Array.from({ length: 12 }, (_, tile) => `tile ${tile}`)

/** A provider's game in the form that the lobby's tile takes. */
const tileOf = ({ provider, code, name, picture }: ProviderGame): Game => ({
  category: 'concise',
  isOpen: true,
  isHot: false,
  isNew: false,
  venue: provider,
  code,
  name,
  picture,
  venueLogo: '',
})

/**
 * One provider's games, by picture and name. The list is loaded once, then kept
 * (docs/rules.md#provider-lists).
 */
export function ProviderGames({ code }: { code: ProviderCode }) {
  const { data, isError, refetch } = useQuery(providerGamesQuery(code))
  const open = useOpenGame()
  const isUnopened = useUnopenedVenues()
  const label = PROVIDERS.find((provider) => provider.code === code)?.label
  if (!data && isError) return <Failed onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const keys = uniqueKeys(data, (game) => `${game.provider} ${game.code}`)
  if (data.length === 0) return <Empty unopened={isUnopened(code) ? label : undefined} />
  return (
    <>
      <h2 className="provider-slots-title t12 muted">{`${label} · ${data.length} 款游戏`}</h2>
      <ul className="tiles">
        {data.map((game, place) => (
          <GameTile key={keys[place]} game={tileOf(game)} onOpen={open} />
        ))}
      </ul>
    </>
  )
}

const Loading = () => (
  <>
    <div className="provider-slots-title" />
    <ul className="tiles" aria-busy="true" aria-label="游戏加载中">
      {SKELETONS.map((tile) => (
        <TileSkeleton key={tile} />
      ))}
    </ul>
  </>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="provider-slots-notice">
    <EmptyState kind="network" size={104} />
    <RetryButton className={buttonClass('soft')} onRetry={onRetry} />
  </div>
)

const Empty = ({ unopened }: { unopened: string | undefined }) => (
  <div className="provider-slots-notice">
    <EmptyState kind="games" size={104} />
    <p className="muted">
      {unopened ? `${unopened}${commonTexts.venueUnopened}，看看别家` : '这家厂商暂时没有游戏，看看别家'}
    </p>
  </div>
)

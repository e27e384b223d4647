import { useQuery } from '@tanstack/react-query'
import { commonTexts } from '#contracts/texts/messages.ts'
import { PROVIDERS } from '#contracts/wire/game-codes.ts'
import type { Game } from '../../api/queries/games/game-lists.ts'
import { venuesQuery } from '../../api/queries/money/wallet.ts'
import { venueOf } from './sections.ts'

const MOST_NAMES = 3

/**
 * The venues of a category that have no listed game. A member's wallets carry their names. No call names venues to a visitor,
 * who sees the provider or the category instead.
 */
export function ClosedNote({ games }: { games: readonly Game[] }) {
  const { data: wallets, isLoading } = useQuery({ ...venuesQuery(), meta: { handled: true } })
  const nameOf = (game: Game) =>
    wallets?.find(({ code }) => code === game.venue)?.name ??
    (PROVIDERS.some(({ code }) => code === game.venue) ? venueOf(game) : `部分${venueOf(game)}场馆`)
  const names = [...new Set(games.map(nameOf))]
  const more = names.length > MOST_NAMES ? `等 ${names.length} 家场馆` : ''
  return (
    <p className="lobby-closed">
      {!isLoading && `${names.slice(0, MOST_NAMES).join('、')}${more}${commonTexts.venueUnopened}`}
    </p>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Game } from '#contracts/games.ts'
import { venuesQuery } from '../../api/queries/wallet.ts'
import { type Order, type Refinement, refine, UNREFINED } from './refine.ts'
import { type Shape, venueOf } from './sections.ts'
import './refine.css'

type Props = { games: readonly Game[]; onShape: (shape: Shape) => void }

const ORDERS: readonly { order: Order; label: string }[] = [
  { order: 'listed', label: '默认排序' },
  { order: 'name', label: '按名称' },
  { order: 'new', label: '新游优先' },
]

/** Narrows a category to one venue and orders it. A member's wallets name the venues; a visitor sees providers. */
export function Refine({ games, onShape }: Props) {
  const { data: wallets } = useQuery({ ...venuesQuery(), meta: { handled: true } })
  const [chosen, setChosen] = useState(UNREFINED)
  const nameOf = (game: Game) =>
    wallets?.find(({ platname }) => platname === game.platform_name)?.name ?? venueOf(game)
  const venues = [...new Set(games.map(nameOf))]
  const choose = (part: Partial<Refinement>) => {
    const next = { ...chosen, ...part }
    setChosen(next)
    onShape((list) => refine(list, next, nameOf))
  }
  return (
    <>
      {venues.length > 1 && (
        <select
          className="chip"
          aria-label="场馆"
          value={chosen.venue}
          onChange={({ target }) => choose({ venue: target.value })}
        >
          <option value="">全部场馆</option>
          {venues.map((venue) => (
            <option key={venue}>{venue}</option>
          ))}
        </select>
      )}
      <select
        className="chip"
        aria-label="排序"
        value={chosen.order}
        onChange={({ target }) => {
          const next = ORDERS.find(({ order }) => order === target.value)
          if (next) choose({ order: next.order })
        }}
      >
        {ORDERS.map(({ order, label }) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </select>
    </>
  )
}

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Game } from '../../api/queries/games/game-lists.ts'
import { uniqueKeys } from '../../lib/format/unique-keys.ts'
import { type Refinement, refine, UNREFINED, venueNames } from './refine.ts'
import type { HomeCategory, Shape } from './sections.ts'
import { useVenueNames } from './use-venue-names.ts'

type Props = { category: HomeCategory; games: readonly Game[]; onShape: (shape: Shape) => void }
type Option = { value: string; text: string }

const ORDERS = [
  { value: 'listed', text: '默认排序' },
  { value: 'name', text: '按名称' },
  { value: 'new', text: '新游优先' },
] as const

/** Narrows a category to one venue and orders it. A member's wallets name the venues; a visitor sees providers. */
export function Refine({ category, games, onShape }: Props) {
  const venues = venueNames(games, useVenueNames())
  return <Selects key={category} venues={venues} onShape={onShape} />
}

function Selects({ venues, onShape }: { venues: ReadonlyMap<string, string>; onShape: Props['onShape'] }) {
  const [chosen, setChosen] = useState(UNREFINED)
  const [venueName, setVenueName] = useState('')
  const choose = (part: Partial<Refinement>) => {
    const next = { ...chosen, ...part }
    setChosen(next)
    onShape((list) => refine(list, next))
  }
  return (
    <>
      {(venues.size > 1 || chosen.venue !== '') && (
        <Select
          label="场馆"
          value={chosen.venue}
          options={[
            { value: '', text: '全部场馆' },
            ...[...venues].map(([value, text]) => ({ value, text })),
            // The chosen venue may no longer be in the list. It stays as an option, so that the chip explains the empty
            // list.
            ...(chosen.venue === '' || venues.has(chosen.venue)
              ? []
              : [{ value: chosen.venue, text: venueName }]),
          ]}
          onChoose={(venue) => {
            setVenueName(venues.get(venue) ?? '')
            choose({ venue })
          }}
        />
      )}
      <Select
        label="排序"
        value={chosen.order}
        options={ORDERS}
        onChoose={(value) => {
          const order = ORDERS.find((option) => option.value === value)
          if (order) choose({ order: order.value })
        }}
      />
    </>
  )
}

type SelectProps = {
  label: string
  value: string
  options: readonly Option[]
  onChoose: (value: string) => void
}

/** An invisible select, as high as a finger needs, and a chip that shows the chosen option. */
function Select({ label, value, options, onChoose }: SelectProps) {
  const keys = uniqueKeys(options, (option) => option.value)
  return (
    <span className="lobby-select">
      <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option, place) => (
          <option key={keys[place]} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <span className="chip" aria-hidden="true">
        <span className="ellipsis">{options.find((option) => option.value === value)?.text}</span>
        <ChevronDown size={12} />
      </span>
    </span>
  )
}

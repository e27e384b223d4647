import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/chakra/overlays/Sheet.tsx'
import type { FilterGroups, RecordFilters } from './use-record-filters.ts'

type Props = { filters: RecordFilters; open: boolean; onClose: () => void }
type Draft = Record<string, string | number>

const initials = (groups: FilterGroups): Draft =>
  Object.fromEntries(Object.entries(groups).map(([name, { initial }]) => [name, initial]))

/** Every group of a filter as tiles; nothing changes until 确定. */
export function FilterSheet({ filters, open, onClose }: Props) {
  const [draft, setDraft] = useState<Draft>()
  const [agreed, setAgreed] = useState(false)
  const chosen: Draft = draft ?? filters.values

  const released = () => {
    if (agreed && draft) filters.set(draft)
    setDraft(undefined)
    setAgreed(false)
  }
  const footer = (
    <div className="filter-foot">
      <Button variant="quiet" onClick={() => setDraft(initials(filters.groups))}>
        重置
      </Button>
      <Button
        className="grow"
        onClick={() => {
          setAgreed(true)
          onClose()
        }}
      >
        确定
      </Button>
    </div>
  )
  return (
    <Sheet open={open} onClose={onClose} onReleased={released} title="筛选" footer={footer}>
      <div className="filter-groups">
        {Object.entries(filters.groups).map(([name, { label, options }]) => (
          <fieldset key={name}>
            <legend className="t12 muted">{label}</legend>
            <div className="filter-tiles">
              {options.map((option) => (
                <label key={option.value} className="filter-tile">
                  <input
                    type="radio"
                    name={`filter-${name}`}
                    checked={option.value === chosen[name]}
                    onChange={() => setDraft({ ...chosen, [name]: option.value })}
                  />
                  <span>{option.label}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Sheet>
  )
}

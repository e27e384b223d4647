import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { type BirthdayParts, birthdayOf, choicesFor, fitted, partsOf } from './birthday-parts.ts'

type Props = { value: string; today: string; onChoose: (birthday: string) => void }

const COLUMNS = [
  { part: 'year', unit: '年', label: '出生年份' },
  { part: 'month', unit: '月', label: '出生月份' },
  { part: 'day', unit: '日', label: '出生日期' },
] as const

/** Without a birthday the years open here: the first ones would be far from most players' own. */
const USUAL_YEAR = 1990

/** Year, month and day as three scrolling columns, and the button that takes them. */
export function BirthdayColumns({ value, today, onChoose }: Props) {
  const [parts, setParts] = useState<BirthdayParts>(() => partsOf(value))
  const birthday = birthdayOf(parts)
  const choices = choicesFor(parts, today)
  return (
    <>
      <div className="birthday-columns">
        {COLUMNS.map(({ part, unit, label }) => (
          <Column
            key={part}
            label={label}
            unit={unit}
            choices={choices[part]}
            chosen={parts[part]}
            start={part === 'year' ? USUAL_YEAR : undefined}
            onChoose={(number) => setParts((now) => fitted({ ...now, [part]: number }, today))}
          />
        ))}
      </div>
      <Button block disabled={birthday === undefined} onClick={() => birthday && onChoose(birthday)}>
        {birthday === undefined ? '请选择年、月、日' : '确定'}
      </Button>
    </>
  )
}

type ColumnProps = {
  label: string
  unit: string
  choices: readonly number[]
  chosen: number | undefined
  /** The number in the middle while none is chosen. */
  start: number | undefined
  onChoose: (number: number) => void
}

/** Radio buttons, so that arrow keys choose and screen readers count. */
function Column({ label, unit, choices, chosen, start, onChoose }: ColumnProps) {
  const name = useId()
  const list = useRef<HTMLDivElement>(null)
  const [first] = useState(chosen ?? start)
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-number="${first}"]`)
    const column = list.current
    if (row && column) column.scrollTop = row.offsetTop - (column.clientHeight - row.offsetHeight) / 2
  }, [first])
  return (
    <div ref={list} className="birthday-column" role="radiogroup" aria-label={label}>
      {choices.map((number) => (
        <label key={number} className="birthday-choice" data-number={number}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={number === chosen}
            onChange={() => onChoose(number)}
          />
          <span className="num">{`${number}${unit}`}</span>
        </label>
      ))}
    </div>
  )
}

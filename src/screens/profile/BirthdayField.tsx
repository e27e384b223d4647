import { CalendarDays } from 'lucide-react'
import { useId, useState } from 'react'
import { Sheet } from '../../ui/chakra/Sheet.tsx'
import { BirthdayColumns } from './BirthdayColumns.tsx'
import './birthday.css'

type Props = {
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (birthday: string) => void
  error: string | undefined
  readOnly: boolean
  /** YYYY-MM-DD of Beijing: the last day that can be chosen. */
  today: string
}

const inWords = (day: string) => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日')

/** 生日, chosen in a sheet: the browser's own date field speaks the language of the phone, not of the app. */
export function BirthdayField({ value, onChange, error, readOnly, today }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="birthday-field">
      <span className="t14 muted" id={id}>
        生日
      </span>
      <button
        type="button"
        className="birthday-button"
        aria-haspopup="dialog"
        aria-labelledby={`${id} ${id}-value`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onClick={() => readOnly || setOpen(true)}
      >
        <span id={`${id}-value`} className={value ? 'grow num' : 'grow faint'}>
          {value ? inWords(value) : '请选择生日'}
        </span>
        <CalendarDays size={18} className="faint" aria-hidden="true" />
      </button>
      {error !== undefined && (
        <p className="t12 red" id={`${id}-error`}>
          {error}
        </p>
      )}
      <Sheet open={open} onClose={() => setOpen(false)} title="选择生日">
        <BirthdayColumns
          value={value}
          today={today}
          onChoose={(birthday) => {
            onChange(birthday)
            setOpen(false)
          }}
        />
      </Sheet>
    </div>
  )
}

import { CalendarDays } from 'lucide-react'
import { PickerField } from '../../ui/fields/PickerField.tsx'
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
  return (
    <PickerField
      label="生日"
      shown={inWords(value)}
      placeholder="请选择生日"
      icon={<CalendarDays size={18} className="faint" aria-hidden="true" />}
      error={error}
      readOnly={readOnly}
      sheetTitle="选择生日"
    >
      {(close) => (
        <BirthdayColumns
          value={value}
          today={today}
          onChoose={(birthday) => {
            onChange(birthday)
            close()
          }}
        />
      )}
    </PickerField>
  )
}

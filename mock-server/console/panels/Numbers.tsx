import { useState } from 'react'
import { Form, NumberField } from '../parts.tsx'
import { takeNumber, toTyped } from '../report/numbers.ts'
import { NUMBER_FIELDS, type Settings } from '../scenario/setting-words.ts'
import { useDesk } from '../use-desk.ts'

type Name = keyof typeof NUMBER_FIELDS
const NAMES = Object.keys(NUMBER_FIELDS) as Name[]

/** Rates, fees and limits. A field that is not changed keeps its value. */
export function Numbers() {
  const { mock, view, act } = useDesk()
  const { settings } = view.site
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({})
  const shown = (name: Name) => typed[name] ?? toTyped(settings[name], NUMBER_FIELDS[name][1])
  const save = () =>
    act(async () => {
      const changed = NAMES.filter((name) => typed[name] !== undefined)
      const values = changed.map((name) => {
        const [label, unit] = NUMBER_FIELDS[name]
        return [name, takeNumber(label, shown(name), { unit })]
      })
      await mock.site({ settings: Object.fromEntries(values) as Partial<Settings> })
      setTyped({})
    }, '汇率、手续费与限额已保存')
  return (
    <Form onSend={save}>
      {NAMES.map((name) => (
        <NumberField
          key={name}
          label={NUMBER_FIELDS[name][0]}
          unit={NUMBER_FIELDS[name][1]}
          value={shown(name)}
          onValue={(value) => setTyped((before) => ({ ...before, [name]: value }))}
        />
      ))}
      <button type="submit">保存数值</button>
    </Form>
  )
}

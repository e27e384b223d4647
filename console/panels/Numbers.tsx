import { useState } from 'react'
import { fromTyped, toTyped } from '../numbers.ts'
import { Form, TextField } from '../parts.tsx'
import { NUMBER_FIELDS, type Settings } from '../setting-words.ts'
import { useDesk } from '../use-house.ts'

type Name = keyof typeof NUMBER_FIELDS
const NAMES = Object.keys(NUMBER_FIELDS) as Name[]

/** Rates, fees and limits. What is left as it is stays as it is. */
export function Numbers() {
  const { house, view, act } = useDesk()
  const { settings } = view.site
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({})
  const shown = (name: Name) => typed[name] ?? toTyped(settings[name], NUMBER_FIELDS[name][1])
  const isWrong = (name: Name) => fromTyped(shown(name), NUMBER_FIELDS[name][1]) === undefined
  const wrong = NAMES.filter(isWrong)
  const save = () => {
    const changed = NAMES.filter((name) => typed[name] !== undefined)
    if (wrong.length > 0 || changed.length === 0) return
    void act(async () => {
      const values = changed.map((name) => [name, fromTyped(shown(name), NUMBER_FIELDS[name][1])])
      await house.site({ settings: Object.fromEntries(values) as Partial<Settings> })
      setTyped({})
    }, '汇率、手续费与限额已保存')
  }
  return (
    <Form onSend={save}>
      {NAMES.map((name) => (
        <TextField
          key={name}
          label={NUMBER_FIELDS[name][0]}
          value={shown(name)}
          onValue={(value) => setTyped((before) => ({ ...before, [name]: value }))}
          inputMode="decimal"
          aria-invalid={isWrong(name)}
        />
      ))}
      {wrong.length > 0 ? (
        <p className="wrong">{wrong.map((name) => NUMBER_FIELDS[name][0]).join('、')}：请填不小于 0 的数</p>
      ) : null}
      <button type="submit">保存数值</button>
    </Form>
  )
}

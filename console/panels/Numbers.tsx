import { useState } from 'react'
import type { MockView } from '#mock/control/control.ts'
import { fromTyped, toTyped, type Unit } from '../numbers.ts'
import { Form, TextField } from '../parts.tsx'
import { useDesk } from '../use-house.ts'

type Settings = MockView['site']['settings']

/** The settings that are numbers, as a person reads them. */
const FIELDS = {
  usdtRate: ['充值汇率（元 / USDT）', 'rate'],
  withdrawUsdtRate: ['取款汇率（元 / USDT）', 'rate'],
  feeTrc20: ['取款手续费 TRC20（USDT）', 'hundredth'],
  feeErc20: ['取款手续费 ERC20（USDT）', 'hundredth'],
  withdrawalsADay: ['每日取款次数', 'whole'],
  withdrawalFromHour: ['取款开始（点）', 'whole'],
  withdrawalToHour: ['取款结束（点）', 'whole'],
  maxWithdrawal: ['单笔取款上限（元）', 'hundredth'],
} as const satisfies Partial<Record<keyof Settings, readonly [label: string, unit: Unit]>>
type Name = keyof typeof FIELDS
const NAMES = Object.keys(FIELDS) as Name[]

/** Rates, fees and limits. What is left as it is stays as it is. */
export function Numbers() {
  const { house, view, act } = useDesk()
  const { settings } = view.site
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({})
  const shown = (name: Name) => typed[name] ?? toTyped(settings[name], FIELDS[name][1])
  const isWrong = (name: Name) => fromTyped(shown(name), FIELDS[name][1]) === undefined
  const wrong = NAMES.filter(isWrong)
  const save = () => {
    const changed = NAMES.filter((name) => typed[name] !== undefined)
    if (wrong.length > 0 || changed.length === 0) return
    void act(async () => {
      const values = changed.map((name) => [name, fromTyped(shown(name), FIELDS[name][1])])
      await house.site({ settings: Object.fromEntries(values) as Partial<Settings> })
      setTyped({})
    }, '汇率、手续费与限额已保存')
  }
  return (
    <Form onSend={save}>
      {NAMES.map((name) => (
        <TextField
          key={name}
          label={FIELDS[name][0]}
          value={shown(name)}
          onValue={(value) => setTyped((before) => ({ ...before, [name]: value }))}
          inputMode="decimal"
          aria-invalid={isWrong(name)}
        />
      ))}
      {wrong.length > 0 ? (
        <p className="wrong">{wrong.map((name) => FIELDS[name][0]).join('、')}：请填不小于 0 的数</p>
      ) : null}
      <button type="submit">保存数值</button>
    </Form>
  )
}

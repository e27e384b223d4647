import { useState } from 'react'
import { fromTyped, toTyped } from '../numbers.ts'
import { Form, TextField } from '../parts.tsx'
import { RANGE_WAYS, type Settings } from '../setting-words.ts'
import { useDesk } from '../use-house.ts'

type Ranges = Settings['payRanges']
const ENDS = [
  ['min', '最少'],
  ['max', '最多'],
] as const

/** How little and how much each way to pay takes. */
export function Ranges() {
  const { house, view, act } = useDesk()
  const { payRanges } = view.site.settings
  const [typed, setTyped] = useState<Record<string, string>>({})
  const shown = (way: string, end: 'min' | 'max') =>
    typed[`${way} ${end}`] ?? toTyped(payRanges[way]?.[end] ?? 0, 'hundredth')
  const read = (way: string, end: 'min' | 'max') => fromTyped(shown(way, end), 'hundredth')
  const isWrong = (way: string) => {
    const [min, max] = [read(way, 'min'), read(way, 'max')]
    return min === undefined || max === undefined || max === 0 || min > max
  }
  const ways = Object.keys(payRanges)
  const wrong = ways.filter(isWrong)
  const save = () =>
    act(async () => {
      const ranges = ways.map((way) => [way, { min: read(way, 'min'), max: read(way, 'max') }])
      await house.site({ settings: { payRanges: Object.fromEntries(ranges) as Ranges } })
      setTyped({})
    }, '充值限额已保存')
  return (
    <Form onSend={() => wrong.length === 0 && void save()}>
      {ways.map((way) => (
        <div key={way} className="line">
          {ENDS.map(([end, text]) => (
            <TextField
              key={end}
              label={`${RANGE_WAYS[way] ?? way}${text}（元）`}
              value={shown(way, end)}
              onValue={(value) => setTyped((before) => ({ ...before, [`${way} ${end}`]: value }))}
              inputMode="decimal"
              aria-invalid={isWrong(way)}
            />
          ))}
        </div>
      ))}
      {wrong.length > 0 ? (
        <p className="wrong">
          {wrong.map((way) => RANGE_WAYS[way] ?? way).join('、')}：最多须大于 0，且不小于最少
        </p>
      ) : null}
      <button type="submit">保存充值限额</button>
    </Form>
  )
}

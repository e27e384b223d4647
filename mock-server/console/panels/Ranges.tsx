import { useState } from 'react'
import { Form, NumberField } from '../parts.tsx'
import { takeNumber, toTyped } from '../report/numbers.ts'
import { RANGE_WAYS, type Settings } from '../scenario/setting-words.ts'
import { useDesk } from '../use-desk.ts'

type Ranges = Settings['payRanges']
const ENDS = [
  ['min', '最少', 0],
  ['max', '最多', 1],
] as const
type End = (typeof ENDS)[number]

/** The smallest and the largest amount of each payment way. */
export function Ranges() {
  const { mock, view, act } = useDesk()
  const { payRanges } = view.site.settings
  const [typed, setTyped] = useState<Record<string, string>>({})
  const nameOf = (way: string) => RANGE_WAYS[way] ?? way
  const labelOf = (way: string, [, text]: End) => `${nameOf(way)}${text}（元）`
  const shown = (way: string, [end]: End) =>
    typed[`${way} ${end}`] ?? toTyped(payRanges[way]?.[end] ?? 0, 'yuan')
  const ways = Object.keys(payRanges)
  const rangeOf = (way: string) => {
    const [min = 0, max = 0] = ENDS.map((end) =>
      takeNumber(labelOf(way, end), shown(way, end), { unit: 'yuan', least: end[2] }),
    )
    if (min > max) throw new Error(`${nameOf(way)}：最多须不小于最少`)
    return [way, { min, max }]
  }
  const save = () =>
    act(async () => {
      await mock.site({ settings: { payRanges: Object.fromEntries(ways.map(rangeOf)) as Ranges } })
      setTyped({})
    }, '充值限额已保存')
  return (
    <Form onSend={() => void save()}>
      {ways.map((way) => (
        <div key={way} className="line">
          {ENDS.map((end) => (
            <NumberField
              key={end[0]}
              label={labelOf(way, end)}
              unit="yuan"
              least={end[2]}
              value={shown(way, end)}
              onValue={(value) => setTyped((before) => ({ ...before, [`${way} ${end[0]}`]: value }))}
            />
          ))}
        </div>
      ))}
      <button type="submit">保存充值限额</button>
    </Form>
  )
}

import { useState } from 'react'
import {
  addDays,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  parseBeijing,
  startOfBeijingDay,
} from '#contracts/time/beijing-time.ts'
import type { ClockCommand, DueView } from '../../control/control.ts'
import { Button, Form, NumberField, Part, TextField } from '../parts.tsx'
import { typedNumber } from '../report/numbers.ts'
import { useDesk } from '../use-desk.ts'
import { Ahead } from './money/Ahead.tsx'

/** The usual steps forward, from the clock's present time. */
const STEPS: readonly [text: string, command: (now: number) => { to: number } | { byMs: number }][] = [
  ['+1 分钟', () => ({ byMs: MINUTE_MS })],
  ['+1 小时', () => ({ byMs: HOUR_MS })],
  ['到明早 10:00', (now) => ({ to: addDays(startOfBeijingDay(now), 1) + 10 * HOUR_MS })],
  ['到零点', (now) => ({ to: addDays(startOfBeijingDay(now), 1) })],
  ['+1 天', () => ({ byMs: DAY_MS })],
  ['+7 天', () => ({ byMs: 7 * DAY_MS })],
  ['+30 天', () => ({ byMs: 30 * DAY_MS })],
  ['+90 天', () => ({ byMs: 90 * DAY_MS })],
]

const DAYS = { unit: 'whole', least: 1, most: 90 } as const

/** The time of the mock backend. It only goes forward, and all work that falls due on the way is done. */
export function Clock() {
  const { mock, view, act } = useDesk()
  const { beijing, stopped } = view.clock
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const [days, setDays] = useState('')
  const [ahead, setAhead] = useState<DueView>()
  const turn = (command: ClockCommand) =>
    act(
      () => mock.clock(command),
      (after) => `现在是 ${after.beijing}`,
    )
  /** Shows what would fall due on the way. If nothing would, the clock moves at once. */
  const step = (command: { to: number } | { byMs: number }) =>
    act(
      async () => {
        const due = await mock.due(command)
        setAhead(due.count > 0 ? due : undefined)
        return due.count > 0 ? undefined : mock.clock(command)
      },
      (after) => (after ? `现在是 ${after.beijing}` : '请先看途中会发生什么，再确认'),
    )
  const goTo = () => {
    const to = parseBeijing(text.trim())
    setWrong(to === undefined)
    if (to !== undefined) void step({ to })
  }
  const dayCount = typedNumber(days, DAYS)
  const isDays = typeof dayCount === 'number'
  const confirm = ({ to }: DueView) => {
    setAhead(undefined)
    // Real time may have passed the moment while the preview was read.
    void turn(to > view.clock.now ? { to } : { byMs: 0 })
  }
  return (
    <>
      <Part title="现在">
        <p className="big">
          {beijing}
          {stopped ? '（已暂停）' : ''}
        </p>
        <p className="hint">北京时间。时钟只能向前。</p>
        <Button onClick={() => turn(stopped ? { run: true } : { stop: true })}>
          {stopped ? '继续走' : '暂停'}
        </Button>
      </Part>
      <Part title="快进">
        <div className="buttons">
          {STEPS.map(([label, command]) => (
            <Button key={label} onClick={() => step(command(view.clock.now))}>
              {label}
            </Button>
          ))}
        </div>
        <Form onSend={() => isDays && void step({ byMs: dayCount * DAY_MS })}>
          <div className="line">
            <NumberField
              label={`天数（${DAYS.least} 到 ${DAYS.most}）`}
              value={days}
              onValue={setDays}
              {...DAYS}
            />
            <button type="submit" disabled={!isDays}>
              快进这些天
            </button>
          </div>
        </Form>
      </Part>
      {ahead ? <Ahead due={ahead} go={() => confirm(ahead)} stay={() => setAhead(undefined)} /> : null}
      <Part title="到某一刻">
        <Form onSend={goTo}>
          <div className="line">
            <TextField
              label="时间"
              value={text}
              onValue={setText}
              placeholder="2026-05-01 12:00:00"
              aria-invalid={wrong}
            />
            <button type="submit">前往</button>
          </div>
          {wrong ? <p className="wrong">时间写法不对，例如 2026-05-01 12:00:00</p> : null}
        </Form>
      </Part>
    </>
  )
}

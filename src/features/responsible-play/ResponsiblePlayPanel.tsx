import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { fen, formatYuan, plain } from '#contracts/money/money.ts'
import { parseTyped, typedProblem } from '#contracts/money/typed-amount.ts'
import { HELP_RESPONSIBLE_PLAY, helpPath } from '../../lib/navigation/links.ts'
import { changePlaySettings, getPlaySettings, subscribePlaySettings } from '../../lib/responsible-play.ts'
import { Button } from '../../ui/Button.tsx'
import { useFieldProblem } from '../../ui/fields/use-field-problem.ts'
import { MoneyRow } from '../../ui/money/MoneyRow.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { TakeBreak } from './TakeBreak.tsx'
import './responsible-play.css'
import { Link } from '../../ui/Link.tsx'

const REMINDERS = [
  { min: 0, text: '关闭' },
  { min: 30, text: '30 分钟' },
  { min: 60, text: '60 分钟' },
  { min: 120, text: '2 小时' },
]

/** 理性游戏: limits and reminders that players set for themselves on this device. */
export function ResponsiblePlayPanel() {
  const { remindMin } = useSyncExternalStore(subscribePlaySettings, getPlaySettings)
  return (
    <section className="card responsible-play" aria-labelledby="responsible-play-title">
      <h2 id="responsible-play-title">理性游戏</h2>
      <fieldset className="responsible-play-part">
        <legend>连续游戏提醒</legend>
        <div className="responsible-play-chips">
          {REMINDERS.map(({ min, text }) => (
            <button
              key={min}
              type="button"
              className="chip"
              aria-pressed={min === remindMin}
              onClick={() => changePlaySettings({ remindMin: min })}
            >
              {text}
            </button>
          ))}
        </div>
        <p className="t12 muted">每到这个时长提醒一次。在游戏页面里不会弹出，返回本站时补上。</p>
      </fieldset>
      <DailyReminder />
      <TakeBreak />
      <p className="t12 muted">
        以上设置只保存在本设备、只对本设备生效，清除浏览器数据后失效。充值按账号累计，休息只限制当时登录的账号，时间都以服务器为准；账号的限额以平台规则为准。需要对账号做限制，请联系
        <Link to="/kefu">在线客服</Link>，或阅读
        <Link to={helpPath(HELP_RESPONSIBLE_PLAY)}>博彩责任</Link>。
      </p>
    </section>
  )
}

/** The daily total of deposits above which the app asks for confirmation. */
function DailyReminder() {
  const { dailyFen } = useSyncExternalStore(subscribePlaySettings, getPlaySettings)
  // Undefined until the player types; the field then shows the saved amount.
  const [typed, setTyped] = useState<string>()
  const { form, report, clear: unmark, errorOf } = useFieldProblem<'amount'>()
  const value = typed ?? (dailyFen === undefined ? '' : plain(fen(dailyFen)))
  const save = (event: FormEvent) => {
    event.preventDefault()
    const amount = parseTyped(value)
    if (!amount) return report({ field: 'amount', text: typedProblem(value) ?? '请输入每日提醒金额' })
    changePlaySettings({ dailyFen: amount })
    setTyped(undefined)
    toast('每日充值提醒已设定', 'success')
  }
  const clear = () => {
    changePlaySettings({ dailyFen: undefined })
    setTyped(undefined)
    unmark()
  }
  return (
    <form className="responsible-play-part" ref={form} onSubmit={save} noValidate>
      <MoneyRow
        label="每日充值提醒"
        name="daily-reminder"
        placeholder="未设定"
        value={value}
        error={errorOf('amount')}
        hint={
          dailyFen === undefined
            ? '本账号当日在本设备提交的充值超过这个数时，先问您一次；提交后没有付款的也计入。'
            : `本账号当日在本设备提交的充值超过 ${formatYuan(fen(dailyFen))} 时，先问您一次；提交后没有付款的也计入。`
        }
        onChange={(text) => {
          setTyped(text)
          unmark()
        }}
      />
      <div className="row responsible-play-buttons">
        <Button type="submit" variant="soft">
          保存提醒
        </Button>
        {dailyFen !== undefined && (
          <Button variant="quiet" onClick={clear}>
            取消提醒
          </Button>
        )}
      </div>
    </form>
  )
}

import { useCallback, useState } from 'react'
import { type Fen, formatYuan, plain } from '#contracts/money/money.ts'
import { addDays, formatBeijing, parseBeijing } from '#contracts/time/beijing-time.ts'
import type { LedgerReport } from '../../../control/control.ts'
import { shownWords } from '../../../demo-sites/brand/brand-words.ts'
import { Button, Part, TextField } from '../../parts.tsx'
import { csvOf } from '../../report/csv.ts'
import { saveText } from '../../report/save-text.ts'
import { accountText } from '../../report/view-words.ts'
import { useAnswer } from '../../use-answer.ts'
import { useDesk } from '../../use-desk.ts'
import { Table } from './Table.tsx'

const ACCOUNTS = ['账户', '期初', '借', '贷', '期末'] as const
const GGR = ['日期', '场馆', '投注', '派彩', '毛收入'] as const

/** The books of a span of days as a controller reads them: what is owed, every account, and the revenue of the games. */
export function Controller() {
  const { mock, view } = useDesk()
  const today = formatBeijing(view.clock.now).slice(0, 10)
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const fromMs = midnight(from)
  const lastDay = midnight(to === '' ? today : to)
  const isUnreadable = (from !== '' && fromMs === undefined) || lastDay === undefined
  const toMs = lastDay === undefined ? 0 : addDays(lastDay, 1)
  const isWrong = isUnreadable || (fromMs ?? 0) > (lastDay ?? 0)
  const ask = useCallback(
    () => (isWrong ? Promise.resolve(undefined) : mock.ledger({ fromMs, toMs })),
    [mock, fromMs, toMs, isWrong],
  )
  const { answer: report, problem } = useAnswer(ask)
  const rows = report ? tablesOf(report, view) : undefined
  const span = `${from || '开始'}至${to || today}`
  return (
    <Part title="总账">
      <div className="line">
        <TextField label="从哪一天（空：最早）" type="date" value={from} onValue={setFrom} max={today} />
        <TextField label="到哪一天（空：今天）" type="date" value={to} onValue={setTo} max={today} />
      </div>
      {isWrong ? <p className="wrong">请选对日期：开始不能晚于结束</p> : null}
      {problem ? <p className="wrong">{problem}</p> : null}
      {report && rows ? (
        <>
          <dl className="figures">
            <div>
              <dt>到期末欠会员</dt>
              <dd>{formatYuan(report.owed)}</dd>
            </div>
            <div>
              <dt>本期毛收入（投注减派彩）</dt>
              <dd>{formatYuan(report.ggr.reduce((sum, { ggr }) => sum + ggr, 0) as Fen)}</dd>
            </div>
          </dl>
          <Table
            caption="各账户：期末 = 期初 − 借 + 贷"
            head={ACCOUNTS}
            rows={rows.accounts.map((cells) => ({ key: cells[0] ?? '', cells }))}
            amountsFrom={1}
            keepsLast
          />
          <Table
            caption="各场馆每日毛收入（GGR）"
            head={GGR}
            rows={rows.ggr.map((cells) => ({ key: `${cells[0]} ${cells[1]}`, cells }))}
            amountsFrom={2}
            keepsLast
          />
          <div className="buttons">
            <Button onClick={() => saveText(`总账 ${span}.csv`, CSV, csvOf(ACCOUNTS, rows.accountsPlain))}>
              下载账户 CSV
            </Button>
            <Button onClick={() => saveText(`毛收入 ${span}.csv`, CSV, csvOf(GGR, rows.ggrPlain))}>
              下载毛收入 CSV
            </Button>
          </div>
        </>
      ) : null}
    </Part>
  )
}

const CSV = 'text/csv;charset=utf-8'

const midnight = (day: string): number | undefined => parseBeijing(`${day} 00:00:00`)

/** The rows of both tables, with amounts for people and for spreadsheets. */
function tablesOf({ accounts, ggr }: LedgerReport, view: ReturnType<typeof useDesk>['view']) {
  const venue = (plat: string) => view.venues.find((one) => one.plat === plat)?.name ?? plat
  const accountRows = (money: (amount: Fen) => string) =>
    accounts.map(({ account, opening, debit, credit, closing }) => [
      accountText(account, view),
      ...[opening, debit, credit, closing].map(money),
    ])
  const ggrRows = (money: (amount: Fen) => string) =>
    ggr.map(({ day, plat, stakes, payouts, ggr: revenue }) => [
      day,
      venue(plat),
      ...[stakes, payouts, revenue].map(money),
    ])
  return {
    accounts: accountRows(formatYuan),
    accountsPlain: accountRows(plain).map((cells) => cells.map(shownWords)),
    ggr: ggrRows(formatYuan),
    ggrPlain: ggrRows(plain).map((cells) => cells.map(shownWords)),
  }
}

import { useCallback, useState } from 'react'
import { formatYuan } from '#contracts/money/money.ts'
import { orderNumber } from '#contracts/texts/typed-texts.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import type { BooksView } from '../../../control/control.ts'
import { Button, Part, SelectField, TextField } from '../../parts.tsx'
import { POSTING_WORDS } from '../../report/view-words.ts'
import { useAnswer } from '../../use-answer.ts'
import { useDesk } from '../../use-desk.ts'
import { Controller } from './Controller.tsx'
import { Entries } from './Entries.tsx'
import { Life } from './Life.tsx'

const EVERYBODY = ''
const ROWS = 30
const MOST_ROWS = 500

/** The ledger with the proof of its sums. Each order leads to its whole life. */
export function Books() {
  const { mock, view } = useDesk()
  const [username, setUsername] = useState(EVERYBODY)
  const [ref, setRef] = useState('')
  const [limit, setLimit] = useState(ROWS)
  const [order, setOrder] = useState<string>()
  const ask = useCallback(
    () => mock.books({ username: username || undefined, ref: orderNumber(ref), limit }),
    [mock, username, ref, limit],
  )
  const { answer: books, problem } = useAnswer(ask)
  if (order !== undefined) return <Life no={order} back={() => setOrder(undefined)} />
  return (
    <>
      <Controller />
      <Part title="平衡核对">{books ? <Proof books={books} /> : <p className="empty">正在读取账目…</p>}</Part>
      <Part title="记账明细">
        <SelectField
          label="会员"
          value={username}
          onValue={setUsername}
          options={[
            [EVERYBODY, '全部'],
            ...view.members.map((member) => [member.username, member.username] as const),
          ]}
        />
        <TextField label="单号（可填一部分）" type="search" value={ref} onValue={setRef} />
        {problem ? <p className="wrong">{problem}</p> : null}
        {books?.rows.length === 0 ? <p className="empty">没有符合的记账</p> : null}
        <ul className="cards">
          {books?.rows.map((row) => (
            <li key={row.id} aria-label={`${POSTING_WORDS[row.kind]} ${row.ref}`}>
              <p className="lead">
                <b>{POSTING_WORDS[row.kind]}</b> {formatBeijing(row.atMs)} <small>{row.id}</small>
              </p>
              <Entries entries={row.entries} />
              <p className="hint">
                到此累计 借 {formatYuan(row.takenSoFar)} · 贷 {formatYuan(row.givenSoFar)}
              </p>
              <div className="buttons">
                {row.ref.split(' ').map((no) => (
                  <Button key={no} onClick={() => setOrder(no)}>
                    看全程 {no}
                  </Button>
                ))}
              </div>
            </li>
          ))}
        </ul>
        {books && books.found > books.rows.length && limit < MOST_ROWS ? (
          <Button onClick={() => setLimit(Math.min(MOST_ROWS, limit * 4))}>
            更多（共 {books.found} 笔，已列 {books.rows.length} 笔）
          </Button>
        ) : null}
      </Part>
    </>
  )
}

/** The running proof: with every posting both sums grow by the same amount. */
function Proof({ books }: { books: BooksView }) {
  const isRight = books.sum === 0 && books.wrong.length === 0 && books.overdrawn.length === 0
  return (
    <>
      <p className={isRight ? 'big good' : 'big wrong'}>
        {isRight ? '✓ 账目平衡' : '✗ 账目不平'} · 差额 {formatYuan(books.sum)}
      </p>
      <dl>
        <dt>记账笔数</dt>
        <dd>{books.postings}</dd>
        <dt>借方合计</dt>
        <dd>{formatYuan(books.taken)}</dd>
        <dt>贷方合计</dt>
        <dd>{formatYuan(books.given)}</dd>
        <dt>余额与记账不符</dt>
        <dd>{books.wrong.length === 0 ? '无' : books.wrong.join('、')}</dd>
        <dt>会员账户透支</dt>
        <dd>{books.overdrawn.length === 0 ? '无' : books.overdrawn.join('、')}</dd>
      </dl>
    </>
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import type { MockControl } from '../../control/control.ts'
import { shownBrand } from '../brand/shown-brand.ts'
import { ReplaceQuestion } from '../panels/ReplaceQuestion.tsx'
import { Button } from '../parts.tsx'
import { showItem } from '../playlist/playlist.ts'
import { pageTitle } from '../routes.ts'
import { putBack } from '../saves/moment.ts'
import { type Save, saveInFile } from '../saves/saves.ts'
import { handMadeSince, type Question } from '../scenario/begin-scenario.ts'
import { startSession } from '../scenario/enter.ts'
import { loadApp } from '../scenario/reload.ts'
import { tellProblem } from '../tell.ts'
import { tourLink, USUAL_TOUR } from '../tour/tour-link.ts'
import { savePart } from './demo-file.ts'
import type { Filled } from './hand-over.ts'

type Props = {
  mock: MockControl
  /** Undefined if it cannot be read. */
  handOver: Filled | undefined
  /** What of it does not count, and why. */
  notes: readonly string[]
  close: () => void
}

/** What a client sees first: for whom it is, and where to begin. */
export function FirstPage({ mock, handOver, notes, close }: Props) {
  const { act, question, problem, isBusy } = useBegin(mock)
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { name, mark } = shownBrand()
  const tour = handOver && handOver.tour !== 'none' ? handOver.tour : undefined
  const [save] = useState(readSave)
  const hasRows = handOver !== undefined && (save !== undefined || handOver.items.length > 0)
  return (
    <div className={hasRows ? 'page' : 'page bare'} role="dialog" aria-modal="true" aria-labelledby={title}>
      <div className="hero">
        <img className="ghost" src={mark} alt="" />
        <p className="brand">
          <img src={mark} alt="" width={40} height={40} />
          <b>{name}</b>
        </p>
        <h1 ref={heading} id={title} tabIndex={-1}>
          {handOver ? (
            <>
              为<b>{handOver.client}</b>准备
            </>
          ) : (
            `${name}演示`
          )}
        </h1>
        {handOver?.line ? <p className="said">{handOver.line}</p> : null}
        {[...notes, problem].filter(Boolean).map((text) => (
          <p key={text} className="note" role="alert">
            {text}
          </p>
        ))}
        <div className="acts">
          {tour ? (
            <Button
              className="main"
              disabled={isBusy}
              onClick={() =>
                act(async () =>
                  location.assign(
                    tourLink(location.href.replace(/[?#].*/, ''), tour, handOver?.told ?? USUAL_TOUR),
                  ),
                )
              }
            >
              {tour === 'guide' ? '开始导览' : '看自动演示'}
            </Button>
          ) : null}
          <Button className={tour ? undefined : 'main'} disabled={isBusy} onClick={close}>
            直接看
          </Button>
        </div>
        {question && <ReplaceQuestion question={question} />}
      </div>
      <div className="rest">
        {hasRows ? <Rows items={handOver.items} save={save} mock={mock} act={act} isBusy={isBusy} /> : null}
        <p className="foot">这是演示：账号和钱都是假的，什么都不会发到网上。</p>
        {handOver ? <p className="foot">以后想再看这一页：控制台 → 演示工具 → 导览。</p> : null}
      </div>
      <span className="mark" aria-hidden="true">
        演示
      </span>
    </div>
  )
}

type Act = (run: () => Promise<void>) => Promise<void>

type RowsProps = {
  items: Filled['items']
  save: Save | undefined
  mock: MockControl
  act: Act
  isBusy: boolean
}

/** The moment that came with the file, and the chosen scenarios. */
function Rows({ items, save, mock, act, isBusy }: RowsProps) {
  const restore = async () => {
    if (!save) return
    await putBack(mock, save)
    startSession(save.username || undefined)
    loadApp(save.route)
  }
  return (
    <section>
      <h2>也可以从这里看起</h2>
      <ol>
        {save ? (
          <li>
            <Button disabled={isBusy} onClick={() => act(restore)}>
              <span>
                <b>{save.name}</b>
                <small>{pageTitle(save.route)}</small>
              </span>
            </Button>
          </li>
        ) : null}
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same state may be in the list twice.
          <li key={at}>
            <Button disabled={isBusy} onClick={() => act(() => showItem(mock, item))}>
              <span>
                <b>{item.title}</b>
                <small>{pageTitle(item.route)}</small>
              </span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function readSave() {
  try {
    return saveInFile(savePart() ?? '')
  } catch {
    return undefined
  }
}

/** Runs what replaces the world. After changes by hand it asks once. */
function useBegin(mock: MockControl) {
  const [question, setQuestion] = useState<Question>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const run = async (begin: () => Promise<void>) => {
    setQuestion(undefined)
    setBusy(true)
    try {
      await begin()
    } catch (cause) {
      setProblem(tellProblem(cause))
      setBusy(false)
    }
  }
  const act: Act = async (begin) => {
    const { points } = await mock.read()
    const handMade = handMadeSince(points)
    if (handMade === 0) return run(begin)
    setQuestion({ handMade, goOn: () => run(begin), stay: () => setQuestion(undefined) })
  }
  return { act, question, problem, isBusy }
}

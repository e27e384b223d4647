import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MockControl } from '../control/control.ts'
import { shownWords } from '../demo-sites/brand/brand-words.ts'
import { CONSOLE_PANEL, readTabKey, writeTabKey } from '../demo-sites/demo-keys.ts'
import { Branding } from './panels/brand/Branding.tsx'
import { Clock } from './panels/Clock.tsx'
import { Guide } from './panels/Guide.tsx'
import { HandOverPanel } from './panels/hand-over/HandOverPanel.tsx'
import { LeaveBehind } from './panels/hand-over/LeaveBehind.tsx'
import { Members, NoticePanel, OnlyDemo, PendingPanel, RoundsPanel } from './panels/money/BackOffice.tsx'
import { Books } from './panels/money/Books.tsx'
import { Calls } from './panels/network/Calls.tsx'
import { Network } from './panels/network/Network.tsx'
import { Site } from './panels/network/Site.tsx'
import { PlaylistPanel } from './panels/PlaylistPanel.tsx'
import { Report } from './panels/Report.tsx'
import { Saves } from './panels/Saves.tsx'
import { Scenarios } from './panels/Scenarios.tsx'
import { Steps } from './panels/Steps.tsx'
import { Button } from './parts.tsx'
import { hasPanel } from './scenario/panel-words.ts'
import { DeskProvider, type Enter, useMock } from './use-desk.ts'

/** The back office, as a product would have it; and what only a demo has. */
const FACES = { office: '后台', tools: '演示工具' } as const
const NAME = '演示控制台'
type Face = keyof typeof FACES
type PanelOf = { name: string; face: Face; Panel: () => ReactNode }

const PENDING: PanelOf = { name: '待处理', face: 'office', Panel: PendingPanel }
const SCENARIOS: PanelOf = { name: '场景', face: 'tools', Panel: Scenarios }
const PANELS: readonly PanelOf[] = [
  PENDING,
  { name: '会员', face: 'office', Panel: Members },
  { name: '注单', face: 'office', Panel: RoundsPanel },
  { name: '账目', face: 'office', Panel: Books },
  { name: '公告', face: 'office', Panel: NoticePanel },
  { name: '站点', face: 'office', Panel: Site },
  SCENARIOS,
  { name: '播放单', face: 'tools', Panel: PlaylistPanel },
  { name: '导览', face: 'tools', Panel: Guide },
  { name: '时钟', face: 'tools', Panel: Clock },
  { name: '品牌', face: 'tools', Panel: Branding },
  { name: '网络', face: 'tools', Panel: Network },
  { name: '请求', face: 'tools', Panel: Calls },
  { name: '步骤', face: 'tools', Panel: Steps },
  { name: '存档', face: 'tools', Panel: Saves },
  { name: '交给客户', face: 'tools', Panel: HandOverPanel },
  { name: '留给客户', face: 'tools', Panel: LeaveBehind },
  { name: '报告', face: 'tools', Panel: Report },
  { name: '仅演示', face: 'tools', Panel: OnlyDemo },
]
/** Where each face opens. */
const FIRST: Readonly<Record<Face, PanelOf>> = { office: PENDING, tools: SCENARIOS }

const panelsHere = () => PANELS.filter(({ name }) => hasPanel(name))
const panelNamed = (wanted: string | undefined) => panelsHere().find(({ name }) => name === wanted)

/** A button in the heading. The console shows the text that `act` returns. */
export type Action = { name: string; text: () => string; act: () => string | undefined }

export type ConsoleProps = {
  /** Called with the face that shows. */
  onFace?: ((face: Face) => void) | undefined
  mock: MockControl
  enter: Enter
  /** The address of the demo, so that a link can open a state; absent for a production build. */
  base?: string | undefined
  /** The address of the contract's page for people. */
  contract?: string | undefined
  /** Buttons for one place of the console only. */
  actions?: readonly Action[]
  /** The console was open before the page reloaded, so it does not take the focus. */
  isBack?: boolean
}

/** The console: a heading with its actions, the result of the last verb, and one panel at a time. */
export function Console({ mock, enter, base, contract, actions = [], isBack = false, onFace }: ConsoleProps) {
  const { view, told, tell, act, acts } = useMock(mock)
  const [{ name: open, face, Panel }, setOpen] = useState(
    () => panelNamed(readTabKey(CONSOLE_PANEL)) ?? PENDING,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isBack) heading.current?.focus()
  }, [isBack])
  const choose = (name: string) => {
    const chosen = panelNamed(name)
    if (!chosen) return
    writeTabKey(CONSOLE_PANEL, name)
    setOpen(chosen)
  }
  // The frame around the console, which also places it beside the phone.
  useLayoutEffect(() => {
    const frame = heading.current?.closest<HTMLElement>('.console')
    if (frame) frame.dataset.face = face
    onFace?.(face)
  }, [face, onFace])
  const panel = useRef<HTMLElement>(null)
  // An item that was decided leaves the list with its button. The focus then stays in the console.
  useEffect(() => {
    if (acts > 0 && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [acts])
  return (
    <>
      <header>
        <h1 ref={heading} tabIndex={-1} aria-label={NAME}>
          {face === 'office' ? shownWords('云舟后台') : NAME}
        </h1>
        {(Object.keys(FACES) as Face[]).map((one) => (
          <Button
            key={one}
            aria-current={one === face ? 'page' : undefined}
            onClick={() => one !== face && choose(FIRST[one].name)}
          >
            {FACES[one]}
          </Button>
        ))}
        {actions.map(({ name, text, act: run }) => (
          <Button key={name} onClick={() => tell(run() ?? '', false)}>
            {text()}
          </Button>
        ))}
      </header>
      <nav aria-label="控制台分区">
        {panelsHere()
          .filter((one) => one.face === face)
          .map(({ name }) => (
            <Button key={name} aria-current={name === open ? 'page' : undefined} onClick={() => choose(name)}>
              {name === PENDING.name && view && view.pending.length > 0
                ? `${name} ${view.pending.length}`
                : name}
            </Button>
          ))}
      </nav>
      <p role="status" className={told.failed ? 'told wrong' : 'told'}>
        {/* The element is new each time, so that screen readers read the same words twice. */}
        <span key={told.count}>{told.text}</span>
      </p>
      {/* The panel is focusable, so that it scrolls by the keyboard if nothing in it takes the focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard. */}
      <section ref={panel} className="panel" aria-label={open} tabIndex={0}>
        {view ? (
          <DeskProvider value={{ mock, view, act, enter, openPanel: choose, base, contract }}>
            <Panel />
          </DeskProvider>
        ) : (
          <p className="empty">正在读取模拟后台…</p>
        )}
      </section>
    </>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MockControl } from '../control/control.ts'
import { CONSOLE_PANEL, readTabKey, writeTabKey } from '../demo-sites/demo-keys.ts'
import { Branding } from './panels/brand/Branding.tsx'
import { Clock } from './panels/Clock.tsx'
import { Guide } from './panels/Guide.tsx'
import { BackOffice } from './panels/money/BackOffice.tsx'
import { Books } from './panels/money/Books.tsx'
import { Calls } from './panels/network/Calls.tsx'
import { Network } from './panels/network/Network.tsx'
import { Site } from './panels/network/Site.tsx'
import { Report } from './panels/Report.tsx'
import { Scenarios } from './panels/Scenarios.tsx'
import { Steps } from './panels/Steps.tsx'
import { Button } from './parts.tsx'
import { DeskProvider, type Enter, useMock } from './use-desk.ts'

const PANELS: readonly [name: string, panel: () => ReactNode][] = [
  ['后台', BackOffice],
  ['场景', Scenarios],
  ['导览', Guide],
  ['时钟', Clock],
  ['站点', Site],
  ['品牌', Branding],
  ['网络', Network],
  ['账目', Books],
  ['请求', Calls],
  ['步骤', Steps],
  ['报告', Report],
]

const panelBefore = () => PANELS.find(([name]) => name === readTabKey(CONSOLE_PANEL))?.[0]

/** A button in the heading. The console shows the text that `act` returns. */
export type Action = { name: string; text: () => string; act: () => string | undefined }

export type ConsoleProps = {
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
export function Console({ mock, enter, base, contract, actions = [], isBack = false }: ConsoleProps) {
  const { view, told, tell, act, acts } = useMock(mock)
  const [open, setOpen] = useState(() => panelBefore() ?? PANELS[0]?.[0])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isBack) heading.current?.focus()
  }, [isBack])
  const choose = (name: string) => {
    writeTabKey(CONSOLE_PANEL, name)
    setOpen(name)
  }
  const panel = useRef<HTMLElement>(null)
  // An item that was decided leaves the list with its button. The focus then stays in the console.
  useEffect(() => {
    if (acts > 0 && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [acts])
  const Panel = PANELS.find(([name]) => name === open)?.[1]
  return (
    <>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          演示控制台
        </h1>
        {actions.map(({ name, text, act: run }) => (
          <Button key={name} onClick={() => tell(run() ?? '', false)}>
            {text()}
          </Button>
        ))}
      </header>
      <nav aria-label="控制台分区">
        {PANELS.map(([name]) => (
          <Button key={name} aria-current={name === open ? 'page' : undefined} onClick={() => choose(name)}>
            {name}
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
        {view && Panel ? (
          <DeskProvider value={{ mock, view, act, enter, base, contract }}>
            <Panel />
          </DeskProvider>
        ) : (
          <p className="empty">正在读取模拟后台…</p>
        )}
      </section>
    </>
  )
}

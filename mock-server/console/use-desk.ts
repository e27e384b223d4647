import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import type { MockControl, MockView } from '../control/control.ts'
import { tellProblem } from './tell.ts'

/** What every panel works with. */
export type Desk = {
  mock: MockControl
  /** The newest answer of the verb `read`. */
  view: MockView
  /** Runs a verb, shows how it ended, and reads again. The text may depend on the verb's result. */
  act: <T>(verb: () => Promise<T>, done: string | ((result: T) => string)) => Promise<void>
  enter: Enter
  /** Shows another part of the console. */
  openPanel: (name: string) => void
  /** The address of the demo without query and hash, so that a link can open a state. */
  base: string | undefined
  /** The address of the contract's page for people: OpenAPI with the pact's interactions of each call. */
  contract: string | undefined
}

/** Starts the app anew on a route, logged in as a member or as a visitor. Returns the message. */
export type Enter = (username: string | undefined, route: string) => string

const DeskContext = createContext<Desk | undefined>(undefined)
export const DeskProvider = DeskContext.Provider

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('a panel outside the console')
  return desk
}

/** The app, other tabs and time may change the world at any moment. */
const POLL_MS = 1_500

export type Told = { text: string; failed: boolean; count: number }

/**
 * The newest view (undefined until the first answer), how the last verb ended, and the number of verbs whose result is
 * in the view.
 */
export function useMock(mock: MockControl) {
  const [view, setView] = useState<MockView>()
  const [told, setTold] = useState<Told>({ text: '', failed: false, count: 0 })

  const tell = useCallback((text: string, failed: boolean) => {
    setTold(({ count }) => ({ text, failed, count: count + 1 }))
  }, [])
  const [acts, setActs] = useState(0)
  const read = useCallback(async () => setView(await mock.read()), [mock])

  useEffect(() => {
    const poll = () => void read().catch((problem) => tell(tellProblem(problem), true))
    poll()
    const timer = setInterval(poll, POLL_MS)
    return () => clearInterval(timer)
  }, [read, tell])

  const act: Desk['act'] = useCallback(
    async (verb, done) => {
      try {
        const result = await verb()
        tell(typeof done === 'function' ? done(result) : done, false)
        await read()
        setActs((count) => count + 1)
      } catch (problem) {
        tell(tellProblem(problem), true)
      }
    },
    [read, tell],
  )
  return { view, told, tell, act, acts }
}

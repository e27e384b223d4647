import { useState } from 'react'
import type { MockView } from '../../control/control.ts'
import { useDesk } from '../use-desk.ts'

export type Beginning = {
  name: string
  /** Throws if the typed text is no valid parameter. */
  params: () => Readonly<Record<string, unknown>>
  username: string
  route: string
}

/** What would be lost with the present world: how many changes somebody made by hand, and how to go on. */
export type Question = { handMade: number; goOn: () => Promise<void>; stay: () => void }

/**
 * Begins a scenario without the faults of the previous one, logged in as a member of it, else as a visitor. It replaces
 * the world, so after changes by hand it asks once.
 */
export function useBeginScenario(): {
  begin: (beginning: Beginning) => Promise<void>
  question: Question | undefined
} {
  const { mock, view, act, enter } = useDesk()
  const [waiting, setWaiting] = useState<Beginning>()
  const run = ({ name, params, username, route }: Beginning) =>
    act(
      async () => {
        const typed = params()
        await mock.faults({ clear: true })
        await mock.scenario({ name, params: typed })
        const { members } = await mock.read()
        const isThere = members.some((member) => member.username === username)
        return enter(isThere ? username : undefined, route)
      },
      (text) => text,
    )
  const handMade = handMadeSince(view.points)
  return {
    begin: async (beginning) => {
      if (handMade === 0) return run(beginning)
      setWaiting(beginning)
    },
    question: waiting && {
      handMade,
      goOn: () => {
        setWaiting(undefined)
        return run(waiting)
      },
      stay: () => setWaiting(undefined),
    },
  }
}

/** Verbs that change nothing which somebody would miss: they build a world, or come from the console itself. */
const NOT_BY_HAND = new Set(['scenario', 'hold', 'clock', 'demo'])

/** How many changes somebody made since the world began: orders and bets in the app, and verbs of the console. */
export function handMadeSince(points: MockView['points']): number {
  const began = points.map(({ by, what }) => `${by} ${what}`).lastIndexOf('control scenario')
  return points
    .slice(began + 1)
    .filter(({ by, what, refs }) =>
      by === 'control' ? !NOT_BY_HAND.has(what) : by === 'call' && refs.length > 0,
    ).length
}

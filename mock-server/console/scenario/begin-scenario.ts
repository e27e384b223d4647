import { useState } from 'react'
import type { MockControl, MockView } from '../../control/control.ts'
import { noteSeen } from '../leave-behind/seen.ts'
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
      async () => enter(await beginWorld(mock, { name, params: params(), username, route }), route),
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

/** A scenario as somebody shows it. Without a title it has that of the catalogue. */
export type Begun = {
  name: string
  params: Readonly<Record<string, unknown>>
  username: string
  route: string
  title?: string
}

/**
 * Begins a scenario's world without the old faults, and notes it for what is left behind. Returns the member to log in,
 * undefined if it has no such member.
 */
export async function beginWorld(mock: MockControl, begun: Begun): Promise<string | undefined> {
  const { name, params, username, route, title } = begun
  await mock.faults({ clear: true })
  await mock.scenario({ name, params })
  noteSeen({ kind: 'scenario', name, params, username, route, title })
  const { members } = await mock.read()
  return members.some((member) => member.username === username) ? username : undefined
}

/** Verbs that change nothing which somebody would miss. */
const NOT_BY_HAND = new Set(['hold', 'clock', 'demo', 'session', 'undo'])
/** Verbs that replace the whole world. */
const BEGINS = new Set(['scenario', 'import'])

/** How many changes somebody made since the world began: orders and bets in the app, and verbs of the console. */
export function handMadeSince(points: MockView['points']): number {
  const beginnings = points.map(({ by, what }) => by === 'control' && BEGINS.has(what))
  const began = beginnings.lastIndexOf(true)
  return points
    .slice(began + 1)
    .filter(({ by, what, refs }) =>
      by === 'control' ? !NOT_BY_HAND.has(what) : by === 'call' && refs.length > 0,
    ).length
}

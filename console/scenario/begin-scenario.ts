import { useDesk } from '../use-desk.ts'

export type Beginning = {
  name: string
  /** Throws where what was typed is no parameter. */
  params: () => Readonly<Record<string, unknown>>
  username: string
  route: string
}

/** Begins a scenario: without the faults of the one before, as a member who is in it, else as a visitor. */
export function useBeginScenario(): (beginning: Beginning) => Promise<void> {
  const { mock, act, enter } = useDesk()
  return ({ name, params, username, route }) =>
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
}

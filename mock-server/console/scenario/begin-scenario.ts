import { useDesk } from '../use-desk.ts'

export type Beginning = {
  name: string
  /** Throws if the typed text is no valid parameter. */
  params: () => Readonly<Record<string, unknown>>
  username: string
  route: string
}

/** Begins a scenario without the faults of the previous one, logged in as a member of it, else as a visitor. */
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

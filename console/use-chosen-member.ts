import { useState } from 'react'
import { formatYuan } from '#contracts/money/money.ts'
import { useDesk } from './use-desk.ts'

/** A member that is chosen from those of the world; the first one until then, an empty name where there is none. */
export function useChosenMember() {
  const { view } = useDesk()
  const [chosen, setChosen] = useState('')
  const { members } = view
  const isThere = members.some((member) => member.username === chosen)
  return {
    username: isThere ? chosen : (members[0]?.username ?? ''),
    setChosen,
    options: members.map(
      ({ username, central }) => [username, `${username}（中心钱包 ${formatYuan(central)}）`] as const,
    ),
  }
}

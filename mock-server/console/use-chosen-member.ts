import { useState } from 'react'
import { formatYuan } from '#contracts/money/money.ts'
import { useDesk } from './use-desk.ts'

/** The chosen member of the world. Until one is chosen it is the first; the name is empty if there is none. */
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

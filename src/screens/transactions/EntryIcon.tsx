import { Gift, Percent } from 'lucide-react'
import { PayIcon } from '../../features/records/PayIcon.tsx'
import { RedPacket } from '../../ui/art/RedPacket.tsx'
import { type Entry, isBonus } from './statement.ts'

export function EntryIcon({ entry }: { entry: Entry }) {
  if (!isBonus(entry)) return <PayIcon type={entry.type} payWay={entry.pay_way} />
  if (entry.type === 'red-packet') return <RedPacket size={28} />
  const Icon = entry.type === 'rebate' ? Percent : Gift
  return <Icon size={20} strokeWidth={1.7} aria-hidden="true" />
}

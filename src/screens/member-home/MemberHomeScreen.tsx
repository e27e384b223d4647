import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { userQuery } from '../../api/queries/member.ts'
import { askLogout } from '../../features/session/logout.ts'
import { Button } from '../../ui/Button.tsx'
import { MemberCard } from './MemberCard.tsx'
import { MemberLinks } from './MemberLinks.tsx'
import { Money } from './Money.tsx'
import { VipProgress } from './VipProgress.tsx'
import './member-home.css'

/** /mine: the member, their money, and links to all member screens. */
export function MemberHomeScreen() {
  const { data: user, isError, refetch } = useQuery(userQuery())
  return (
    <div className="member-home">
      <MemberCard user={user} onRetry={isError ? () => void refetch() : undefined} />
      <Money isLoading={user === undefined && !isError} />
      {(user || !isError) && <VipProgress user={user} />}
      <MemberLinks isAgent={user?.isAgent} />
      <Button variant="quiet" block className="member-home-logout" onClick={() => void askLogout()}>
        <LogOut size={18} aria-hidden="true" />
        退出登录
      </Button>
    </div>
  )
}

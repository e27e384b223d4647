import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn, Gift, History, type LucideIcon, Percent, ReceiptText } from 'lucide-react'
import { pollWallets } from '../../api/core/polling.ts'
import { venuesQuery } from '../../api/queries/money/wallet.ts'
import { STATEMENT_PATH } from '../../lib/navigation/links.ts'
import { Assets } from './Assets.tsx'
import { VenueList } from './VenueList.tsx'
import './my-wallet.css'
import { Link } from '../../ui/Link.tsx'

type Entry = { to: string; text: string; Icon: LucideIcon }

const RECORDS: readonly Entry[] = [
  { to: STATEMENT_PATH, text: '交易记录', Icon: ReceiptText },
  { to: '/betRecord', text: '投注记录', Icon: History },
  { to: '/fanshui', text: '返水中心', Icon: Percent },
  { to: '/welfare', text: '福利记录', Icon: Gift },
  { to: '/report', text: '个人报表', Icon: ChartNoAxesColumn },
]

/** /money 我的钱包: all wallets of the member, the links that move money, and the transactions. */
export function MyWalletScreen() {
  const venues = useQuery({ ...venuesQuery(), refetchInterval: pollWallets })
  return (
    <div className="my-wallet">
      <Assets venues={venues.data} />
      <nav className="card my-wallet-links" aria-label="资金记录">
        {RECORDS.map(({ to, text, Icon }) => (
          <Link key={to} to={to}>
            <Icon size={22} aria-hidden="true" />
            {text}
          </Link>
        ))}
      </nav>
      <VenueList
        venues={venues.data}
        failed={venues.isError && !venues.data}
        retry={() => void venues.refetch()}
      />
    </div>
  )
}

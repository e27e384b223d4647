import type { WalletTab } from '#contracts/codes.ts'
import { MAX_CARDS_PER_KIND } from '#contracts/limits.ts'
import { Link } from '../../ui/Link.tsx'
import { CARD_WORDS } from './card-text.ts'

type Props = {
  tab: WalletTab
  /** Undefined while it is not known. */
  count: number | undefined
  /** Shows the way to where one can be unbound, on a screen that is not that one. */
  linked?: boolean
}

/** How many of a kind there may be, said before anybody is refused. */
export function CardLimit({ tab, count, linked = false }: Props) {
  const { name, unit } = CARD_WORDS[tab]
  const isFull = count !== undefined && count >= MAX_CARDS_PER_KIND
  return (
    <div className="row">
      <p className={isFull ? 't12 gold grow' : 't12 muted grow'}>
        {`最多绑定 ${MAX_CARDS_PER_KIND} ${unit}${name}`}
        {count !== undefined && `，已绑定 ${count} ${unit}`}
        {isFull && '，如需添加请先解绑'}
      </p>
      {isFull && linked && (
        <Link className="pill soft" to={`/wallet?type=${tab}`}>
          去卡包解绑
        </Link>
      )}
    </div>
  )
}

import { MAX_CARDS_PER_KIND } from '#contracts/limits.ts'
import type { WalletTab } from '#contracts/wire/codes.ts'
import { cardsPath } from '../../lib/navigation/links.ts'
import { Link } from '../../ui/Link.tsx'
import { CARD_WORDS } from './card-text.ts'

type Props = {
  tab: WalletTab
  /** Undefined until it is known. */
  count: number | undefined
  /** Adds a link to /wallet, where a card can be unbound. For other screens. */
  linked?: boolean
}

/** The limit of cards of a kind, so that members know it before they try. */
export function CardLimit({ tab, count, linked = false }: Props) {
  const { name, unit } = CARD_WORDS[tab]
  const isFull = count !== undefined && count >= MAX_CARDS_PER_KIND
  return (
    <div className="row">
      <p className={isFull ? 't12 wait grow' : 't12 muted grow'}>
        {[
          `最多绑定 ${MAX_CARDS_PER_KIND} ${unit}${name}`,
          count === undefined ? '' : `，已绑定 ${count} ${unit}`,
          isFull ? '，如需添加请先解绑' : '',
        ].join('')}
      </p>
      {isFull && linked && (
        <Link className="pill soft" to={cardsPath(tab)}>
          去卡包解绑
        </Link>
      )}
    </div>
  )
}

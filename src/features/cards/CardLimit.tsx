import type { WalletTab } from '#contracts/codes.ts'
import { MAX_CARDS_PER_KIND } from '#contracts/limits.ts'
import { CARD_WORDS } from './card-text.ts'

/** How many of a kind there may be, said before anybody is refused (spec section 9). `count` is undefined while it is not known. */
export function CardLimit({ tab, count }: { tab: WalletTab; count: number | undefined }) {
  const { name, unit } = CARD_WORDS[tab]
  const isFull = count !== undefined && count >= MAX_CARDS_PER_KIND
  return (
    <p className={isFull ? 't12 gold' : 't12 muted'}>
      {`最多绑定 ${MAX_CARDS_PER_KIND} ${unit}${name}`}
      {count !== undefined && `，已绑定 ${count} ${unit}`}
      {isFull && '，如需添加请先解绑'}
    </p>
  )
}

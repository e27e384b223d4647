import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { MAX_CARDS_PER_KIND } from '#contracts/limits.ts'
import { WALLET_TABS } from '#contracts/wire/codes.ts'
import { cardsQuery } from '../../api/queries/money/cards.ts'
import { CARD_WORDS, tabOf } from '../../features/cards/card-text.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Foot } from '../../ui/Foot.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { CardList } from './CardList.tsx'
import './saved-cards.css'

const TABS = [
  { value: String(WALLET_TABS.usdt), label: '虚拟币' },
  { value: String(WALLET_TABS.bank), label: '银行卡' },
] as const

/** /wallet: the bound USDT addresses (type 1) and bank cards (type 2), and links to bind more. */
export function SavedCardsScreen() {
  const [query, setQuery] = useSearchParams()
  const tab = tabOf(query.get('type'))
  const cards = useQuery(cardsQuery(tab))
  const words = CARD_WORDS[tab]
  const isFull = cards.data !== undefined && cards.data.length >= MAX_CARDS_PER_KIND
  return (
    <div className="saved-cards">
      <Tabs
        label="卡片种类"
        items={TABS.map((item) => ({ ...item, content: <CardList tab={tab} cards={cards} /> }))}
        value={String(tab)}
        onChange={(type) => setQuery({ type }, { replace: true })}
      />
      {!isFull && (
        <Foot>
          <ButtonLink block to={words.path}>
            <Plus size={20} aria-hidden="true" />
            <span>{words.add}</span>
          </ButtonLink>
        </Foot>
      )}
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import { USDT_BANK } from '#contracts/wire/codes.ts'
import type { Card } from '../../api/queries/money/cards.ts'
import { maskName } from '../../lib/format/mask.ts'
import { CardIcon } from './CardIcon.tsx'
import { CardNumber } from './CardNumber.tsx'
import { cardNameProblem, useCardName } from './card-names.ts'
import { titleOfCard } from './card-text.ts'

type Props = { card: Card; cards: readonly Card[]; action: ReactNode }

/** A bound card of `cards`, drawn as a card with waves below its number. `action` is in its lower corner. */
export function CardFace({ card, cards, action }: Props) {
  const isAddress = card.bank === USDT_BANK
  return (
    <article className="card-face" data-kind={isAddress ? 'usdt' : 'bank'}>
      <Sea />
      <div className="row card-face-head">
        <CardIcon card={card} size={36} />
        <h2 className="grow">{titleOfCard(card)}</h2>
        <span className="t12">{isAddress ? '虚拟币' : '银行卡'}</span>
      </div>
      <p className="num card-face-no">
        <CardNumber card={card} cards={cards} />
      </p>
      <div className="row card-face-foot">
        {isAddress ? (
          <AddressName id={card.id} />
        ) : (
          <span className="grow t12">{[maskName(card.owner), card.branch].filter(Boolean).join(' · ')}</span>
        )}
        {action}
      </div>
    </article>
  )
}

/** The player's own name for an address, typed in place and kept on this device until the session ends. */
function AddressName({ id }: { id: string }) {
  const { typed, type, keep } = useCardName(id)
  const problem = cardNameProblem(typed)
  const note = useId()
  return (
    <div className="grow card-face-naming">
      <input
        className="t16 card-face-name"
        aria-label="地址名称"
        aria-describedby={note}
        placeholder="给地址起个名字"
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={problem !== undefined || undefined}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={keep}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <p id={note} className="t12">
        {problem === undefined ? '仅保存在本机，退出登录后清除' : `${problem}，暂未保存`}
      </p>
    </div>
  )
}

/** The moon over two waves, as on the banners. */
const Sea = () => (
  <svg
    className="card-face-sea"
    viewBox="0 0 358 150"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
  >
    <circle cx="302" cy="44" r="34" fill="#fff" opacity=".07" />
    <circle cx="302" cy="44" r="48" fill="none" stroke="#fff" opacity=".08" />
    <path d="M0 112c60-26 108-22 160-4s120 18 198-16v58H0z" fill="#000" opacity=".14" />
    <path d="M0 132c70-18 120-12 180-2s116 8 178-12v32H0z" fill="#000" opacity=".16" />
  </svg>
)

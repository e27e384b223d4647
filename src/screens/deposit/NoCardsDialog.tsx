import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { depositTexts } from '#contracts/texts/messages.ts'
import { WALLET_TABS } from '#contracts/wire/codes.ts'
import { onSessionDropped } from '../../api/core/client/session-store.ts'
import { cardsQuery } from '../../api/queries/money/cards.ts'
import { onceAVisit } from '../../lib/loading/once-a-visit.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { LazyDialog } from '../../ui/overlays/lazy-overlays.tsx'

const asked = onceAVisit('yz:asked-for-card')
onSessionDropped(asked.forget)

/** Asks a member with no card and no address to bind one, once a start of the app. Nothing shows until both lists have come. */
export function NoCardsDialog() {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (asked.isDone()) return
    let left = false
    const kinds = Object.values(WALLET_TABS).map((tab) => client.fetchQuery(cardsQuery(tab)))
    Promise.all(kinds).then(
      (lists) => {
        if (left || asked.isDone() || lists.some((cards) => cards.length > 0)) return
        asked.mark()
        setOpen(true)
      },
      // If a list cannot be loaded, the member may have a card.
      () => undefined,
    )
    return () => {
      left = true
      setOpen(false)
    }
  }, [client])
  const close = () => setOpen(false)
  return (
    <LazyDialog
      open={open}
      onClose={close}
      title="提示"
      role="alertdialog"
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            稍后再说
          </Button>
          <ButtonLink to={`/wallet?type=${WALLET_TABS.usdt}`} onClick={close}>
            前往绑定
          </ButtonLink>
        </>
      }
    >
      {depositTexts.noCards}
    </LazyDialog>
  )
}

import { useRef } from 'react'
import { CONSOLE_PANEL, writeTabKey } from '../../demo-sites/demo-keys.ts'
import { openConsole } from '../beside.tsx'
import { Card } from './Card.tsx'
import { CARD_WORDS } from './card-words.ts'
import { Ring } from './Ring.tsx'
import type { Said } from './speaker/messages.ts'
import { shownToSpeaker } from './speaker/shown-to-speaker.ts'
import { usePhoneAlone } from './speaker/use-phone-alone.ts'
import { useSpeakerWindow } from './speaker/use-speaker-window.ts'
import { isSheetOpen } from './spot.ts'
import { usePresenter } from './use-presenter.ts'
import { goThere, type TourProps, useTour } from './use-tour.ts'

/** The tour: a ring around the next control, and a card that says what to do and why. */
export function Tour(props: TourProps) {
  const { leave } = props
  const tour = useTour(props)
  const { step, seen, progress, change, stop } = tour
  const card = useRef<HTMLElement>(null)
  const go = () => goThere(step)
  usePresenter(progress, step, seen, go, () => stop(CARD_WORDS[progress.lang].stuck))
  const speaker = useSpeakerWindow(progress.hasSpeaker, shownToSpeaker(tour), {
    tell: (hasSpeaker) => hasSpeaker !== progress.hasSpeaker && change({ hasSpeaker }),
    hear: (said) => obey(said, tour),
  })
  const isAlone = progress.hasSpeaker && progress.isPhoneAlone
  usePhoneAlone(isAlone)
  /** After the last step: what a visitor may want next, each a part of the console. */
  const show = (panel: string) => {
    leave(undefined)
    writeTabKey(CONSOLE_PANEL, panel)
    openConsole()
  }
  if (isAlone) return null
  const control = seen?.pointed?.control
  return (
    <>
      {control && <Ring key={seen.pointed?.key} control={control} card={card} isRead={seen.isDone} />}
      <Card
        {...tour}
        card={card}
        isThere={seen === undefined || step.pages.includes(seen.look.page)}
        isAbove={isSheetOpen(document, /./)}
        isAtRight={document.documentElement.dataset.office !== undefined}
        isBlocked={speaker.isBlocked}
        go={go}
        leave={() => leave(progress)}
        show={show}
        openSpeaker={speaker.open}
      />
    </>
  )
}

/** Does what the speaker wants. */
function obey(said: Said, { at, progress, change, next, previous }: ReturnType<typeof useTour>): void {
  switch (said.act) {
    case 'next':
      return next()
    case 'previous':
      return at > 0 ? previous() : undefined
    case 'pause':
      return change({ isPaused: !progress.isPaused })
    case 'alone':
      return change({ isPhoneAlone: said.isAlone })
    case 'lang':
      return change({ lang: said.lang })
    case 'hello':
  }
}

import { type ReactNode, useId, useState } from 'react'
import { uniqueKeys } from '../../lib/format/unique-keys.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import './records.css'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Sheet } from '../../ui/chakra/overlays/Sheet.tsx'
import { Letter, type LetterOf } from './receipt/Letter.tsx'
import type { Status } from './status.ts'

export type DetailField = {
  label: string
  value: string
  /** The name of the button that copies the value. */
  copy?: string
  /** The value has parts, separated by ` · `: each takes a line, and its playing cards are drawn as cards. */
  hasParts?: true
}

export type Detail = {
  title: string
  /** Shown in large type: an amount or a name. */
  main: string
  mainTone?: 'good' | 'bad' | 'muted' | undefined
  status: Status
  /** A sentence that says what the status means for the player. */
  note?: string | undefined
  fields: readonly DetailField[]
  letter?: LetterOf | undefined
  /** The next step that the player has to take. */
  action?: ({ text: string } & ({ to: string } | { run: () => void })) | undefined
}

const SERVICE = '/kefu'

/** Shows every field of a record, with a button that copies its number and a link to customer service. */
export function DetailSheet({
  detail,
  open,
  onClose,
  children,
}: {
  detail: Detail
  open: boolean
  onClose: () => void
  /** Content of the screen, below the fields. */
  children?: ReactNode
}) {
  const { title, main, mainTone, status, note, fields, letter, action } = detail
  const isToService = action !== undefined && 'to' in action && action.to === SERVICE
  const words = useId()
  const [chosen, setChosen] = useState<() => void>()
  const released = () => {
    setChosen(undefined)
    chosen?.()
  }
  // Leaves the page only after the sheet's history entry is gone. Otherwise Back would meet that entry on the return.
  const closeAndRun = (run: () => void) => {
    setChosen(() => run)
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} onReleased={released} title={title} describedBy={words}>
      <div className="record-detail">
        {/* Announced when it changes while the sheet is open. */}
        <div role="status" id={words}>
          <p className={`record-main b num ${mainTone ?? ''}`}>{main}</p>
          <p className={`record-badge t12 tone-${status.tone}`}>{status.text}</p>
          {note && <p className="t12 muted record-note">{note}</p>}
        </div>
        <dl className="record-fields">
          {fields.map((field) => (
            <Field key={field.label} {...field} />
          ))}
        </dl>
        {children}
        {letter && (
          // Loads after the sheet has opened, and is announced then.
          <div role="status">
            <Letter {...letter} />
          </div>
        )}
        {action && <ActionButton action={action} onRun={closeAndRun} />}
        {!isToService && (
          <ButtonLink to={SERVICE} variant="quiet" block>
            联系客服
          </ButtonLink>
        )}
      </div>
    </Sheet>
  )
}

type ActionProps = { action: NonNullable<Detail['action']>; onRun: (run: () => void) => void }

function ActionButton({ action, onRun }: ActionProps) {
  if ('to' in action) {
    return (
      <ButtonLink to={action.to} block className="record-action">
        {action.text}
      </ButtonLink>
    )
  }
  return (
    <Button block className="record-action" onClick={() => onRun(action.run)}>
      {action.text}
    </Button>
  )
}

const CARD = /([♠♥♣♦](?:10|[2-9AJQK]))/

/** A part of a value on a line of its own. The selector after a suit keeps phones from drawing it as an emoji. */
function Part({ text }: { text: string }) {
  const words = text.split(CARD)
  const keys = uniqueKeys(words, (word) => word)
  return (
    <span className="record-part">
      {words.map((word, at) =>
        CARD.test(word) ? (
          <b key={keys[at]} className="record-card" data-red={/[♥♦]/.test(word) || undefined}>
            {`${word.charAt(0)}\uFE0E${word.slice(1)}`}
          </b>
        ) : (
          word
        ),
      )}
    </span>
  )
}

function Parts({ text }: { text: string }) {
  const parts = text.split(' · ')
  const keys = uniqueKeys(parts, (part) => part)
  return parts.map((part, at) => <Part key={keys[at]} text={part} />)
}

function Field({ label, value, copy, hasParts }: DetailField) {
  const id = useId()
  return (
    <div>
      <dt className="muted">{label}</dt>
      <dd className="num">
        <span id={id}>{hasParts ? <Parts text={value} /> : value}</span>
        {copy && value !== '' && <CopyButton text={value} label={copy} shownId={id} />}
      </dd>
    </div>
  )
}

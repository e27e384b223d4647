import type { ReactNode } from 'react'
import { type EmptyKind, EmptyState } from '../../ui/art/EmptyState.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

type Props = { title: string; text: string; kind?: EmptyKind; children?: ReactNode }

/** Replaces an order that cannot be shown: the reason, and a link, by default to the records. */
export function OrderNotice({ title, text, kind = 'not-found', children }: Props) {
  return (
    <div className="notice-page" role="alert">
      <div className="notice-art">
        <EmptyState kind={kind} />
      </div>
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      {children ?? <ButtonLink to="/transRecord">查看交易记录</ButtonLink>}
    </div>
  )
}

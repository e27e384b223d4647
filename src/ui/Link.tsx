import { type AnchorHTMLAttributes, type MouseEvent, useTransition } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** An address of the app: path and query. */
  to: string
}

/**
 * A link inside the app. It looks pressed until the next screen is drawn, so that a tap is answered in the next frame and
 * not only with the screen. React Router's own also brings prefetching (2 kB gzip), which no screen here uses.
 */
export function Link({ to, onClick, ...rest }: Props) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  // React Router changes the screen in a transition, which this one joins.
  const [isPending, startFollowing] = useTransition()
  const onTap = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) startFollowing(() => follow(event))
  }
  return <a {...rest} href={href} data-pending={isPending || undefined} onClick={onTap} />
}

import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './Button.tsx'
import { Link } from './Link.tsx'

type Props = ComponentProps<typeof Link> & ButtonLook

/** A link inside the app that looks like a `Button`. */
export const ButtonLink = ({ variant, block, className, ...rest }: Props) => (
  <Link {...rest} className={buttonClass(variant, block, className)} />
)

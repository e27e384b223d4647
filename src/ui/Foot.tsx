import type { ReactNode } from 'react'
import './foot.css'

/** A bar for the next step, fixed at the lower edge in reach of a thumb. The screen above leaves it 96 px. */
export const Foot = ({ children }: { children: ReactNode }) => <div className="foot">{children}</div>

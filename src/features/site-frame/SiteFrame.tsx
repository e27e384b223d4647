import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { safeExternalUrl } from '../../lib/html/safe-url.ts'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { sandboxOf } from './sandbox.ts'
import './site-frame.css'

type Props = {
  /** The address from the server. Undefined while it loads or when it failed. */
  address: string | undefined
  /** The accessible name of the frame. */
  title: string
  /** Whether the address is loading. */
  busy: boolean
  onRetry: () => void
  /** The advice if there is no address. `instead` is its link. */
  without: string
  instead: { to: string; text: string }
}

/**
 * An external site in a frame: sandboxed, without a referrer. It has a link to open the site outside, because a site
 * may refuse to be framed, which the app cannot detect. The app ignores its messages.
 */
export function SiteFrame({ address, title, busy, onRetry, without, instead }: Props) {
  const [loaded, setLoaded] = useState<string>()
  const url = safeExternalUrl(address)
  if (url === undefined) {
    if (busy) return <Skeleton className="site-frame-wait" height="60vh" />
    return (
      <section className="notice-page">
        <EmptyState kind="network" />
        <h2 className="t20 b">{`${title}暂时打不开`}</h2>
        <p className="muted">{without}</p>
        <Button onClick={onRetry}>重新加载</Button>
        <ButtonLink variant="quiet" to={instead.to}>
          {instead.text}
        </ButtonLink>
      </section>
    )
  }
  return (
    <div className="site-frame">
      <p className="row site-frame-bar">
        <span className="grow t12 muted">{`${title}页面：${new URL(url).host || '本机页面'}`}</span>
        <a className="pill" href={url} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={14} aria-hidden="true" />
          浏览器打开
        </a>
      </p>
      <div className="site-frame-box" aria-busy={loaded !== url}>
        {loaded !== url && <Skeleton className="site-frame-wait" height="100%" />}
        <iframe
          key={url}
          src={url}
          title={title}
          sandbox={sandboxOf(url)}
          referrerPolicy="no-referrer"
          allow=""
          onLoad={() => setLoaded(url)}
        />
      </div>
      <p className="t12 muted site-frame-note">页面没有显示？请点「浏览器打开」。</p>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Apple, Compass, MonitorSmartphone } from 'lucide-react'
import { appQuery } from '../../api/queries/site.ts'
import { beginDownload } from '../../features/app-download/begin-download.ts'
import { safeImageUrl } from '../../lib/html/safe-image.ts'
import { safeExternalUrl } from '../../lib/html/safe-url.ts'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { Logo } from '../../ui/art/Logo.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import './app-download.css'

/** /app: a QR code, the iOS download through a hidden frame, and instructions for other phones. */
export function AppDownloadScreen() {
  const app = useQuery(appQuery())
  const code = safeImageUrl(app.data?.downloadCode ?? '')
  return (
    <div className="page app-download">
      <header className="app-download-head">
        <Logo size={56} />
        <div>
          <p className="t20 b">{`${app.data?.title ?? '云舟'} APP`}</p>
          <p className="t12 muted">从桌面一点即开</p>
        </div>
      </header>
      <section className="card app-download-code" aria-labelledby="app-download-code">
        <h2 id="app-download-code">扫码下载</h2>
        {app.isPending && <Skeleton width={200} height={200} />}
        {code && <img src={code} width={200} height={200} alt="APP 下载二维码" />}
        {!app.isPending && !code && <EmptyState kind="not-found" />}
        <p className="t12 muted">
          {code || app.isPending ? '用另一部手机的相机扫一扫' : '暂时没有二维码，请用下面的方式'}
        </p>
        <Button block onClick={() => beginDownload(app.data?.downloadUrl ?? '')} disabled={!app.data}>
          <Apple size={18} aria-hidden="true" />
          iPhone 下载
        </Button>
      </section>
      <section className="card app-download-others" aria-labelledby="app-download-others">
        <h2 id="app-download-others">其他手机</h2>
        <ol>
          <li>
            <Compass size={20} aria-hidden="true" />
            <div className="grow">
              <b>用浏览器打开永久域名</b>
              <Address url={app.data?.webAddress ?? ''} />
            </div>
          </li>
          <li>
            <MonitorSmartphone size={20} aria-hidden="true" />
            <div className="grow">
              <b>添加到主屏幕</b>
              <p className="t12 muted">{`在浏览器菜单里选「添加到主屏幕」或「安装应用」，桌面上就有了 ${app.data?.title ?? '本站'} 的图标。`}</p>
            </div>
          </li>
        </ol>
      </section>
    </div>
  )
}

function Address({ url }: { url: string }) {
  const safe = safeExternalUrl(url)
  if (safe === undefined) return <p className="t12 muted">暂无，请联系在线客服索取。</p>
  return (
    <p className="row app-download-address">
      <a className="jade t12" href={safe} target="_blank" rel="noopener noreferrer" id="app-download-address">
        {url}
      </a>
      <CopyButton text={url} label="复制永久域名" shownId="app-download-address" />
    </p>
  )
}

import { useQuery } from '@tanstack/react-query'
import { appQuery } from '../../api/queries/site.ts'
import { beginDownload } from '../../features/app-download/begin-download.ts'
import { Leaving } from './Leaving.tsx'

/** /gamePage?app=1: the app's download. It starts only on a tap, because a link must not start a download. */
export function AppDownload() {
  const app = useQuery(appQuery())
  return (
    <Leaving title="APP 下载" busy={app.isPending}>
      {app.data && (
        <>
          <p className="muted">{`下载后即可从桌面直接进入 ${app.data.title}。`}</p>
          <button type="button" className="leaving-go" onClick={() => beginDownload(app.data.downloadUrl)}>
            立即下载
          </button>
        </>
      )}
    </Leaving>
  )
}

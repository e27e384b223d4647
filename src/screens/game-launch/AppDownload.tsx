import { useQuery } from '@tanstack/react-query'
import { appQuery } from '../../api/queries/site.ts'
import { download } from '../../lib/download.ts'
import { toast } from '../../ui/toast.ts'
import { Leaving } from './Leaving.tsx'

/** Only the iOS link may use Apple's own install scheme (docs/faults.md#hostile-download-links). */
const IOS_SCHEMES = ['itms-services:'] as const

/** /gamePage?app=1: the app's download. It starts only by a tap: a link alone must not start a download. */
export function AppDownload() {
  const app = useQuery(appQuery())
  const start = () => {
    const started = download(app.data?.ios_download_url ?? '', { schemes: IOS_SCHEMES })
    toast(
      started ? '已开始下载，请留意手机提示' : '暂时没有可用的下载地址，请联系在线客服',
      started ? 'success' : 'error',
    )
  }
  return (
    <Leaving title="APP 下载" busy={app.isPending}>
      {app.data && (
        <>
          <p className="muted">{`下载后即可从桌面直接进入 ${app.data.title}。`}</p>
          <button type="button" className="leaving-go" onClick={start}>
            立即下载
          </button>
        </>
      )}
    </Leaving>
  )
}

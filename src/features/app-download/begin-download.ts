import { inAppBrowser, isIPhone } from '../../lib/device/device.ts'
import { download } from '../../lib/device/download.ts'
import { toast } from '../../ui/toast/toast.ts'

/**
 * Apple's install scheme. Only the iOS link may use it, and no other phone knows it
 * (docs/faults.md#hostile-download-links).
 */
const IOS_SCHEME = 'itms-services:'

/**
 * Starts the download of the app and tells the player what to look for. The page never learns whether the phone accepts
 * the link, so it claims no success.
 */
export function beginDownload(url: string): void {
  const app = inAppBrowser()
  if (app !== undefined) return toast(`${app}内无法下载，请用手机浏览器打开本站后再下载`)
  if (url.trim().toLowerCase().startsWith(IOS_SCHEME) && !isIPhone())
    return toast('此版本只能装在 iPhone 或 iPad 上，请用它打开本页')
  if (download(url, { schemes: [IOS_SCHEME] })) toast('请留意手机的下载或安装提示')
  else toast('暂时没有可用的下载地址，请联系在线客服', 'error')
}

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginDownload } from './begin-download.ts'

const INSTALL = 'itms-services://?action=download-manifest&url=https://app.example/app.plist'
const FILE = 'https://app.example/app'

beforeEach(() => document.body.replaceChildren())
afterEach(() => {
  for (const name of ['standalone', 'userAgent']) Reflect.deleteProperty(navigator, name)
})

const NO_ADDRESS = '暂时没有可用的下载地址，请联系在线客服'
const NOTICE = '请留意手机的下载或安装提示'
test.each([
  ['a file, in a browser', FILE, {}, NOTICE, 1],
  ['an install link, on an iPhone', INSTALL, { standalone: false }, NOTICE, 1],
  ['an install link, on another phone', INSTALL, {}, '此版本只能装在 iPhone 或 iPad 上，请用它打开本页', 0],
  [
    'a file, in WeChat',
    FILE,
    { userAgent: 'Mozilla/5.0 MicroMessenger/8.0' },
    '微信内无法下载，请用手机浏览器打开本站后再下载',
    0,
  ],
  ['no address', '', {}, NO_ADDRESS, 0],
  ['an address that the guard refuses', 'javascript:alert(1)', {}, NO_ADDRESS, 0],
])('%s', (_, url, device, text, frames) => {
  // happy-dom loads no frames, and logs that.
  vi.spyOn(console, 'error').mockReturnValue()
  for (const [name, value] of Object.entries(device))
    Object.defineProperty(navigator, name, { configurable: true, value })
  beginDownload(url)
  expect(document.getElementById('toast')?.textContent).toBe(text)
  expect(document.querySelectorAll('iframe[title="下载"]')).toHaveLength(frames)
})

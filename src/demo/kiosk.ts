import { kioskKey, readDemoKey, tourKey, tourOfferedKey, writeDemoKey } from '#mock/demo-sites/demo-keys.ts'
import { appPage } from '#mock/demo-sites/pages.ts'
import { addAside } from './edge-aside.ts'

/** The demo from its beginning, as a visitor; the games' page is another document. */
const start = () => `${appPage()}?scenario=demo&as=#/`
const NOTICE_S = 10
const MINUTE_MS = 60_000
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

const STYLE = `
aside{position:fixed;inset:auto 16px 24px;z-index:2147483300;max-width:400px;margin:0 auto;text-align:center;
font:16px/1.5 "PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans SC",sans-serif}
p{margin:0;padding:16px;border:2px solid #f5a524;border-radius:12px;background:#2a2118;color:#ececf1}`

/**
 * At a stand: after some quiet minutes the demo goes back to its beginning for the next visitor, ten seconds after it has
 * said so. The console sets the minutes for this browser.
 */
export function startKiosk(go: (link: string) => void = (link) => location.assign(link)): void {
  const minutes = Number(readDemoKey(kioskKey()))
  if (!(minutes > 0)) return
  const notice = document.createElement('div')
  notice.setAttribute('role', 'alert')
  addAside({ mark: 'demoKiosk', label: '展台', style: STYLE }, notice)
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    notice.replaceChildren()
    timer = setTimeout(() => countDown(NOTICE_S), minutes * MINUTE_MS)
  }
  const countDown = (seconds: number) => {
    if (seconds === 0) {
      // The next visitor is offered the tour from its first step.
      for (const key of [tourKey(), tourOfferedKey()]) writeDemoKey(key, undefined)
      return go(start())
    }
    const text = document.createElement('p')
    text.textContent = `还在看吗？${seconds} 秒后回到开头，点一下就继续`
    notice.replaceChildren(text)
    timer = setTimeout(() => countDown(seconds - 1), 1_000)
  }
  // What is done inside a frame of another page is not seen here, but that somebody has gone into it.
  addEventListener('blur', wait)
  for (const type of SIGNS_OF_LIFE) addEventListener(type, wait, { capture: true, passive: true })
  wait()
}

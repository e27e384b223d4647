import type { PageMock } from '#mock/browser.ts'
import { IN_ONE_FILE } from '#mock/demo-sites/pages.ts'
import type { Kept } from '#mock/state/store/kept-store.ts'
import { addAside } from './edge-aside.ts'

const STYLE = `
aside{position:fixed;left:8px;right:8px;top:calc(env(safe-area-inset-top,0px) + 8px);z-index:2147482997;max-width:414px;
margin:0 auto;padding:12px;border:1px solid #f5a524;border-radius:8px;background:#2a2118;color:#ffc65c;
font:14px/1.6 "PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans SC",sans-serif}
p{margin:0 0 8px}
button{min-height:40px;padding:0 16px;border:1px solid #ffc65c;border-radius:4px;background:none;color:inherit;font:inherit}`

const LOST = '浏览器暂时存不住演示数据：现在做的操作，刷新后会丢失。'
const RETRIED = '系统会继续尝试保存，存好后本提示自动消失。'
const TEXTS: Record<Exclude<Kept, 'yes'>, string> = {
  retrying: IN_ONE_FILE
    ? '浏览器不给这个文件存数据：刷新后一切从头开始，游戏和收银台找不到您的账号和订单。请用 Chrome 或 Edge 打开，或者放到网站空间里打开网址。'
    : `${LOST}如果用的是无痕窗口，请换普通窗口打开。${RETRIED}`,
  blocked: `${LOST}请关掉其他打开本演示的标签页。${RETRIED}`,
  apart: '浏览器里存着另一份演示数据：现在做的操作不会保存，刷新后会回到上次保存的内容。',
}

const remove = () => document.querySelector('[data-demo-not-kept]')?.remove()

/**
 * Shows that the browser does not store the demo's world, and why. Until it is stored again, a reload loses the money
 * that has moved. The player may close the notice; it returns only with another reason.
 */
export function tellWhenNotKept(mock: Pick<PageMock, 'onKept'>): void {
  let reported: Kept = 'yes'
  mock.onKept((kept) => {
    if (kept === reported) return
    reported = kept
    remove()
    if (kept === 'yes') return
    const text = document.createElement('p')
    text.textContent = TEXTS[kept]
    const close = document.createElement('button')
    close.type = 'button'
    close.textContent = '知道了'
    close.addEventListener('click', remove)
    addAside({ mark: 'demoNotKept', label: '演示存不住数据', style: STYLE }, text, close)
  })
}

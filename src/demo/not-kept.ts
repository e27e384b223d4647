import type { PageMock } from '#mock/browser.ts'
import { IN_ONE_FILE } from '#mock/demo-sites/pages.ts'
import { addAside } from './edge-aside.ts'

const STYLE = `
aside{position:fixed;left:8px;right:8px;top:calc(env(safe-area-inset-top,0px) + 8px);z-index:2147482997;max-width:414px;
margin:0 auto;padding:12px;border:1px solid #f5a524;border-radius:8px;background:#2a2118;color:#ffc65c;
font:14px/1.6 "PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans SC",sans-serif}
p{margin:0 0 8px}
button{min-height:40px;padding:0 16px;border:1px solid #ffc65c;border-radius:4px;background:none;color:inherit;font:inherit}`

const TEXT = IN_ONE_FILE
  ? '浏览器不给这个文件存数据：刷新后一切从头开始，游戏和收银台找不到您的账号和订单。请用 Chrome 或 Edge 打开，或者放到网站空间里打开网址。'
  : '浏览器暂时存不住演示数据：现在做的操作，刷新后会丢失。请关掉其他打开本演示的标签页。系统会继续尝试保存，存好后本提示自动消失。'

const remove = () => document.querySelector('[data-demo-not-kept]')?.remove()

/**
 * Says once that the browser does not keep the demo's world: it refuses, it closed the database in the background, or an older
 * tab holds it. Until the world is stored again, a reload loses the money that has moved. Who reads it may go on.
 */
export function tellWhenNotKept(mock: PageMock): void {
  let isTold = false
  mock.onKept((isKept) => {
    if (isKept) return remove()
    if (isTold) return
    isTold = true
    const text = document.createElement('p')
    text.textContent = TEXT
    const close = document.createElement('button')
    close.type = 'button'
    close.textContent = '知道了'
    close.addEventListener('click', remove)
    addAside({ mark: 'demoNotKept', label: '演示存不住数据', style: STYLE }, text, close)
  })
}

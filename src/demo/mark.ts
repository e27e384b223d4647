import { addAside } from './edge-aside.ts'
import { refuseRealSecrets } from './real-secrets.ts'

const STYLE = `
aside{position:fixed;top:env(safe-area-inset-top,0);left:0;right:0;z-index:2147482998;display:flex;flex-direction:column;
align-items:center;pointer-events:none;font:12px/16px "PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans SC",sans-serif}
/* In the margin that every page has, since any other place covers a title or a control. */
b{position:fixed;left:0;top:30%;width:16px;padding:8px 0;border-radius:0 8px 8px 0;background:#f5a524;color:#1b1b1f;
text-align:center;word-break:break-all}
p{max-width:400px;margin:4px 8px;padding:6px 10px;border:1px solid #f5a524;background:#2a2118;color:#ffc65c}
p:empty{display:none}`

/**
 * The mark 演示 at the edge of every page of the demo. Unlike the console's handle it cannot be hidden. It takes no taps,
 * and shows what a demo does not accept.
 */
export function showMark(): void {
  const mark = document.createElement('b')
  mark.textContent = '演示'
  const note = document.createElement('p')
  // Not a status: the app has one of its own.
  note.setAttribute('aria-live', 'polite')
  addAside({ mark: 'demoMark', label: '演示标记', style: STYLE }, mark, note)
  const write = (text: string) => {
    note.textContent = text
  }
  refuseRealSecrets({ say: write, hush: () => write('') })
}

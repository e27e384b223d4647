import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The same mark that src/demo/mark.ts puts on the pages that run scripts. */
const MARK =
  '<aside aria-label="演示标记"><b style="position:fixed;left:0;top:30%;width:16px;padding:8px 0;border-radius:0 8px 8px 0;' +
  'background:#f5a524;color:#1b1b1f;font-size:12px;line-height:16px;text-align:center;word-break:break-all;pointer-events:none">演示</b></aside>'

/**
 * Marks the demo's copy of kf.html, which runs no script. The page of the demo's other sites already says that it
 * belongs to a demo.
 */
export function markStillPage(folder: string): void {
  const path = join(folder, 'kf.html')
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace('</body>', () => `${MARK}</body>`),
  )
}

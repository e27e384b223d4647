import type { BrowserContext } from '@playwright/test'

/** A screen counts as finished when nothing has changed for this long. */
const QUIET_MS = 1_500

/**
 * The document that a screen ends with: its elements, styles and pictures, without a script. What it costs is what the
 * content itself costs, so no build of the same screen can cost less.
 */
export async function samePixels(context: BrowserContext, url: string): Promise<string> {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(stillFor, QUIET_MS)
  const html = await page.evaluate(serialise)
  await page.close()
  return html
}

/** Runs in the page: resolves when its elements have not changed for a while, or after ten times as long. */
function stillFor(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      watch.disconnect()
      resolve()
    }
    let timer = setTimeout(end, quietMs)
    const watch = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, quietMs)
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    setTimeout(end, quietMs * 10)
  })
}

/** Runs in the page. */
function serialise(): string {
  const css = [...document.styleSheets]
    .flatMap((sheet) => Array.from(sheet.cssRules, ({ cssText }) => cssText))
    .join('\n')
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  for (const gone of copy.querySelectorAll('script, style, link, meta[http-equiv], noscript, .screen[inert]'))
    gone.remove()
  for (const [place, field] of [...document.querySelectorAll('input')].entries())
    copy.querySelectorAll('input')[place]?.setAttribute('value', field.value)
  const style = document.createElement('style')
  style.textContent = css
  copy.querySelector('head')?.append(style)
  return `<!doctype html>${copy.outerHTML}`
}

import type { CDPSession, Page } from '@playwright/test'

/** Most tests end before the first check. */
const FIRST_LOOK_MS = 10_000
const BETWEEN_MS = 5_000

/** In an isolated world, because the page's clock may be stopped. */
const NEXT_FRAME = `new Promise((resolve) => {
  requestAnimationFrame(() => resolve(true))
  setTimeout(() => resolve(false), 2000)
})`

/**
 * Headless Chromium sometimes stops drawing a page that still runs: about once in a thousand tests, on any screen.
 * Playwright then waits for a frame until the test's limit, for a click as well as for a key. Taking a picture makes
 * Chromium draw again, so this takes one when a running page gets no frame for two seconds. Returns a function that
 * ends this.
 */
export function keepFramesComing(page: Page): () => void {
  let timer = setTimeout(check, FIRST_LOOK_MS)
  let isOver = false
  async function check() {
    const drew = await drawsFrames(page).catch(() => true)
    if (!drew && !isOver) console.log('Chromium had stopped drawing the page: a picture was taken')
    if (!isOver) timer = setTimeout(check, BETWEEN_MS)
  }
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

async function drawsFrames(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  try {
    const drew = await nextFrame(session)
    if (!drew) await session.send('Page.captureScreenshot')
    return drew
  } finally {
    await session.detach()
  }
}

async function nextFrame(session: CDPSession): Promise<boolean> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'frames',
  })
  const { result } = await session.send('Runtime.evaluate', {
    expression: NEXT_FRAME,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  })
  return result.value === true
}

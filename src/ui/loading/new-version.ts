import { pause } from '../../lib/loading/pause.ts'
import { reloadOnce } from '../../lib/loading/reload-once.ts'
import { confirm } from '../overlays/confirm.ts'

/** A host that takes longer counts as one that cannot be reached. */
const ANSWERS_WITHIN_MS = 5_000
const ENTRY = /\/assets\/index-[\w-]+\.js/

/** Whether the host serves the page with another entry than the one that runs here: then files of this one are gone. */
async function isReplaced(): Promise<boolean> {
  const runs = [...document.scripts].map(({ src }) => ENTRY.exec(src)?.[0]).find(Boolean)
  if (runs === undefined) return false
  const page = await fetch('./', { cache: 'no-store' })
  const served = ENTRY.exec(await page.text())?.[0]
  return served !== undefined && served !== runs
}

/**
 * For a file that failed to load. If a newer version has replaced it, the page reloads once, by the rule of screens.
 * False if there is another reason; true if only the player may reload.
 */
export async function takeNewVersion(signal?: AbortSignal): Promise<boolean> {
  const { hash } = location
  const late = pause(ANSWERS_WITHIN_MS).then(() => false)
  if (!(await Promise.race([isReplaced(), late]).catch(() => false))) return false
  if (signal?.aborted) return true
  await reloadOnce(hash).catch(() => undefined)
  return true
}

let isAsking = false

/**
 * Like `takeNewVersion`, for a part that the player has tapped: if only they may reload, it asks them. Calls
 * `otherwise` if a new version is not the reason. Does nothing if the player has moved on meanwhile or `signal` aborts.
 */
export async function takeOrAsk(otherwise: () => unknown, signal?: AbortSignal): Promise<void> {
  const { hash } = location
  const isReplaced = await takeNewVersion(signal)
  if (signal?.aborted || hash !== location.hash) return
  if (!isReplaced) return void otherwise()
  if (isAsking) return
  isAsking = true
  const isAgreed = await confirm({
    title: '网站刚刚更新',
    body: '重新加载后才能打开。还没有提交的内容需要重新填写，已经提交的请求以记录为准。',
    okText: '重新加载',
    cancelText: '稍后',
  })
  isAsking = false
  if (isAgreed) location.reload()
}

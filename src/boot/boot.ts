/**
 * The page's inline script, which runs after the shell is drawn and need not wait for the app's code. It sends the
 * calls of the first screen, so that answers and code load in parallel, and draws the first banner into the shell as
 * soon as its address is known.
 */
import { answerText } from '../api/core/client/answer-text.ts'
import { safeImageUrl } from '../lib/html/safe-image.ts'
import { askEarly, type EarlyAnswer, moment } from '../lib/loading/early-answers.ts'
import { BANNERS_CALL, type FirstCall, firstCalls, isHome, shownFirst } from '../lib/loading/first-calls.ts'
import { chooseFirstCaptcha } from '../lib/loading/first-captcha.ts'
import { screenShape } from '../lib/loading/screen-shape.ts'

async function send([method, path, body]: FirstCall, token: string | null): Promise<EarlyAnswer> {
  const response = await fetch(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body ?? null,
    // As in the client: a cached answer may belong to another member.
    cache: 'no-store',
    redirect: 'manual',
  })
  const receivedAt = moment()
  return { response, text: await answerText(response), receivedAt }
}

/** The address of the first banner in a wire list, if the app's guard accepts it. */
function firstBanner(rows: unknown): string | undefined {
  const src: unknown = Array.isArray(rows) ? rows[0]?.src : undefined
  return typeof src === 'string' ? safeImageUrl(src) : undefined
}

function drawBanner(src: string | undefined): void {
  const box = document.querySelector('.boot-box')
  if (!box || src === undefined || box.firstChild) return
  const picture = new Image(358, 148)
  picture.fetchPriority = 'high'
  picture.alt = ''
  picture.src = src
  // A stored banner may no longer exist. The fresh one then takes its place.
  picture.onerror = () => picture.remove()
  box.append(picture)
}

/** The largest picture of the coming screen: the first banner of home, or that of a promotion or the first of a list. */
function showPicture(call: FirstCall, data: unknown): void {
  if (call === BANNERS_CALL) return drawBanner(firstBanner(data))
  if (!call[1].startsWith('/api/activity')) return
  const [first] = (Array.isArray(data) ? data : [data]) as ({ banner?: unknown } | null | undefined)[]
  const src = typeof first?.banner === 'string' ? safeImageUrl(first.banner) : undefined
  if (src !== undefined && !src.startsWith('data:')) preload('preload', src, 'image')
}

/** The files for members and for each path's screen, besides the page's own scripts; see .ci/build/boot.ts. */
declare const AHEAD: {
  files: readonly string[]
  member: readonly number[]
  /** How many captchas there are. */
  captchas: number
  screens: Record<string, readonly number[]>
}

function preload(rel: string, href: string, as = ''): void {
  const link = document.createElement('link')
  Object.assign(link, { rel, as, href })
  document.head.append(link)
}

/** Preloads scripts and sheets that the app would request only once it runs. */
function fetchAhead(path: string, signedIn: boolean): void {
  // Read only once, because the build replaces the name by the whole list.
  const { files, member, screens, captchas } = AHEAD
  const found = screens[path]
  // A hash such as `#constructor` finds a property that every object inherits.
  const screen = Array.isArray(found) ? found : []
  for (const place of new Set([...screen, ...(signedIn ? member : [])])) {
    const file = `./assets/${files[place]}`
    if (file.endsWith('.css')) preload('preload', file, 'style')
    else preload('modulepreload', file)
  }
  if (path === '/login')
    preload('preload', `./captcha/${String(chooseFirstCaptcha(captchas) + 1).padStart(2, '0')}.svg`, 'image')
}

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Sends the first calls. Skipped when a `baseURL` is stored, which only the app applies. */
const askAhead = (token: string | null) => {
  for (const call of firstCalls(location.hash, token !== null)) {
    const answer = send(call, token)
    askEarly(call.join(' '), token, answer)
    answer.then(
      ({ text }) => showPicture(call, (parse(text) as { data?: unknown } | null)?.data),
      () => undefined,
    )
  }
}

const token = read('token')
if (read('baseURL') === null && (token === null || /^[\w.~+/=|:-]{1,2048}$/.test(token))) askAhead(token)
const path = shownFirst(location.hash, token !== null)
fetchAhead(path, token !== null)
/** Gives the shell's skeleton the blocks of the coming screen. */
function shapeSkeleton(path: string): void {
  const blocks = screenShape(path)?.map((height) => {
    const block = document.createElement('div')
    block.style.height = `${height}px`
    return block
  })
  if (blocks) document.querySelector('.boot')?.replaceChildren(...blocks)
}

/** The shell. It is gone once the app is drawn; a notice of floor.js leaves no root, a failed app an empty one. */
const shell = document.querySelector('.boot')
const hasStarted = () => !shell?.isConnected && document.querySelector('#root > *') !== null
// The service worker asks before it activates a new version (src/sw/worker.ts).
navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
  if (data === 'started?') ports[0]?.postMessage(hasStarted())
})

shapeSkeleton(path)
// For a member the shell shows the lower banner (app/shell.css).
if (token !== null) document.querySelector('.boot')?.setAttribute('data-member', '')
if (isHome(location.hash)) drawBanner(firstBanner(parse(read('banner'))))

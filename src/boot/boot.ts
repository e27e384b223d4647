/**
 * The page's inline script, which runs after the shell is drawn and need not wait for the app's code. It sends the
 * calls of the first screen, so that answers and code load in parallel, and shows the screen as it looks before its
 * answers (doors/), with its first picture as soon as the address of that is known.
 */
import { answerText } from '../api/core/client/answer-text.ts'
import { safeImageUrl } from '../lib/html/safe-image.ts'
import { askEarly, type EarlyAnswer, moment } from '../lib/loading/early-answers.ts'
import { BANNERS_CALL, type FirstCall, firstCalls, firstLook, isHome, shownFirst } from '../lib/loading/first-calls.ts'
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

/** Of home, of the promotions and of one promotion. */
const PICTURE_BOX = '.boot-box, .promotions-banner, .promotion-banner'
let firstPicture: string | undefined

/** Draws the largest picture of the coming screen as soon as both its address and its place are there. */
function drawPicture(src = firstPicture): void {
  firstPicture = src
  const box = document.querySelector(PICTURE_BOX)
  if (!box || src === undefined || box.firstChild) return
  const picture = new Image(358, 148)
  picture.fetchPriority = 'high'
  picture.alt = ''
  picture.src = src
  // A stored banner may no longer exist. The fresh one then takes its place.
  picture.onerror = () => picture.remove()
  box.append(picture)
}

/** The first banner of home, or that of a promotion or the first of a list. */
function showPicture(call: FirstCall, data: unknown): void {
  if (call === BANNERS_CALL) return drawPicture(firstBanner(data))
  if (!call[1].startsWith('/api/activity')) return
  const [first] = (Array.isArray(data) ? data : [data]) as ({ banner?: unknown } | null | undefined)[]
  const src = typeof first?.banner === 'string' ? safeImageUrl(first.banner) : undefined
  if (src === undefined || src.startsWith('data:')) return
  preload('preload', src, 'image')
  drawPicture(src)
}

/** The files of the app that come ahead of it; see .ci/build/boot.ts. */
declare const AHEAD: {
  files: readonly string[]
  member: readonly number[]
  /** The table of screens. Not named in the code, so that a changed screen leaves all other files as they were. */
  table: string
  /** How many captchas there are. */
  captchas: number
  screens: Record<string, readonly number[]>
  looks: Record<string, number>
}
// Read only once, because the build replaces the name by the whole list.
const ahead = AHEAD
window.yzScreens = `./${ahead.table}`
const fileAt = (place: number): string => `./assets/${ahead.files[place]}`

function link(rel: string, href: string, as = ''): HTMLLinkElement {
  const element = document.createElement('link')
  Object.assign(element, { rel, as, href })
  document.head.append(element)
  return element
}
const preload = (rel: string, href: string, as?: string) => void link(rel, href, as)

/** Applies a sheet. One that does not come must not look applied to the app, which then asks for it again. */
const applySheet = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const sheet = link('stylesheet', href)
    sheet.onload = () => resolve()
    sheet.onerror = () => {
      sheet.rel = 'preload'
      reject()
    }
  })

/** The elements of a file of ours, in a document of their own, without a sink that Trusted Types would have to guard. */
const elementsIn = (href: string) =>
  new Promise<readonly Element[]>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', href)
    request.responseType = 'document'
    request.overrideMimeType('text/html;charset=utf-8')
    request.onload = () => (request.status === 200 ? resolve([...request.response.body.children]) : reject())
    request.onerror = reject
    request.send()
  })

/** Loads scripts, and sheets, which the app would request only once it runs. What shows first is asked for first. */
function fetchAhead(path: string, look: string | undefined, signedIn: boolean): void {
  const found = ahead.screens[path]
  // A hash such as `#constructor` finds a property that every object inherits.
  const screen = Array.isArray(found) ? found : []
  const files = [...new Set([...screen, ...(signedIn ? ahead.member : [])])].map(fileAt)
  const sheets = files.filter((file) => file.endsWith('.css'))
  const place = look === undefined ? undefined : ahead.looks[look]
  if (place !== undefined) drawLook(fileAt(place), sheets, path === '/login').catch(() => undefined)
  else for (const sheet of sheets) preload('preload', sheet, 'style')
  for (const file of files) if (!sheets.includes(file)) preload('modulepreload', file)
}

/** Shows the screen as it looks before its answers. Only its tabs can be used: the app knows nothing of what is typed here. */
async function drawLook(file: string, sheets: readonly string[], hasCaptcha: boolean): Promise<void> {
  const captcha = hasCaptcha
    ? `./captcha/${String(chooseFirstCaptcha(ahead.captchas) + 1).padStart(2, '0')}.svg`
    : undefined
  if (captcha) preload('preload', captcha, 'image')
  const [elements] = await Promise.all([elementsIn(file), ...sheets.map(applySheet)])
  // The app was quicker, or has not started at all.
  if (!shell?.isConnected) return
  shell.hidden = true
  document.querySelector('#root')?.replaceChildren(...elements, shell)
  document.querySelector('.main')?.setAttribute('inert', '')
  const picture = document.querySelector<HTMLImageElement>('.captcha-picture > img')
  if (picture && captcha) picture.src = captcha
  drawPicture()
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

/** Gives the shell's skeleton the blocks of the coming screen. */
function shapeSkeleton(path: string): void {
  const blocks = screenShape(path)?.map((height) => {
    const block = document.createElement('div')
    block.style.height = `${height}px`
    return block
  })
  if (blocks) shell?.replaceChildren(...blocks)
}

/**
 * The shell. It is gone once the app is drawn, and hidden while the look of a screen stands there; a notice of floor.js
 * leaves no root, a failed app an empty one.
 */
const shell = document.querySelector<HTMLElement>('.boot')
const hasStarted = () => !shell?.isConnected && document.querySelector('#root > *') !== null
// The service worker asks before it activates a new version (src/sw/worker.ts).
navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
  if (data === 'started?') ports[0]?.postMessage(hasStarted())
})

const token = read('token')
const signedIn = token !== null
const path = shownFirst(location.hash, signedIn)
const look = firstLook(location.hash, signedIn)
shapeSkeleton(path)
if (look && look.frame !== 'whole') document.querySelector('.topbar')?.remove()
if (look && !look.frame) document.querySelector('.tabbar')?.remove()
if (read('baseURL') === null && (!signedIn || /^[\w.~+/=|:-]{1,2048}$/.test(token))) askAhead(token)
fetchAhead(path, look?.name, signedIn)
// For a member the shell shows the lower banner (app/shell.css).
if (signedIn) shell?.setAttribute('data-member', '')
if (isHome(location.hash)) drawPicture(firstBanner(parse(read('banner'))))

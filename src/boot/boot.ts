/**
 * The page's inline script, which runs after the shell is drawn and need not wait for the app's code. It sends the
 * calls of the first screen, so that answers and code load in parallel, and shows the screen as it looks before its
 * answers (doors/), with its first picture as soon as the address of that is known.
 */
import { answerText } from '../api/core/client/answer-text.ts'
import { safeImageUrl } from '../lib/html/safe-image.ts'
import { askEarly, type EarlyAnswer, moment } from '../lib/loading/early-answers.ts'
import {
  BANNERS_CALL,
  type FirstCall,
  firstCalls,
  firstLook,
  isHome,
  shownFirst,
} from '../lib/loading/first-calls.ts'
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
const PICTURE_BOXES = '.boot-box, .promotions-banner, .promotion-banner'
let firstPictures: readonly string[] = []

/** Draws the largest pictures of the coming screen as soon as both their addresses and their places are there. */
function drawPictures(): void {
  for (const [place, box] of document.querySelectorAll(PICTURE_BOXES).entries()) {
    const src = firstPictures[place]
    if (!src || box.firstChild) continue
    const picture = new Image(358, 148)
    picture.fetchPriority = 'high'
    picture.alt = ''
    picture.src = src
    // A stored banner may no longer exist. The fresh one then takes its place.
    picture.onerror = () => picture.remove()
    // The app's own stand at other fractions of a pixel. None of them shall count as a larger one that came late.
    if (place === 0) picture.style.height = 'calc(100% + 2px)'
    box.append(picture)
  }
}

const bannerIn = (row: { banner?: unknown } | null | undefined): string | undefined =>
  typeof row?.banner === 'string' ? safeImageUrl(row.banner) : undefined

/** As many as a phone shows at once. */
const IN_SIGHT = 3

/** The first banner of home, or that of a promotion or the first of a list. */
function showPictures(call: FirstCall, data: unknown): void {
  if (call === BANNERS_CALL) firstPictures = [firstBanner(data)].filter((src) => src !== undefined)
  else if (/activity(?:list|deatil)$/.test(call[1])) {
    // A list is `{ data: [...] }`.
    const list = (data as { data?: unknown } | null | undefined)?.data
    const rows: unknown[] = Array.isArray(list) ? list.slice(0, IN_SIGHT) : [data]
    firstPictures = rows.map((row) => bannerIn(row as { banner?: unknown }) ?? '')
    for (const href of firstPictures)
      if (href !== '' && !href.startsWith('data:'))
        link('preload', href, { as: 'image', fetchPriority: 'high' })
  }
  drawPictures()
}

/** The files of the app that come ahead of it; see .ci/build/boot.ts. */
declare const AHEAD: {
  files: readonly string[]
  member: readonly number[]
  /** How many captchas there are. */
  captchas: number
  screens: Record<string, readonly number[]>
  looks: Record<string, number>
}
// Read only once, because the build replaces the name by the whole list.
const ahead = AHEAD
const fileAt = (place: number): string => `./assets/${ahead.files[place]}`
const isSheet = (file: string): boolean => file.endsWith('.css')

function link(rel: string, href: string, more?: Partial<HTMLLinkElement>): void {
  const element = document.createElement('link')
  Object.assign(element, more, { rel, href })
  document.head.append(element)
}

/** What a file of ours holds, in a document of its own, without a sink that Trusted Types would have to guard. */
const partsOf = (href: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', href)
    request.responseType = 'document'
    request.overrideMimeType('text/html;charset=utf-8')
    request.onload = () => (request.status === 200 ? resolve(request.response) : reject())
    request.onerror = reject
    request.send()
  })

/** Loads the app's files that are not in the page. `applied` are sheets whose styles it has already. */
function fetchAhead(
  files: readonly string[],
  applied: readonly string[],
  fetchPriority: 'low' | 'high' | 'auto' = 'auto',
): void {
  for (const file of files) {
    if (!isSheet(file)) link('modulepreload', file, { fetchPriority })
    else if (!applied.includes(file)) link('preload', file, { as: 'style' })
  }
}

/**
 * Shows the screen as it looks before its answers. Only its tabs can be used: the app knows nothing of what is typed here.
 * `sheets` are those whose styles come with it.
 */
async function drawLook(file: string, sheets: readonly string[]): Promise<void> {
  const { head, body } = await partsOf(file)
  // A host may answer with a page of its own.
  if (!body.querySelector('.main')) return
  // The app was quicker, or has not started at all.
  if (!shell?.isConnected) return
  document.head.append(...head.children)
  // The app does not ask for a sheet that it finds in the page; nor does the browser for one that is disabled.
  for (const sheet of sheets) link('stylesheet', sheet, { disabled: true })
  shell.hidden = true
  document.querySelector('#root')?.replaceChildren(...body.children, shell)
  for (const part of document.querySelectorAll('.skip-link, .topbar, .main')) part.setAttribute('inert', '')
  const picture = document.querySelector<HTMLImageElement>('.captcha-picture > img')
  if (picture && captcha) picture.src = captcha
  drawPictures()
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

function ask(call: FirstCall, token: string | null): void {
  const answer = send(call, token)
  askEarly(call.join(' '), token, answer)
  answer.then(
    ({ text }) => showPictures(call, (parse(text) as { data?: unknown } | null)?.data),
    () => undefined,
  )
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

/** Hides a part of home's frame in its place, so that nothing moves. */
const hide = (part: string) => document.querySelector(part)?.setAttribute('style', 'visibility:hidden')

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
/** The picture of its captcha, chosen here, so that it need not wait for the app. */
const captcha =
  path === '/login'
    ? `./captcha/${String(chooseFirstCaptcha(ahead.captchas) + 1).padStart(2, '0')}.svg`
    : undefined
// As the app will (src/ui/theme.ts).
const theme = parse(read('yz:theme'))
if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
shapeSkeleton(path)
if (look && look.frame !== 'whole') hide('.topbar')
if (look && !look.frame) hide('.tabbar')
// For a member the shell shows the lower banner (app/shell.css).
if (signedIn) shell?.setAttribute('data-member', '')

const found = ahead.screens[path]
// A hash such as `#constructor` finds a property that every object inherits.
const screen = Array.isArray(found) ? found.map(fileAt) : []
const files = [...new Set([...screen, ...(signedIn ? ahead.member.map(fileAt) : [])])]
/** A page with a worker has its files at hand, and draws as soon. Without `inert` a tap would send the look's forms. */
const mayDraw = 'inert' in HTMLElement.prototype && !navigator.serviceWorker?.controller
const place = look && mayDraw ? ahead.looks[look.name] : undefined
const sheets = place === undefined ? [] : screen.filter(isSheet)
/** None if a `baseURL` is stored, which only the app applies. */
const mayAsk = read('baseURL') === null && (!signedIn || /^[\w.~+/=|:-]{1,2048}$/.test(token))
const calls = mayAsk ? firstCalls(location.hash, signedIn) : []
// A browser has six connections to a host: first go what decides how the screen looks, and the file that takes longest.
if (place !== undefined) drawLook(fileAt(place), sheets).catch(() => undefined)
if (captcha) link('preload', captcha, { as: 'image', fetchPriority: 'high' })
for (const call of calls.slice(0, 1)) ask(call, token)
fetchAhead(files.slice(0, 1), sheets)
// The rest of the app is what takes longest now, but for pictures, whose addresses are not known yet.
fetchAhead(files.slice(1), sheets, path.startsWith('/activity') ? 'low' : 'high')
for (const call of calls.slice(1)) ask(call, token)
if (isHome(location.hash)) showPictures(BANNERS_CALL, parse(read('banner')))

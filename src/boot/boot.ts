/**
 * The page's inline script, behind the shell: what need not wait for the app. It asks for what the first screen will ask for, so that the
 * answers travel beside the app's code, and draws the first banner into the shell as soon as its address is known.
 */
import { askEarly, type EarlyAnswer } from '../lib/early-answers.ts'
import { BANNERS, type FirstCall, firstCalls, isHome } from '../lib/first-calls.ts'
import { safeImageUrl } from '../lib/safe-image.ts'

async function send([method, path, body]: FirstCall, token: string | null): Promise<EarlyAnswer> {
  const response = await fetch(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body ?? null,
  })
  const receivedMs = Date.now()
  return { response, text: await response.text(), receivedMs }
}

/** The address of the first banner in a list of the wire, as the app's guard lets it through. */
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
  // One of last time may be gone: the fresh one takes its place.
  picture.onerror = () => picture.remove()
  box.append(picture)
}

/** What the build has for a member, and for the screen of each path, beside the page's own scripts (.ci/build/boot.ts). */
declare const AHEAD: {
  files: readonly string[]
  member: readonly number[]
  screens: Record<string, readonly number[]>
}

/** Fetches files of the app that it would only ask for once it runs. */
function fetchAhead(hash: string, signedIn: boolean): void {
  // Named once: the build writes the list in place of the name.
  const { files, member, screens } = AHEAD
  const found = screens[hash.replace(/^#|\?.*$/g, '')]
  // `#constructor` names what every object has.
  const screen = Array.isArray(found) ? found : []
  for (const place of new Set([...screen, ...(signedIn ? member : [])])) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `./assets/${files[place]}`
    document.head.append(link)
  }
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

/** Whoever tests a stored address of the backend has set it for the app: it then asks by itself. */
const askAhead = (token: string | null) => {
  for (const call of firstCalls(location.hash, token !== null)) {
    const answer = send(call, token)
    askEarly(call.join(' '), token, answer)
    if (call !== BANNERS) continue
    answer.then(
      ({ text }) => drawBanner(firstBanner((parse(text) as { data?: unknown } | null)?.data)),
      () => undefined,
    )
  }
}

const token = read('token')
if (read('baseURL') === null && (token === null || /^[\w.~+/=|:-]{1,2048}$/.test(token))) askAhead(token)
fetchAhead(location.hash, token !== null)
if (isHome(location.hash)) drawBanner(firstBanner(parse(read('banner'))))

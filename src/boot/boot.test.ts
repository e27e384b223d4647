// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { envelope, held, type Reply, stubBackend } from '../api/test-support/backend.ts'
import { takeEarly } from '../lib/loading/early-answers.ts'

const PICTURE = 'https://pictures.test/1.webp'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = '<div class="boot-box"></div>'
  holdLook()
})
afterEach(() => {
  delete window.yzEarly
  Reflect.deleteProperty(navigator, 'serviceWorker')
  location.hash = ''
})

const AHEAD = {
  captchas: 21,
  files: ['LazyScreen-1.js', 'LoginScreen-1.js', 'LoginScreen-1.css', 'member-1.js', 'look-login-1.txt'],
  member: [3],
  screens: { '/login': [0, 1, 2], '/mine': [0, 3] },
  looks: { login: 4, register: 4, mine: 4, activity: 4, activityInfo: 4 },
}

const LOOK =
  '<head><style>.login{}</style></head><body><div class="app"><main class="main"><button class="captcha-picture"><img></button></main><nav class="tabbar"></nav></div>'

/** The one request for a look, which `answer` ends; happy-dom would send it over the network. */
function holdLook(look = LOOK) {
  const answers: ((status: number) => void)[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0
      response = new DOMParser().parseFromString(look, 'text/html')
      onload = () => undefined
      open() {}
      overrideMimeType() {}
      send() {
        answers.push((status) => {
          this.status = status
          this.onload()
        })
      }
    },
  )
  return (status: number) => answers.at(-1)?.(status)
}
const hidden = () => Array.from(document.querySelectorAll('[style*="hidden"]'), ({ className }) => className)
const PAGE =
  '<div id="root"><header class="topbar"></header><main><div class="boot"></div></main><nav class="tabbar"></nav></div>'

/** Runs the page's inline script as if it stood in a page of this hash. */
async function boot(hash = '', banners: Reply = () => envelope([{ src: PICTURE }])) {
  const backend = stubBackend({
    '/api/bannerList': banners,
    '/api/activitylist': banners,
    '/api/activitydeatil': banners,
    '*': () => envelope([]),
  })
  location.hash = hash
  vi.stubGlobal('AHEAD', AHEAD)
  await import('./boot.ts')
  const ahead = () =>
    Array.from(document.head.querySelectorAll('link'), ({ rel, href }) => `${rel} ${href.split('/').at(-1)}`)
  const picture = () => document.querySelector<HTMLImageElement>('.boot-box > img')?.src
  return { backend, picture, ahead, paths: () => backend.sent.map(({ url }) => url) }
}

test('home requests its first data early, and hands it to the client', async () => {
  const { paths } = await boot()
  expect(paths()).toEqual(['/api/app', '/api/bannerList', '/api/homenotice', '/api/game/list?category='])
  const early = await takeEarly('POST /api/app {}', undefined)
  expect(early?.text).toContain('"code":200')
})

test('asks no cache, as the client does', async () => {
  const { backend } = await boot()
  expect(new Set(backend.sent.map(({ cache }) => cache))).toEqual(new Set(['no-store']))
})

test('another screen requests only the site', async () => {
  expect((await boot('#/login?type=1')).paths()).toEqual(['/api/app'])
})

test('a member’s calls carry the token', async () => {
  localStorage.setItem('token', 'member')
  const { paths, backend } = await boot()
  expect(paths()).toContain('/api/balance')
  expect(backend.sent.every(({ headers }) => headers.get('authorization') === 'Bearer member')).toBe(true)
})

test.each([
  'undefined\nX: y',
  'a b',
  '',
])('a stored value that is not a token (%j) is not sent', async (token) => {
  localStorage.setItem('token', token)
  expect((await boot()).paths()).toEqual([])
})

test('sends nothing early when an address of the backend is stored', async () => {
  localStorage.setItem('baseURL', 'https://elsewhere.test')
  expect((await boot()).paths()).toEqual([])
})

test('the first banner is drawn into the shell once its address is known', async () => {
  const { picture } = await boot()
  await vi.waitFor(() => expect(picture()).toBe(PICTURE))
})

test('the stored banner is drawn at once, and stays', async () => {
  localStorage.setItem('banner', JSON.stringify([{ src: 'https://pictures.test/last.webp' }]))
  const banners = held()
  const { picture } = await boot('', banners.reply)
  expect(picture()).toBe('https://pictures.test/last.webp')
  banners.answer(envelope([{ src: PICTURE }]))
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.querySelectorAll('.boot-box > img')).toHaveLength(1)
})

test.each([
  [[{ src: 'javascript:alert(1)' }]],
  [[{ src: 'http://elsewhere.test/1.png' }]],
  [[{ src: 7 }]],
  [{ src: PICTURE }],
  [null],
])('an address that the guard refuses draws nothing: %j', async (banners) => {
  const { picture, backend } = await boot('', () => envelope(banners))
  await vi.waitFor(() => expect(backend.count('/api/bannerList')).toBe(1))
  await new Promise((resolve) => setTimeout(resolve))
  expect(picture()).toBeUndefined()
})

test('preloads the files of the screen, and those for members', async () => {
  expect((await boot()).ahead()).toEqual([])
  vi.resetModules()
  localStorage.setItem('token', 'member')
  const { ahead } = await boot('#/login?type=1')
  expect(ahead()).toEqual([
    expect.stringMatching(/^preload (?:0[1-9]|1\d|2[01])\.svg$/),
    'modulepreload LazyScreen-1.js',
    'modulepreload LoginScreen-1.js',
    'preload LoginScreen-1.css',
    'modulepreload member-1.js',
  ])
})

test('the login shows as the app will draw it once its look is there, and takes no taps but on tabs', async () => {
  document.body.innerHTML = PAGE
  const answer = holdLook()
  const { ahead } = await boot('#/login')
  expect(hidden()).toEqual(['topbar', 'tabbar'])
  answer(200)
  await vi.waitFor(() => expect(document.querySelector('.app')).not.toBeNull())
  expect(document.querySelector('.main')?.hasAttribute('inert')).toBe(true)
  expect(document.querySelector('.tabbar')?.closest('[inert]')).toBeNull()
  expect(document.querySelector('img')?.getAttribute('src')).toMatch(/^\.\/captcha\/\d\d\.svg$/)
  // What tells everybody that the app has not started.
  expect(document.querySelector<HTMLElement>('#root > .boot')?.hidden).toBe(true)
  // Its styles came with it, and nobody asks for their sheet again.
  expect(document.head.querySelector('style')?.textContent).toBe('.login{}')
  expect(ahead()).toContain('stylesheet LoginScreen-1.css')
  expect(document.querySelector<HTMLLinkElement>('[rel="stylesheet"]')?.disabled).toBe(true)
})

test.each([
  [
    'the first of a list',
    '#/activity',
    { data: [{ banner: PICTURE }, { banner: 'https://pictures.test/2.webp' }] },
  ],
  ['the one of a promotion', '#/activityInfo?id=7', { banner: PICTURE }],
])('the picture of promotions, %s, is drawn into the look', async (_, hash, data) => {
  document.body.innerHTML = PAGE
  const answer = holdLook('<main class="main"><span class="skeleton promotion-banner"></span></main>')
  await boot(hash, () => envelope(data))
  answer(200)
  const picture = () => document.querySelector<HTMLImageElement>('.promotion-banner > img')?.src
  await vi.waitFor(() => expect(picture()).toBe(PICTURE))
})

test('a member’s page keeps the tabs from the first paint on', async () => {
  document.body.innerHTML = PAGE
  localStorage.setItem('token', 'member')
  await boot('#/mine')
  expect(hidden()).toEqual(['topbar'])
})

test('the skeleton stays where the look is missing, and the app asks for its sheets itself', async () => {
  document.body.innerHTML = PAGE
  const answer = holdLook()
  const { ahead } = await boot('#/login')
  answer(404)
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.querySelector('.app')).toBeNull()
  expect(document.querySelector<HTMLElement>('.boot')?.hidden).toBe(false)
  expect(ahead()).not.toContain('stylesheet LoginScreen-1.css')
})

test('an installed app has its files, and asks for no look', async () => {
  document.body.innerHTML = PAGE
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), { controller: {} }),
    configurable: true,
  })
  const answer = holdLook()
  const { ahead } = await boot('#/login')
  expect(() => answer(200)).not.toThrow()
  expect(document.querySelector('.app')).toBeNull()
  expect(ahead()).toContain('preload LoginScreen-1.css')
  expect(ahead().some((one) => /^preload \d\d\.svg$/.test(one))).toBe(true)
})

test('an answer that is no look of ours is not shown, and its sheets are not taken for applied', async () => {
  document.body.innerHTML = PAGE
  const answer = holdLook('<h1>访问验证</h1>')
  const { ahead } = await boot('#/login')
  answer(200)
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.querySelector('h1')).toBeNull()
  expect(ahead()).not.toContain('stylesheet LoginScreen-1.css')
})

test('a browser that cannot put it out of reach shows no look: its forms would send what is typed', async () => {
  document.body.innerHTML = PAGE
  const inert = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'inert')
  Reflect.deleteProperty(HTMLElement.prototype, 'inert')
  onTestFinished(() => void (inert && Object.defineProperty(HTMLElement.prototype, 'inert', inert)))
  const answer = holdLook()
  await boot('#/login')
  expect(answer(200)).toBeUndefined()
  expect(document.querySelector('.app')).toBeNull()
})

test.each([
  'dark',
  'light',
])('the theme %s that the player chose is there before anything is drawn', async (theme) => {
  localStorage.setItem('yz:theme', JSON.stringify(theme))
  onTestFinished(() => void delete document.documentElement.dataset.theme)
  await boot('#/login')
  expect(document.documentElement.dataset.theme).toBe(theme)
})

test('an app that was quicker stays', async () => {
  document.body.innerHTML = PAGE
  const answer = holdLook()
  await boot('#/login')
  document.querySelector('#root')?.replaceChildren('app')
  answer(200)
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.querySelector('#root')?.textContent).toBe('app')
})

test('a file that both need is fetched once', async () => {
  localStorage.setItem('token', 'member')
  const { ahead } = await boot('#/mine')
  expect(ahead()).toEqual(['modulepreload LazyScreen-1.js', 'modulepreload member-1.js'])
})

test.each([
  ['', 0],
  ['#/recharge?x=1', 5],
  ['#/login', 5],
  ['#/message?x=1', 7],
])('the skeleton of a page with the hash %j has the blocks of its screen', async (hash, blocks) => {
  document.body.innerHTML = '<div class="boot"><div class="boot-box"></div></div>'
  await boot(hash)
  expect(document.querySelectorAll('.boot > [style]')).toHaveLength(blocks)
  expect(document.querySelectorAll('.boot-box')).toHaveLength(blocks === 0 ? 1 : 0)
})

test('a member has the lower banner from the first paint on', async () => {
  document.body.innerHTML = '<div class="boot"><div class="boot-box"></div></div>'
  await boot()
  expect(document.querySelector('.boot')?.hasAttribute('data-member')).toBe(false)
  vi.resetModules()
  localStorage.setItem('token', 'token-1')
  await boot()
  expect(document.querySelector('.boot')?.hasAttribute('data-member')).toBe(true)
})

test.each([
  ['the shell still stands', 'body', undefined, false],
  ['a skeleton of the app stands where the shell was', '#root', '<div class="boot"></div>', true],
  ['a notice stands where the app was to be', 'body', '<h1>刷新</h1>', false],
  ['the app has failed and left nothing', '#root', '', false],
])('asked by the worker while %s, the page says whether the app has started', async (_, place, html, started) => {
  const worker = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  document.body.innerHTML = '<div id="root"><div class="boot"></div></div>'
  await boot('#/login')
  const changed = document.querySelector(place)
  if (changed && html !== undefined) changed.innerHTML = html
  const port = { postMessage: vi.fn() }
  const ask = (data: string) =>
    worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }))
  ask('another question')
  expect(port.postMessage).not.toHaveBeenCalled()
  ask('started?')
  expect(port.postMessage.mock.calls).toEqual([[started]])
})

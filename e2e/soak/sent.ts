import type { BrowserContext, Page } from '@playwright/test'

/** A call of the app, as its own `fetch` saw it; `doneMs` once it was answered, failed or given up. */
export type SentCall = {
  page: Page
  path: string
  /** Method, address and body: equal only for equal calls. */
  key: string
  /** The step in which it was sent. */
  step: number
  sentMs: number
  doneMs?: number
}

type Told = { id: string; path?: string; key?: string }

const BINDING = '__soakSent'

/**
 * Runs in every page before its scripts. Counts calls of whatever stands in `fetch`: in the demo that is the mock backend
 * itself, so that no request ever leaves the page.
 */
function countCalls(binding: string): void {
  // A framed site is none of ours.
  if (window !== window.top) return
  const tell = (told: Told) => (window as unknown as Record<string, (told: Told) => void>)[binding]?.(told)
  const native = window.fetch
  let current = native
  let calls = 0
  const counted = (inner: typeof fetch): typeof fetch => {
    const outer: typeof fetch = async (input, init) => {
      // What was replaced is called by what replaced it: one call, not two.
      if (current !== outer) return inner(input, init)
      const address = input instanceof Request ? input.url : String(input)
      const { pathname, search } = new URL(address, location.href)
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
      const body = typeof init?.body === 'string' ? init.body : ''
      calls += 1
      const id = `${performance.timeOrigin}/${calls}`
      tell({ id, path: pathname, key: `${method} ${pathname}${search} ${body}` })
      try {
        return await inner(input, init)
      } finally {
        tell({ id })
      }
    }
    return outer
  }
  current = counted(native.bind(window))
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    get: () => current,
    set: (next: typeof fetch) => {
      current = next === native ? counted(native.bind(window)) : counted(next)
    },
  })
}

/** Counts the calls of all pages of the context. `stepNow` is asked at each. */
export async function countSent(context: BrowserContext, stepNow: () => number): Promise<SentCall[]> {
  const sent: SentCall[] = []
  const open = new Map<string, SentCall>()
  await context.exposeBinding(BINDING, ({ page }, { id, path, key }: Told) => {
    if (path === undefined || key === undefined) {
      const call = open.get(id)
      if (call) call.doneMs = performance.now()
      open.delete(id)
      return
    }
    if (!/^\/(api|pay)\//.test(path)) return
    const call = { page, path, key, step: stepNow(), sentMs: performance.now() }
    open.set(id, call)
    sent.push(call)
  })
  await context.addInitScript(countCalls, BINDING)
  return sent
}

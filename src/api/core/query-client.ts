import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { appQuery, closedInfo } from '../queries/site.ts'
import { isTransient, textFor } from './client/errors.ts'
import { type ask, notify, setAsk, setNotify } from './client/notify.ts'
import { onSessionDropped } from './client/session-store.ts'
import { failuresInARow } from './polling.ts'
import { forgetUnaccepted, onSiteClosed, siteStaysOpen } from './site-closed.ts'

/** `handled`: the screen itself shows this error. `background`: the first load shows no indicator either. */
type Meta = { handled?: boolean; background?: boolean }

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
    mutationMeta: Meta
  }
}

const FRESH_MS = 5_000
const RETRY_PAUSE_MS = 1_000

/**
 * The error policy, see docs/faults.md#error-policy. A refusal is toasted with the server's own text, once
 * per streak of failed polls, unless the screen handles it. A lost network, a broken contract or the end of
 * the session shows nothing here: the last good data stays, and session-store.ts announces the expiry.
 */
function tell(error: unknown, meta: Meta | undefined): void {
  const text = meta?.handled ? undefined : textFor(error)
  if (text !== undefined) notify(text, 'error')
}

const isPolled = (query: Query<unknown, unknown, unknown>) =>
  query.observers.some((observer) => observer.options.refetchInterval)

type Options = { notify: typeof notify; ask?: typeof ask }

/** The app's one query client; `notify` shows the player a line, `ask` a question. Caches are cleared when the session ends. */
export function createQueryClient(options: Options): QueryClient {
  setNotify(options.notify)
  if (options.ask) setAsk(options.ask)
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isPolled(query) || failuresInARow(query) <= 1) tell(error, query.meta)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => tell(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        // 'online' would hold back every request of an offline demo, whose mock backend runs in the page.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay: RETRY_PAUSE_MS,
      },
      // 'online' would send a held-back tap later; an automatic retry could move money twice.
      mutations: { networkMode: 'always', retry: 0, gcTime: 0 },
    },
  })
  onSessionDropped(() => {
    client.clear()
    forgetUnaccepted()
  })
  onSiteClosed((tips) => void closeSite(client, tips))
  return client
}

/**
 * Acts as if /api/app had answered that the site is closed; it is polled until it answers otherwise. HTTP 503 of a host may
 * be that of one call, of a limit or a broken server: then /api/app itself is asked first.
 */
async function closeSite(client: QueryClient, tips: string | undefined): Promise<void> {
  const { queryKey } = appQuery()
  if (client.getQueryData(queryKey)?.site_state === false) return
  if (tips === undefined && (await saysOpen(client))) return siteStaysOpen()
  // A read under way was sent before, and may answer that the site is open.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (known) => closedInfo(known, tips))
}

const saysOpen = (client: QueryClient): Promise<boolean> =>
  client.fetchQuery({ ...appQuery(), staleTime: 0, retry: false, meta: { handled: true } }).then(
    ({ site_state }) => site_state,
    () => false,
  )

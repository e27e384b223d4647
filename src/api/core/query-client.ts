import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { appQuery, closedInfo } from '../queries/site.ts'
import { isTransient, textFor } from './client/errors.ts'
import { type ask, notify, setAsk, setNotify } from './client/notify.ts'
import { onSessionDropped } from './client/session-store.ts'
import { failuresInARow } from './polling.ts'
import { forgetUnaccepted, onSiteClosed, siteStaysOpen } from './site-closed.ts'

/** `handled`: the screen shows the error itself. `background`: even the first load shows no indicator. */
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
 * The error policy, see docs/faults.md#error-policy. A refusal shows the server's own text as a toast, once per
 * streak of failed polls, unless the screen handles it. A lost network, a breach of the contract and the end of
 * the session show nothing here: the last good data stays, and session-store.ts announces the expiry.
 */
function showError(error: unknown, meta: Meta | undefined): void {
  const text = meta?.handled ? undefined : textFor(error)
  if (text !== undefined) notify(text, 'error')
}

const isPolled = (query: Query<unknown, unknown, unknown>) =>
  query.observers.some((observer) => observer.options.refetchInterval)

type Options = { notify: typeof notify; ask?: typeof ask }

/**
 * Creates the app's only query client. `notify` shows the player a line, `ask` a question. Caches are cleared when
 * the session ends.
 */
export function createQueryClient(options: Options): QueryClient {
  setNotify(options.notify)
  if (options.ask) setAsk(options.ask)
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isPolled(query) || failuresInARow(query) <= 1) showError(error, query.meta)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => showError(error, mutation.meta),
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
      // 'online' would send a held-back request later, and an automatic retry could move money twice.
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
 * Stores the answer that /api/app gives for a closed site; the app then polls /api/app until the site opens. HTTP
 * 503 from a host may concern a single call, such as a rate limit or a broken server, so then /api/app itself is
 * requested first.
 */
async function closeSite(client: QueryClient, tips: string | undefined): Promise<void> {
  const { queryKey } = appQuery()
  if (client.getQueryData(queryKey)?.isOpen === false) return
  if (tips === undefined && (await isOpenNow(client))) return siteStaysOpen()
  // A running read was sent earlier and may answer that the site is open.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (info) => closedInfo(info, tips))
}

const isOpenNow = (client: QueryClient): Promise<boolean> =>
  client.fetchQuery({ ...appQuery(), staleTime: 0, retry: false, meta: { handled: true } }).then(
    ({ isOpen }) => isOpen,
    () => false,
  )

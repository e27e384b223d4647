import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { NOTICE_TYPES } from '#contracts/wire/codes.ts'
import { fingerprint } from '../../lib/device/fingerprint.ts'
import { storage } from '../../lib/device/storage.ts'
import { isSignedIn } from '../core/client/session-store.ts'
import { keys } from '../core/keys.ts'
import { pagedQuery } from '../core/paging/paged.ts'
import { type Notice, noticePages, undeliveredCount } from './notices.ts'

/**
 * The unread part of the inbox. The backend counts messages that it has not delivered yet (`noticeList.unread`). Those
 * delivered but not opened are stored here by a fingerprint, since a message has no id on the wire.
 */
type Unread = { waiting: number; unopened: readonly string[] }

const CHECK_MS = 60_000

/** Identifies an inbox message by its time and text. */
export const inboxMessageId = ({ title, content, createdAt }: Notice): string =>
  fingerprint(`${createdAt} ${title} ${content}`)

const readStoredUnread = (): Unread => {
  const unopened = storage.get('yz:letters') ?? []
  return { waiting: Math.max(0, (storage.get('messageNum') ?? 0) - unopened.length), unopened }
}

/** The number of unopened messages that are stored. Older ones count as read. */
const MAX_UNOPENED = 200

function remember({ waiting, unopened }: Unread): Unread {
  const stored = { waiting, unopened: unopened.slice(0, MAX_UNOPENED) }
  storage.set('yz:letters', [...stored.unopened])
  storage.set('messageNum', stored.waiting + stored.unopened.length)
  return stored
}

/**
 * How many inbox messages are unread. Shows no loading indicator. The storage key `messageNum` holds the last number.
 */
export const unreadQuery = () =>
  queryOptions({
    queryKey: keys.unread,
    queryFn: async ({ signal }): Promise<Unread> => {
      const waiting = await undeliveredCount(signal)
      return remember({ ...readStoredUnread(), waiting })
    },
    initialData: readStoredUnread,
    initialDataUpdatedAt: 0,
    staleTime: CHECK_MS,
    enabled: isSignedIn,
    retry: false,
    meta: { handled: true },
  })

/** The number for a badge. 0 for a visitor, and if the backend does not count. */
export function useUnreadCount(): number {
  const select = ({ waiting, unopened }: Unread) => waiting + unopened.length
  return useQuery({ ...unreadQuery(), select }).data ?? 0
}

/** Polls the count; renders nothing. Mount it once. */
export function useUnreadPoll(): void {
  useQuery({ ...unreadQuery(), refetchInterval: CHECK_MS, notifyOnChangeProps: [] })
}

const setUnread = (client: QueryClient, change: (now: Unread) => Unread) =>
  client.setQueryData(keys.unread, (now: Unread | undefined) => remember(change(now ?? readStoredUnread())))

/** `absent`: the backend has no inbox, since it answered announcements when asked for one. */
type InboxPart = { unread?: number | undefined; absent: boolean }

const sameRows = (a: readonly Notice[], b: readonly Notice[]) =>
  a.length === b.length && a.every((row, index) => inboxMessageId(row) === inboxMessageId(b[index] ?? row))

/**
 * The member's inbox. The backend counts a message as read once it was delivered, so the count is read before and
 * after. The difference is how many of a page are new; new messages come first.
 */
export const inboxQuery = (client: QueryClient) =>
  pagedQuery(keys.notices(NOTICE_TYPES.inbox), async (page, how) => {
    await client.cancelQueries({ queryKey: keys.unread })
    const first =
      page === 1 ? await noticePages(NOTICE_TYPES.announcements)(1, { ...how, background: true }) : undefined
    const before = first?.unread ?? client.getQueryData<Unread>(keys.unread)?.waiting ?? 0
    const messages = await noticePages(NOTICE_TYPES.inbox)(page, how)
    const waiting = Math.max(0, messages.unread ?? 0)
    const fresh = messages.data.slice(0, Math.max(0, before - waiting)).map(inboxMessageId)
    setUnread(client, ({ unopened }) => ({ waiting, unopened: [...new Set([...fresh, ...unopened])] }))
    const absent =
      first !== undefined &&
      messages.unread === undefined &&
      messages.data.length > 0 &&
      sameRows(first.data, messages.data)
    const part: InboxPart = { unread: messages.unread, absent }
    return absent ? { ...messages, ...part, data: [], lastPage: 1, total: 0 } : { ...messages, ...part }
  })

/** Which inbox messages are new, and functions that mark one or all of them as read. */
export function useUnreadMarks() {
  const client = useQueryClient()
  const { data } = useQuery(unreadQuery())
  const unopened = data?.unopened ?? []
  return {
    isNew: (letter: Notice) => unopened.includes(inboxMessageId(letter)),
    markRead: (letter: Notice) => {
      const id = inboxMessageId(letter)
      setUnread(client, (now) => ({ ...now, unopened: now.unopened.filter((other) => other !== id) }))
    },
    markAllRead: () => setUnread(client, (now) => ({ ...now, unopened: [] })),
  }
}

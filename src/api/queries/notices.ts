import { type Notice as NoticeRow, noticesContract } from '#contracts/notices.ts'
import { NOTICE_TYPES, type NoticeType } from '#contracts/wire/codes.ts'
import { clientOf, dataOf } from '../core/client/client.ts'
import { keys } from '../core/keys.ts'
import { type NamesOf, type Renamed, renamed } from '../core/own-names.ts'
import { type LoadPage, pagedQuery, pagesOf, withRows } from '../core/paging/paged.ts'

const notices = clientOf(noticesContract)

const NOTICE_NAMES = { created_at: 'createdAt' } as const satisfies NamesOf<NoticeRow>
/** An announcement or a message of the inbox. `content` is HTML to be sanitised. */
export type Notice = Renamed<NoticeRow, typeof NOTICE_NAMES>

/**
 * POST /api/noticeList, one page at a time: 1 announcements, 2 the member's inbox (our extension; a backend without it
 * answers announcements). `unread` counts the inbox, if the backend sends it.
 */
export const noticePages = (type: NoticeType): LoadPage<Notice, { unread?: number | undefined }> =>
  pagesOf((page, how) =>
    dataOf(notices.noticeList({ body: { page, type }, ...how })).then(
      withRows((row: NoticeRow) => renamed(row, NOTICE_NAMES)),
    ),
  )

/** Announcements or the inbox, newest first, for `useInfiniteQuery`. The app reads the inbox through inbox.ts. */
export const noticesQuery = (type: NoticeType) => pagedQuery(keys.notices(type), noticePages(type))

/** How many inbox messages the backend has not delivered yet; 0 if it does not say. Shows no loading indicator. */
export const undeliveredCount = (signal: AbortSignal): Promise<number> =>
  dataOf(
    notices.noticeList({
      body: { page: 1, type: NOTICE_TYPES.announcements },
      background: true,
      fetchOptions: { signal },
    }),
  ).then(({ unread = 0 }) => Math.max(0, unread))

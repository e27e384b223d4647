import type { NoticeText, StoredNotice } from '../state/catalogue.ts'
import { nextNumber } from '../state/random.ts'
import type { World } from '../state/types.ts'

/** Inbox messages and announcements, and which of them a member has read. */

/** Adds an inbox message for the member. */
export const sendInboxMessage = (world: World, memberId: string, text: NoticeText, now: number): void =>
  addNotice(world, memberId, text, now)

/** Adds an announcement for everybody. */
export const announce = (world: World, text: NoticeText, now: number): void =>
  addNotice(world, null, text, now)

function addNotice(world: World, to: string | null, { title, content }: NoticeText, now: number): void {
  const id = `n${nextNumber(world, 'letter')}`
  world.notices[id] = { id, title, content, atMs: now, to }
}

/** The announcements (`to` null) or one member's inbox, newest first, even among messages with the same time. */
export const messagesTo = (world: Pick<World, 'notices'>, to: string | null): StoredNotice[] =>
  Object.values(world.notices)
    .filter((notice) => notice.to === to)
    .sort((a, b) => b.atMs - a.atMs || countIn(b.id) - countIn(a.id))

/** The count in an id, so that `n12` sorts after `n9`. */
const countIn = (id: string): number => Number(id.replace(/\D/g, ''))

export function unreadCountOf(world: Pick<World, 'notices' | 'noticesRead'>, memberId: string): number {
  const read = new Set(world.noticesRead[memberId] ?? [])
  return messagesTo(world, memberId).filter(({ id }) => !read.has(id)).length
}

/** Marks messages as read; marking one twice changes nothing. */
export function markRead(world: Pick<World, 'noticesRead'>, memberId: string, ids: readonly string[]): void {
  const read = world.noticesRead[memberId] ?? []
  const newlyRead = ids.filter((id) => !read.includes(id))
  if (newlyRead.length > 0) world.noticesRead[memberId] = [...read, ...newlyRead]
}

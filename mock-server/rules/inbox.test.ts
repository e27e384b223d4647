import { describe, expect, it } from 'vitest'
import { commit } from '../state/store/commit.ts'
import { oneMember } from '../testing/test-member.ts'
import { markRead, messagesTo, sendInboxMessage, unreadCountOf } from './inbox.ts'

const message = (title: string) => ({ title, content: `<p>${title}</p>` })

describe('inbox messages', () => {
  it('are listed newest first, even with the same time, however many there are', () => {
    const { world, who, now } = oneMember()
    for (let n = 1; n <= 11; n++) sendInboxMessage(world, who.id, message(`第${n}封`), now)
    sendInboxMessage(world, who.id, message('更早'), now - 1)
    sendInboxMessage(world, who.id, message('更晚'), now + 1)
    expect(messagesTo(world, who.id).map(({ title }) => title)).toEqual([
      '更晚',
      ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `第${n}封`),
      '更早',
    ])
  })

  it('have ids of their own, and go to one member only', () => {
    const { world, who, now } = oneMember()
    const before = messagesTo(world, null)
    sendInboxMessage(world, who.id, message('给你'), now)
    expect(messagesTo(world, who.id)).toEqual([
      { id: 'n1', title: '给你', content: '<p>给你</p>', atMs: now, to: who.id },
    ])
    expect(messagesTo(world, 'm9')).toEqual([])
    expect(messagesTo(world, null)).toEqual(before)
  })

  it('stay unread until each is marked', () => {
    const { world, who, now } = oneMember()
    for (const title of ['一', '二', '三']) sendInboxMessage(world, who.id, message(title), now)
    expect(unreadCountOf(world, who.id)).toBe(3)
    markRead(world, who.id, ['n2'])
    expect(unreadCountOf(world, who.id)).toBe(2)
    markRead(world, who.id, ['n1', 'n2'])
    expect(world.noticesRead[who.id]).toEqual(['n2', 'n1'])
    expect(unreadCountOf(world, who.id)).toBe(1)
    expect(unreadCountOf(world, 'm9')).toBe(0)
  })

  it('cause no stored change if they are marked again, or if none is marked', () => {
    const { world, who, now } = oneMember()
    sendInboxMessage(world, who.id, message('一'), now)
    markRead(world, who.id, ['n1'])
    for (const ids of [['n1'], []])
      expect(commit(world, (draft) => markRead(draft, who.id, ids)).changes).toEqual([])
    expect(commit(world, (draft) => markRead(draft, 'm9', [])).changes).toEqual([])
  })
})

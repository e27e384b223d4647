import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import type { BeijingTime } from '#contracts/time/beijing-time.ts'
import { inboxQuery, useUnreadMarks } from '../../../api/queries/inbox.ts'
import type { Notice } from '../../../api/queries/notices.ts'
import { wordsOf } from '../../../lib/html/html-preview.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'

/** Which letter of the inbox is about a record. */
export type LetterOf = {
  find: (letters: readonly Notice[]) => Notice | undefined
  /** The time of the record: no letter about it is older. */
  since: BeijingTime
  /** The record has no reason for the refusal. If no letter is found either, customer service can say. */
  isMissed: boolean
}

/** How many pages of the inbox are searched. */
const PAGES = 10

/** The letter about a record, in its details. */
export function Letter({ find, since, isMissed }: LetterOf) {
  const client = useQueryClient()
  const inbox = useInfiniteQuery({ ...inboxQuery(client), meta: { handled: true } })
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = inbox
  const pages = data?.pages ?? []
  const letters = pages.flatMap((page) => page.data)
  const letter = find(letters)
  const isOlder = (letters.at(-1)?.createdAt ?? '') < since
  const mayFollow = hasNextPage && !isOlder && pages.length < PAGES && !isError
  useEffect(() => {
    if (!letter && mayFollow && !isFetching) void fetchNextPage()
  }, [letter, mayFollow, isFetching, fetchNextPage])
  if (letter) return <Text letter={letter} />
  const isAbsent = data === undefined || pages[0]?.absent === true
  if (isFetching || isAbsent || !isMissed) return null
  return (
    <ButtonLink to="/kefu" variant="soft" block className="record-action">
      联系客服
    </ButtonLink>
  )
}

function Text({ letter }: { letter: Notice }) {
  const id = useId()
  const { isNew, markRead } = useUnreadMarks()
  const isUnread = isNew(letter)
  const read = useEffectEvent(() => markRead(letter))
  useEffect(() => {
    if (isUnread) read()
  }, [isUnread])
  return (
    <section className="record-letter" aria-labelledby={id}>
      <h3 className="t12 muted" id={id}>
        站内信<time className="num">{letter.createdAt}</time>
      </h3>
      {letter.title && <p className="b">{letter.title}</p>}
      <p>{wordsOf(letter.content)}</p>
    </section>
  )
}

import { readFile } from 'node:fs/promises'
import { act } from '@testing-library/react'
import type { Action, ActionHandlers } from '#src/api/core/action.ts'
import type { PageOf, pagedQuery } from '#src/api/core/paging/paged.ts'
import { createQueryClient } from '#src/api/core/query-client.ts'
import { renderApi } from '#src/api/test-support/render.tsx'
import { fileOf, type UploadedFile } from './pact.ts'

/** The app's query client, for `app().fetchQuery(userQuery())`. */
export const app = () => createQueryClient({ notify: () => {} })

/** The first page of a list, as a screen loads it. */
export const firstPage = async <P extends PageOf<unknown>>(query: ReturnType<typeof pagedQuery<P>>) =>
  (await app().fetchInfiniteQuery(query)).pages[0]

/** A later page of a list, as scrolling loads it. */
export const laterPage = async <P extends PageOf<unknown>>(
  query: ReturnType<typeof pagedQuery<P>>,
  page: number,
) => (await app().fetchInfiniteQuery({ ...query, initialPageParam: page })).pages[0]

/** The result of an action: how it ended, and what the screen gets. */
export type CallResult<A> = { outcome: string; answer?: A; refusal?: { code: number; message: string } }

/** Runs one of the app's action hooks once, like a tap. */
export async function runAction<V, A>(
  useIt: (handlers: ActionHandlers<V, A>) => Action<V>,
  variables: V,
): Promise<CallResult<A>> {
  const received: Omit<CallResult<A>, 'outcome'> = {}
  const { result } = renderApi(app(), () =>
    useIt({
      onDone: (answer) => {
        received.answer = answer
      },
      onRefused: ({ code, message }) => {
        received.refusal = { code, message }
      },
    }),
  )
  const outcome = await act(() => result.current.run(variables))
  return { outcome, ...received }
}

/** The result of `run` for an answer made by `refused(message)`. */
export const refusedWith = (message: string, code = 202) => ({
  outcome: 'refused',
  refusal: { code, message },
})

/** The error that a read throws for the answer of `refused(message)`. */
export const refusalError = (message: string, code = 202) => ({ name: 'ApiError', code, message })

/** The file that a player picks, for an uploaded picture. */
export const picked = async (upload: UploadedFile): Promise<File> =>
  new File([await readFile(fileOf(upload))], upload.name, { type: upload.type })

import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { type InitialEntry, MemoryRouter, useLocation } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { signOut } from '../../api/core/client/session-store.ts'
import { createQueryClient } from '../../api/core/query-client.ts'
import { dismissToast, toast } from '../../ui/toast/toast.ts'

/** Writes the current address into the page, for tests to read. */
function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

/** A screen as the app shows it, without the shell: router, query client and toast. */
export function renderScreen(screen: ReactNode, at: InitialEntry = '/') {
  const client = createQueryClient({ notify: toast })
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/', at]} initialIndex={1}>
        {screen}
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    view.unmount()
    client.clear()
    signOut()
    dismissToast()
    localStorage.clear()
  })
  return { ...view, client, user: userEvent.setup(), address: () => view.getByTestId('address').textContent }
}

/** The text of an element, with plain spaces for no-break ones. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ')

/** The text of the toast, or '' when none shows. */
export const toastText = (): string => textOf(document.getElementById('toast'))

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { onTestFinished } from 'vitest'

/** Renders a hook inside the app's query client and `Around`. `renders()` counts its renders. */
export function renderApi<T>(
  client: QueryClient,
  hook: () => T,
  Around: ComponentType<{ children: ReactNode }> = Fragment,
) {
  let count = 0
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <Around>{children}</Around>
    </QueryClientProvider>
  )
  const counted = () => {
    count += 1
    return hook()
  }
  const rendered = renderHook(counted, { wrapper })
  onTestFinished(rendered.unmount)
  return { ...rendered, renders: () => count }
}

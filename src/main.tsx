import { startTransition } from 'react'
import { App, queryClient } from './app/App.tsx'
import { prefetchHome } from './app/prefetch-home.ts'
import { loadDeferred, start } from './app/start.ts'
import { createRoot } from './react-entry.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = createRoot(root)
// A build for the real backend drops the branch, and with it every byte of the fake house.
const backend =
  import.meta.env.VITE_BACKEND === 'mock'
    ? import('#mock/browser.ts').then(({ startMockInPage }) => startMockInPage())
    : prefetchHome(queryClient)
// No top-level await: with one, the bundler splits the first route into seven files.
void start(backend).then(() => {
  // As a transition React draws the first screen in slices, and a tap meanwhile need not wait for its end.
  startTransition(() => app.render(<App />))
  loadDeferred()
})

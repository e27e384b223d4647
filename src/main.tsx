import { startTransition } from 'react'
import { onContractError } from './api/core/client/contract-report.ts'
import type { ContractError } from './api/core/client/errors.ts'
import { App, queryClient } from './app/App.tsx'
import { prefetchHome } from './app/prefetch-home.ts'
import { loadDeferred, start } from './app/start.ts'
import { createRoot } from './react-entry.ts'

const root = document.getElementById('root')
if (!root) throw new Error('no #root')
// A build without an address for reports drops this branch, and with it their code.
const reports = import.meta.env.VITE_REPORT_URL ? beginReports() : undefined
const app = import.meta.env.VITE_REPORT_URL
  ? createRoot(root, {
      onCaughtError: (error) => {
        // biome-ignore lint/suspicious/noConsole: what React does by itself, and this function replaces
        console.error(error)
        void reports?.then((note) => note?.(error))
      },
    })
  : createRoot(root)
// A build for the real backend drops this branch, and with it all code of the mock backend.
const backend =
  import.meta.env.VITE_BACKEND === 'mock'
    ? import('#mock/browser.ts')
        .then(({ startMockInPage }) => startMockInPage())
        .then((mock) =>
          import('./demo/begin.ts').then(({ begin }) =>
            begin(mock, () => void queryClient.invalidateQueries()),
          ),
        )
    : prefetchHome(queryClient)
// No top-level await: with one, the bundler splits the first route into seven files.
void start(backend).then(() => {
  // React renders a transition in slices, so that a tap does not wait until the first screen is finished.
  startTransition(() => app.render(<App />))
  loadDeferred()
  // Dropped from a build for the real backend, as above.
  if (import.meta.env.VITE_BACKEND === 'mock')
    void import('./demo/console-handle.ts').then(({ startConsoleHandle }) => startConsoleHandle())
})

function beginReports() {
  // Answers that were asked for with the HTML may be read before the file of the reports has come.
  const early: ContractError[] = []
  onContractError((error) => early.push(error))
  return import('./app/reports/start-reports.ts')
    .then(({ startReports }) =>
      startReports(import.meta.env.VITE_REPORT_URL, Number(import.meta.env.VITE_REPORT_SAMPLE), early),
    )
    .catch(() => undefined)
}

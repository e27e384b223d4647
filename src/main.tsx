import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { start } from './app/start.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = createRoot(root)
// No top-level await: with one, the bundler splits the first route into seven files.
void start().then(() => app.render(<App />))

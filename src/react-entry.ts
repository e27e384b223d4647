import { createRoot as create } from 'react-dom/client'

/**
 * Puts React into its own chunk (vite.config.ts) and runs it when that file is evaluated. React is CommonJS: otherwise
 * it would run in the app's first task, which is long already.
 */
export const createRoot = create

import { createRoot as create } from 'react-dom/client'

/**
 * Puts React into its own chunk (vite.config.ts) and runs it when that file is evaluated. React is CommonJS: it would
 * otherwise run as part of the app's first task, which is long enough.
 */
export const createRoot = create

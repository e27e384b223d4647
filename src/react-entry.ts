import { createRoot as create } from 'react-dom/client'

/**
 * What stands in the file of React itself (vite.config.ts) and runs it when that file is read: its package is CommonJS, and
 * would run as a part of the app's first task, which is long enough.
 */
export const createRoot = create

import { noteServerTime } from '../core/server-time.ts'

/** Makes two answers send this time (epoch ms), because the app accepts a jump only then. */
export function tellServerTime(ms: number): void {
  const headers = new Headers({ date: new Date(ms).toUTCString() })
  noteServerTime(headers)
  noteServerTime(headers)
}

import { noteServerTime } from '../core/server-time.ts'

/** Answers tell this time, epoch ms: two, as a jump is believed only then. */
export function tellServerTime(ms: number): void {
  const headers = new Headers({ date: new Date(ms).toUTCString() })
  noteServerTime(headers)
  noteServerTime(headers)
}

import { USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from './limits.ts'

/** A name to register: letters and digits. Accounts may have older, longer names, so a login does not ask for it. */
export const isUsername = (name: string): boolean =>
  new RegExp(`^[A-Za-z0-9]{${USERNAME_MIN_CHARS},${USERNAME_MAX_CHARS}}$`).test(name)

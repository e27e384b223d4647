import { type ApiError, isRefusedByServer } from '../client/errors.ts'

/**
 * HTTP codes for a request that nobody processed: it took too long, was too large, came too early, or was one of
 * too many.
 */
const UNPROCESSED: readonly number[] = [408, 413, 425, 429]

/**
 * Whether a refusal is the backend's decision about what was requested. A refusal by a rate limit, or with a code
 * from 500 to 599 by a failing server, is none; longer codes are the backend's own. The message may be empty.
 * Without a verdict the requested thing may well exist, so offer to try again.
 */
export const isVerdict = (error: unknown): error is ApiError =>
  isRefusedByServer(error) && !UNPROCESSED.includes(error.code) && !(error.code >= 500 && error.code < 600)

import { type ApiError, isRefusedByServer } from '../client/errors.ts'

/** Codes of HTTP for a request that nobody looked into: it took too long, was too large, too early or one of too many. */
const UNREAD: readonly number[] = [408, 413, 425, 429]

/**
 * The backend’s word on the very thing that was asked for. A refusal of who counts requests, or of a server in
 * trouble (500 to 599), is none; longer codes are a backend’s own. It may have no text. Where there is no verdict, the thing
 * may well be there: then offer to ask again.
 */
export const isVerdict = (error: unknown): error is ApiError =>
  isRefusedByServer(error) && !UNREAD.includes(error.code) && !(error.code >= 500 && error.code < 600)

import type { ContractError } from '../../api/core/client/errors.ts'
import { appRoutes } from '../routing/paths.ts'
import { framesOf } from './frames.ts'
import type { Report } from './outbox.ts'

/** The words of Chrome, Firefox and Vite before the address of a missing file. Safari does not name it. */
const MISSING =
  /^(?:(?:Failed to fetch|error loading) dynamically imported module: |Unable to preload CSS for )/
const FILE = /^[\w.-]+\.(?:js|css)$/
const NAME = /^[A-Za-z]{1,40}$/
const MOST_FRAMES = 8
const MOST_ISSUES = 5

/** Only the route, and only if it belongs to the app: no query, and nothing that somebody typed into the address. */
export function pageOf(hash: string): string {
  const path = hash.replace(/^#|\?.*$/g, '') || '/'
  return Object.hasOwn(appRoutes, path) ? path : 'other'
}

/** Only from errors. Anything may be thrown, even an answer, whose fields are the member's. */
const fieldOf = (error: unknown, field: 'name' | 'stack' | 'message'): string => {
  const value: unknown = error instanceof Error ? error[field] : undefined
  return typeof value === 'string' ? value : ''
}

/**
 * The kind of an error and its place in files of `folder`. Not its message, which may quote an answer, as that of
 * JSON.parse does.
 */
export function describeError(kind: 'error' | 'rejection' | 'crash', error: unknown, folder: string): Report {
  const name = fieldOf(error, 'name')
  const frames = framesOf(fieldOf(error, 'stack'), fieldOf(error, 'message'), folder)
  return { kind, name: NAME.test(name) ? name : 'other', frames: frames.slice(0, MOST_FRAMES) }
}

/** The call and the places in its answer. The texts are the contract's own. */
export const describeBreach = ({ route, issues }: ContractError): Report => ({
  kind: 'contract',
  route,
  issues: issues.slice(0, MOST_ISSUES).map(({ path, message }) => `${path.replace(/\d+/g, '#')} ${message}`),
})

/** The file of `folder` that could not be loaded, which browsers name in the error's text. */
export function describeChunk(error: unknown, folder: string): Report {
  const address = fieldOf(error, 'message').replace(MISSING, '')
  const file = address.startsWith(folder) ? address.slice(folder.length) : ''
  return { kind: 'chunk', file: FILE.test(file) ? file : 'other' }
}

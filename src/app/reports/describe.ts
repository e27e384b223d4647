import type { ContractError } from '../../api/core/errors.ts'
import { appRoutes } from '../paths.ts'
import type { Report } from './outbox.ts'

/** A place in a file of the build. The host before it, and any other file, stays out. */
const FRAME = /assets\/([\w.-]+\.js:\d+:\d+)/g
const FILE = /assets\/([\w.-]+\.(?:js|css))/
const NAME = /^[A-Za-z]{1,40}$/
const MOST_FRAMES = 8
const MOST_ISSUES = 5

/** The route alone, and only if it is one of the app: neither its query nor what somebody typed into the address. */
export function pageOf(hash: string): string {
  const path = hash.replace(/^#|\?.*$/g, '') || '/'
  return Object.hasOwn(appRoutes, path) ? path : 'other'
}

const fieldOf = (error: unknown, field: 'name' | 'stack' | 'message'): string => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined
  return typeof value === 'string' ? value : ''
}

/** The kind of error and where it arose. Not its text, which may quote an answer: JSON.parse does. */
export function describeError(kind: 'error' | 'rejection' | 'crash', error: unknown): Report {
  const name = fieldOf(error, 'name')
  const frames = [...fieldOf(error, 'stack').matchAll(FRAME)].map(([, frame = '']) => frame)
  return { kind, name: NAME.test(name) ? name : 'other', frames: frames.slice(0, MOST_FRAMES) }
}

/** The call and the places in its answer. The texts are the contract's own; a number in a path is one of a list. */
export const describeBreach = ({ route, issues }: ContractError): Report => ({
  kind: 'contract',
  route,
  issues: issues.slice(0, MOST_ISSUES).map(({ path, message }) => `${path.replace(/\d+/g, '#')} ${message}`),
})

/** The file that could not be loaded, which browsers name in the error's text. */
export const describeChunk = (error: unknown): Report => ({
  kind: 'chunk',
  file: FILE.exec(fieldOf(error, 'message'))?.[1] ?? 'other',
})

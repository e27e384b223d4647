import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PACT_FILE, PACTS_DIR } from '../names.ts'
import type { PactFile } from '../pact-file.ts'

const ROOT = join(PACTS_DIR, '..')

export type State = {
  name: string
  must: string
  params: Record<string, { default?: unknown; enum?: unknown[]; required?: boolean }>
  /** How many flows of money begin in it or are changed by it. */
  flows?: number
}
export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
}
type Content = { content?: Record<string, { schema?: Schema }> }
export type OpenApi = {
  paths: Record<
    string,
    Record<
      string,
      { requestBody?: Content; parameters?: { name: string }[]; responses?: Record<string, Content> }
    >
  >
  components?: { schemas?: Record<string, Schema> }
}

/** The contract at one time; a part that is not there is not compared. */
export type Version = { name: string; pact?: PactFile; states?: State[]; openapi?: OpenApi }

/** What the person asked for cannot be read; the message says why. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}

/** The files of a version, relative to the repository. A release has them in `contract/`, a folder may have them as they are. */
export const FILES = [`pacts/${basename(PACT_FILE)}`, 'pacts/provider-states.json', 'contracts/openapi.json']

/** The contract in a file, a folder, or a commit of this repository; without a place, as it is here. */
export function versionAt(place: string | undefined): Version {
  if (place === undefined) return inFolder(ROOT, 'the files here')
  if (existsSync(place)) {
    if (statSync(place).isDirectory()) return inFolder(place, place)
    return { name: place, ...partIn(readFileSync(place, 'utf8'), place) }
  }
  return inCommit(place)
}

function inFolder(folder: string, name: string): Version {
  const files = FILES.flatMap((file) => [
    join(folder, file),
    join(folder, 'contract', basename(file)),
    join(folder, basename(file)),
  ]).filter(existsSync)
  if (files.length === 0)
    throw new BadInput(`${folder} has none of ${FILES.map((file) => basename(file)).join(', ')}.`)
  return Object.assign({ name }, ...files.map((file) => partIn(readFileSync(file, 'utf8'), file)))
}

function inCommit(place: string): Version {
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${place}^{commit}`)?.trim()
  if (!commit) throw new BadInput(`"${place}" is no commit of this repository, and no file or folder.`)
  const parts = FILES.flatMap((file) => {
    const text = git('show', `${commit}:${file}`)
    return text === undefined ? [] : [partIn(text, `${file} of ${place}`)]
  })
  if (parts.length === 0) throw new BadInput(`The commit ${place} has none of ${FILES.join(', ')}.`)
  return Object.assign({ name: place === commit ? place.slice(0, 12) : place }, ...parts)
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64e6,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return undefined
  }
}

/** The version at a place; without one, at the last tag before what is checked out, if there is one with a contract. */
export function versionBefore(place: string | undefined): Version | undefined {
  if (place !== undefined) return versionAt(place)
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD^')?.trim()
  if (!tag || git('cat-file', '-e', `${tag}:${FILES[0]}`) === undefined) return undefined
  return versionAt(tag)
}

function partIn(text: string, file: string): Omit<Version, 'name'> {
  const content = parsed(text, file)
  if (isListOf(content?.interactions, ['description', 'request', 'response'])) return { pact: content }
  if (isListOf(content?.states, ['name', 'must', 'params'])) return { states: content.states }
  if (typeof content?.paths === 'object' && content.paths !== null) return { openapi: content }
  throw new BadInput(`${file} is neither a pact, nor provider-states.json, nor an OpenAPI document.`)
}

/** Whether a value is a list of objects that have all of these fields. */
const isListOf = (value: unknown, fields: readonly string[]): boolean =>
  Array.isArray(value) &&
  value.every((item) => typeof item === 'object' && item !== null && fields.every((field) => field in item))

function parsed(text: string, file: string) {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput(`${file} is no JSON.`)
  }
}

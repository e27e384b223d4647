import { BadHandOver, type HandOver } from './hand-over.ts'

/** The parts of a demo in one file that a client's copy has besides (.ci/demo/one-file/boot.js). */
export const HAND_OVER_PART = 'hand-over.json'
export const WORLD_PART = 'hand-over-world.json'

const FIRST_PART = '<script type="text/plain" id="part:'
const END = '</script>\n'
const WORLD = /<meta name="demo-world" content="(\d+)">/
/** Where the head of the file is, in characters. */
const HEAD_CHARS = 2_000

/** The version of the world of a demo in one file. Throws BadHandOver for any other file. */
export function worldOfFile(file: string): number {
  if (!file.includes(`${FIRST_PART}index.html">`))
    throw new BadHandOver('这个文件不是 demo.html：请选用 npm run build:demo -- --one-file 做出的那一个文件')
  const version = WORLD.exec(file.slice(0, HEAD_CHARS))?.[1]
  if (version === undefined) throw new BadHandOver('这个 demo.html 太旧，带不了客户的设置：请重新做一个')
  return Number(version)
}

/** A demo in one file with the settings for a client, in place of those that it had. `save`: the file of a save. */
export function withHandOver(file: string, handOver: HandOver, save: string | undefined): string {
  const bare = without(without(file, HAND_OVER_PART), WORLD_PART)
  const at = bare.indexOf(FIRST_PART)
  const parts =
    partOf(HAND_OVER_PART, JSON.stringify(handOver)) + (save === undefined ? '' : partOf(WORLD_PART, save))
  return bare.slice(0, at) + parts + bare.slice(at)
}

/** In JSON these characters only stand inside texts; the first could end the part, the second is the file's own mark. */
const inert = (json: string): string => json.replaceAll('<', '\\u003c').replaceAll('‹', '\\u2039')

const partOf = (name: string, json: string): string => `${FIRST_PART}${name}">${inert(json)}${END}`

/** A part's text has no `<script` of its own, so the first one found is the part. */
function without(file: string, name: string): string {
  const from = file.indexOf(`${FIRST_PART}${name}">`)
  if (from < 0) return file
  const to = file.indexOf(END.trim(), from) + END.trim().length
  return file.slice(0, from) + file.slice(to).replace(/^\n/, '')
}

/** The moment that came with this file, as the text of a save's file. */
export const savePart = (): string | undefined => window.__demoFile?.part(WORLD_PART)

/** Whether this demo is the file that a client was given. */
export const isClientCopy = (): boolean => globalThis.window?.__demoFile?.part(HAND_OVER_PART) !== undefined

import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { PACT_FILE, STATES_FILE } from '../names.ts'
import { LANGUAGES, type Language, type LanguageName } from './languages.ts'

/** A state of provider-states.json. */
export type KitState = {
  name: string
  interactions: number
  must: string
  params: Record<string, { default?: unknown; enum?: unknown[] }>
}

const STATES_HERE = /^([ \t]*)(?:\/\/|#) \{\{states\}\}\n/m
const WIDTH = 108

/** Why no kit may be written into a folder, or nothing. */
export function occupied(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) return `${folder} is a file: name a new folder`
  return readdirSync(folder).length > 0 ? `${folder} is not empty: name a new folder` : undefined
}

/** The states that the pact uses, those of most interactions first. */
export function statesOfPact(): KitState[] {
  const { states }: { states: KitState[] } = JSON.parse(readFileSync(STATES_FILE, 'utf8'))
  return states
    .filter(({ interactions }) => interactions > 0)
    .sort((a, b) => b.interactions - a.interactions || a.name.localeCompare(b.name))
}

/** Writes a small backend in this language into a folder, with the files that it is verified by. */
export function writeKit(name: LanguageName, folder: string): void {
  const language: Language = LANGUAGES[name]
  const template = readFileSync(join(import.meta.dirname, name, language.file), 'utf8')
  const script = readFileSync(join(import.meta.dirname, 'verify.sh'), 'utf8')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, language.file), withStates(template, language, statesOfPact()))
  writeFileSync(
    join(folder, 'verify.sh'),
    script.replace('{{start}}', () => language.start),
  )
  chmodSync(join(folder, 'verify.sh'), 0o755)
  for (const file of [PACT_FILE, STATES_FILE]) copyFileSync(file, join(folder, basename(file)))
}

function withStates(template: string, language: Language, states: readonly KitState[]): string {
  const [, indent = ''] = STATES_HERE.exec(template) ?? []
  const stubs = states.map((state) => stubOf(state, language)).join(language.close === '' ? '\n\n\n' : '\n\n')
  const text = stubs.replace(/^(?=.)/gm, indent)
  return template.replace(STATES_HERE, () => `${text}\n`)
}

/** A state with what it must make true in comments, and a body that says that it is not written. */
function stubOf({ name, must, params, interactions }: KitState, language: Language): string {
  const { comment, indent, open, close, notWritten } = language
  const examples: Partial<Record<string, readonly string[]>> = language.examples
  const about = [
    `${name} (in ${interactions} ${interactions === 1 ? 'interaction' : 'interactions'})`,
    ...must.split('\n'),
    ...Object.entries(params).map(([param, { default: fallback, enum: values }]) =>
      [
        `param ${param}`,
        ...(values ? [`one of ${values.join(', ')}`] : []),
        fallback === undefined ? 'may be left out' : `${JSON.stringify(fallback)} if left out`,
      ].join(', '),
    ),
  ]
  return [
    ...about.flatMap((line) => wrapped(line, WIDTH)).map((line) => `${comment} ${line}`),
    open(name),
    ...shown(examples[name]).map((line) => `${indent}${comment} ${line}`),
    indent + notWritten,
    ...(close === '' ? [] : [close]),
  ].join('\n')
}

function shown(example: readonly string[] | undefined): string[] {
  if (example === undefined) return []
  return example.length === 0 ? ['Nothing is to be done: delete this.'] : ['Write it like this:', ...example]
}

function wrapped(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trimStart()
    if (line.length > width && lines.at(-1) !== '') lines.push(word)
    else lines[lines.length - 1] = line
  }
  return lines
}

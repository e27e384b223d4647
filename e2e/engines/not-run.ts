import type { Engine } from './engine.ts'

/** A test that one way of driving cannot run, by its whole title, and why. */
type NotRun = { title: string; engines: readonly Engine[]; reason: string }

export const NOT_RUN: readonly NotRun[] = []

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What Playwright leaves out of an engine's run. */
export const notRunIn = (engine: Engine): RegExp[] =>
  NOT_RUN.filter(({ engines }) => engines.includes(engine)).map(({ title }) => new RegExp(escaped(title)))

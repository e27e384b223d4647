import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const docs = join(import.meta.dirname, '../docs')
const page = readFileSync(join(docs, 'faults.md'), 'utf8')
const TEST = /\.(?:test|spec)\.tsx?$/

/** The parts whose sections each name a kind of accident or attack; the invariants have proofs of another kind. */
const PARTS = ['Faults', 'Money requests', 'Threats']

const sections = PARTS.flatMap((part) => {
  const [, text = ''] = new RegExp(`^## ${part}\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(page) ?? []
  return text
    .split(/^### /m)
    .slice(1)
    .map((section) => ({ title: section.slice(0, section.indexOf('\n')), section }))
})

it('reads the sections of each part', () => {
  expect(sections.length).toBeGreaterThan(80)
})

describe('each section links a test that is there, unless what it tells of is no code of ours', () => {
  it.each(sections)('$title', ({ section }) => {
    const [, proof = ''] = /^Code: .*Proof: (.*)$/m.exec(section) ?? []
    const tests = [...proof.matchAll(/\]\(([^)#]+)\)/g)]
      .map(([, path = '']) => join(docs, path))
      .filter((path) => TEST.test(path) && existsSync(path))
    expect(tests.length > 0 || section.includes('Code: none of ours.')).toBe(true)
  })
})

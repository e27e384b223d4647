import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Build } from './site.ts'

export type OracleName =
  | 'page errors'
  | 'white page'
  | 'crashed screen'
  | 'page that does not answer'
  | 'contract'
  | 'requests'
  | 'books'
  | 'wallet'
  | 'memory'
  | 'use'

/** What must not be: it ends the run. */
export type Finding = { oracle: OracleName; text: string }

export const findingsOf = (oracle: OracleName, texts: readonly string[]): Finding[] =>
  texts.map((text) => ({ oracle, text }))

const results = join(import.meta.dirname, '../.results/soak')

type RunName = {
  build: Build
  seed: number
  minutes: number
  faultPercent: number
  isAgain: boolean
}

/** The folder of a run: its steps as they are done and, where it found something, what and a picture. */
export function recordRun({ build, seed, minutes, faultPercent, isAgain }: RunName) {
  const folder = join(results, [build, seed, isAgain ? 'again' : []].flat().join('-'))
  const steps = join(folder, 'steps.jsonl')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const line = (row: object) => appendFileSync(steps, `${JSON.stringify(row)}\n`)
  line({ build, seed, faultPercent })
  return {
    step: line,
    /** Writes the findings down and returns how to see them again. */
    found: async (findings: readonly Finding[], step: number, pages: readonly Page[]): Promise<string> => {
      writeFileSync(
        join(folder, 'findings.json'),
        `${JSON.stringify({ build, seed, step, findings }, null, 2)}\n`,
      )
      for (const [n, page] of pages.entries()) {
        // A page that does not answer gives no picture either.
        await page
          .screenshot({ path: join(folder, `tab-${n + 1}.png`), timeout: 5_000 })
          .catch(() => undefined)
      }
      // How much was used is judged of whole runs alone.
      const end = findings.every(({ oracle }) => oracle === 'use')
        ? `--minutes ${minutes}`
        : `--until ${step}`
      return [
        `written to ${folder}`,
        `again, by the seed:  npm run soak -- --build ${build} --seed ${seed} --faults ${faultPercent} ${end}`,
        `again, by the steps: npm run soak -- --replay ${steps}`,
      ].join('\n')
    },
  }
}

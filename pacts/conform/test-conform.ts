import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { DEMO } from '#mock/scenarios/personas.ts'
import { type BackendDifferences, startBackend } from '../provider/test-backend.ts'

/** Each run starts a program, and the machine may be busy. */
export const SLOW_MS = 120_000

export const AS_DEMO = ['--account', DEMO.username]

/** The mock backend behind a front that changes answers by path, and records the requested paths. */
export async function watchedBackend(answer: NonNullable<BackendDifferences['answer']> = () => undefined) {
  const asked: string[] = []
  const backend = await startBackend({
    answer: (path) => {
      asked.push(path.replace(/\?.*$/, ''))
      return answer(path)
    },
  })
  onTestFinished(backend.close)
  return { url: backend.url, asked }
}

/** Runs `npm run conform` as a person does. */
export function runConform(args: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, CONFORM_PASSWORD: DEMO.password, ...environment }
  const script = join(import.meta.dirname, 'conform-cli.ts')
  return new Promise<{ exitCode: number; text: string; last: string }>((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { env }, (_error, out, err) =>
      resolve({
        exitCode: child.exitCode ?? -1,
        text: out + err,
        last: out.trim().split('\n').at(-1) ?? '',
      }),
    )
    child.stdin?.end()
  })
}

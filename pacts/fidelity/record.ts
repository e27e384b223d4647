import { writeFileSync } from 'node:fs'
import type { Judgement } from '../conform/judge.ts'
import type { RawAnswer } from '../conform/page.ts'
import { PACT_FILE } from '../names.ts'
import { readPact } from '../pact-file.ts'
import { type Answer, fingerprintText, recorder } from './fingerprint.ts'
import { likenessOf } from './forms.ts'
import { ownTraffic } from './own-traffic.ts'

/** The answer of a call for a fingerprint, with what the client found wrong in it. */
export function recorded({ call, result, why, breaches }: Judgement, { status, text }: RawAnswer): Answer {
  if (result !== 'breach' || breaches.length > 0) return { call, status, body: parsed(text), breaches }
  // Such a reason begins with a path, or is about the whole answer.
  const [, path = 'answer', came = why] = /^(data\.\S+) (.+)$/.exec(why) ?? []
  const breach = { path, came, reads: 'what belongs to the request', places: 1 }
  return { call, status, body: parsed(text), breaches: [breach] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.trim())
  } catch {
    return undefined
  }
}

/**
 * Collects the fingerprint for `file`, if there is one. It must start before the calls are watched: it asks the mock
 * backend for its own answers, which tell the wire forms of the other one.
 */
export async function startRecord(file: string | undefined) {
  if (file === undefined) return { add: () => undefined, write: () => undefined }
  const own = await ownTraffic(readPact(PACT_FILE))
  const { add, calls } = recorder()
  return {
    add: (judgement: Judgement, answer?: RawAnswer): void => {
      if (answer !== undefined) add(recorded(judgement, answer))
    },
    /** Writes nothing of a backend that has not answered. */
    write: (): void => {
      const prints = calls()
      if (Object.keys(prints).length > 0)
        writeFileSync(file, fingerprintText(prints, likenessOf(prints, own)))
    },
  }
}

import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { MockSwitches } from './state/site.ts'
import { WIRE_FORMS, type WireForm } from './state/wire-forms.ts'

/** The part of a backend's fingerprint (`npm run conform -- URL --record FILE`) that the mock backend can imitate. */
const schema = z.object({
  like: z.object({
    wireForms: z.array(z.enum(Object.keys(WIRE_FORMS) as [WireForm, ...WireForm[]])),
    refusalCode: z.nullable(z.int()),
  }),
})

/** The switches that make the mock backend write like the one of this fingerprint; undefined if the file is none. */
export function switchesLike(file: string): Pick<MockSwitches, 'wireForms' | 'refusalCode'> | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8'))).like
  } catch {
    return undefined
  }
}

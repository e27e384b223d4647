import { startRecord } from '../fidelity/record.ts'
import { callOf } from './calls.ts'
import type { RecordedCall, Recording } from './har.ts'
import { type Judgement, judgementLines, warningsOn } from './judge.ts'
import { recordedJudge } from './recorded.ts'
import { resultsOf } from './results.ts'
import { type RecordingSettings, WrongUsage } from './settings.ts'

/** Judges the answers of a recording and prints the result; sends nothing. Returns the exit code. */
export async function conformRecording(settings: RecordingSettings, recording: Recording): Promise<0 | 1> {
  const { only, json } = settings
  const calls = recording.calls.filter(({ route }) => only.test(callOf(route)))
  if (calls.length === 0) throw new WrongUsage('The recording has no answer to check.')
  const results = resultsOf(recording.base, json)
  const record = await startRecord(settings.record)
  console.log(`Reading ${calls.length} recorded answers of ${recording.base}; no call is sent`)
  // A poll is in a recording a hundred times: what is the same is printed once.
  const same = new Map<string, { judgement: Judgement; times: number }>()
  const judge = recordedJudge()
  const member = memberOf()
  for (const call of calls) {
    const { route, sent, answer } = call
    const judgement = judge(route, { ...member.known(call), ...sent }, answer)
    member.follow(call)
    results.outcome(judgement)
    record.add(judgement, answer)
    for (const text of warningsOn(answer)) results.warning(text, callOf(route))
    const key = judgementLines(judgement).join('\n')
    same.set(key, { judgement, times: (same.get(key)?.times ?? 0) + 1 })
  }
  for (const { judgement, times } of same.values()) results.print(judgement, times)
  if (recording.empty > 0)
    console.log(`skipped  ${recording.empty} calls whose answers the browser did not keep`)
  record.write()
  return results.close()
}

type Known = { account?: unknown; username?: unknown }

/** What the app would know of the member in each session, since it compares answers with that. */
function memberOf() {
  const bySession = new Map<string, Known>()
  return {
    known: ({ session }: RecordedCall): Known => bySession.get(session) ?? {},
    follow({ route: { path }, sent, session, answer }: RecordedCall): void {
      const { api_token: token, username } = dataOf(answer.text)
      // Where the browser leaves out tokens, the session is that of the last login.
      if (token !== undefined)
        for (const opened of [`Bearer ${token}`, '']) bySession.set(opened, { account: sent.name })
      if (/^\/api\/(user|refreshusermoney)$/.test(path) && username !== undefined)
        bySession.set(session, { ...bySession.get(session), username })
    },
  }
}

function dataOf(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text.trim()).data }
  } catch {
    return {}
  }
}

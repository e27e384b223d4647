import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { activity, activityDetail } from './activity.ts'
import { notice } from './notices.ts'
import { appInfo } from './site.ts'

const HTML = `<p>${'细则，'.repeat(4_000)}</p>`

it.each([
  ['what a promotion says', activityDetail, 'content'],
  ['the rules of a promotion', activityDetail, 'memo'],
  ['the rules of a promotion in the list', activity, 'memo'],
  ['a notice', notice, 'content'],
  ['the welcome', appInfo, 'webcontent'],
] as const)('%s is read whole: the screen bounds its HTML', (_what, schema, field) => {
  const read: Record<string, unknown> = z.decode(
    schema as z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>,
    { id: 1, site_state: 1, [field]: HTML },
  )
  expect(read[field]).toBe(HTML)
})

import type { Page } from '@playwright/test'
import type { Site } from './site.ts'

/** What a step did: told in the log, and read by a replay. `taps`: how many money requests it may begin. */
export type Did = { text: string; taken?: string; taps?: number }

/** What an act may use. `taken`: the control that the step took in the run that is replayed. */
export type Scene = {
  page: Page
  site: Site
  seed: number
  failedLogins: { count: number }
  taken?: string | undefined
}

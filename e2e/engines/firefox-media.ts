type Session = { send: (command: string, parameters: object) => Promise<{ contexts: { context: string }[] }> }
/** What Playwright emulates, in its own words. */
type Media = { colorScheme?: string | null; reducedMotion?: string | null }

const COLOURS = 'layout.css.prefers-color-scheme.content-override'
const MOTION = 'ui.prefersReducedMotion'

/** Values of Firefox's settings; the missing ones follow the system. */
const SCHEMES: Record<string, number> = { dark: 0, light: 1 }
const SYSTEM_SCHEME = 2
const MOTIONS: Record<string, number> = { reduce: 1, 'no-preference': 0 }

/** Sets the colour scheme and the wish for less motion of all pages, by the settings that Firefox keeps for them. */
export async function setFirefoxMedia(session: Session, media: Media): Promise<void> {
  const scheme = SCHEMES[media.colorScheme ?? ''] ?? SYSTEM_SCHEME
  const motion = MOTIONS[media.reducedMotion ?? '']
  const { contexts } = await session.send('browsingContext.getTree', { 'moz:scope': 'chrome' })
  const settings = [
    `('${COLOURS}', ${scheme})`,
    ...(motion === undefined ? [] : [`('${MOTION}', ${motion})`]),
  ]
  await session.send('script.evaluate', {
    expression: settings.map((setting) => `Services.prefs.setIntPref${setting}`).join('; '),
    target: { context: contexts[0]?.context },
    awaitPromise: false,
  })
}

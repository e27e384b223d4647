type Session = { send: (command: string, parameters: object) => Promise<{ contexts: { context: string }[] }> }

/** Values of Firefox's setting for the colour scheme of pages; the last one follows the system. */
const SCHEMES = { dark: 0, light: 1 } as const
const SYSTEM = 2

/** Sets the colour scheme of all pages, by the setting that Firefox keeps for it. */
export async function setFirefoxColours(session: Session, scheme?: keyof typeof SCHEMES | null): Promise<void> {
  const value = scheme ? SCHEMES[scheme] : SYSTEM
  const { contexts } = await session.send('browsingContext.getTree', { 'moz:scope': 'chrome' })
  await session.send('script.evaluate', {
    expression: `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${value})`,
    target: { context: contexts[0]?.context },
    awaitPromise: false,
  })
}

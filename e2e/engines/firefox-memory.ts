/** The beginning of a navigation, in the protocol's words. */
type Begun = { context: string; url: string }
type Answer = { result?: { value?: unknown } }
/** What of Playwright's page is needed here. */
type Page = {
  begun?: Map<string, Begun>
  _session: { send: (command: string, parameters: object) => Promise<Answer> }
} & Record<'_onNavigationCommitted' | '_onDomContentLoaded' | '_onLoad', (event: Begun) => void>

/**
 * Tells Playwright that a page has come back from memory: Firefox begins such a navigation, and says no more. A new
 * document tells that it is committed before it is complete.
 */
export async function tellFromMemory(page: Page, context: string): Promise<void> {
  const begun = page.begun?.get(context)
  if (!begun) return
  const asked = {
    expression: 'document.readyState + location.href',
    target: { context },
    awaitPromise: false,
  }
  const answer = await page._session.send('script.evaluate', asked).catch(() => undefined)
  if (answer?.result?.value !== `complete${begun.url}` || page.begun?.get(context) !== begun) return
  page._onNavigationCommitted(begun)
  page._onDomContentLoaded(begun)
  page._onLoad(begun)
}

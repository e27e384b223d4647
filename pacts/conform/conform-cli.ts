import { standInForPage } from './page.ts'
import { askPassword } from './password.ts'
import { HELP, type Settings, settingsFrom, WrongUsage } from './settings.ts'

/**
 * `npm run conform -- https://staging.example --account NAME`: the smoke test before the app is switched to a real
 * backend. It sends no call that changes anything but a login and its logoff.
 */
async function main(): Promise<number> {
  const settings = settingsFrom(process.argv.slice(2), process.env)
  if (settings === 'help') {
    console.log(HELP)
    return 0
  }
  const complete = await withPassword(settings)
  const stopping = new AbortController()
  // The second Ctrl-C ends at once.
  process.once('SIGINT', () => stopping.abort())
  standInForPage(settings.base)
  const { conform } = await import('./conform.ts')
  return conform(complete, stopping.signal)
}

async function withPassword(settings: Settings): Promise<Settings> {
  const { access } = settings
  if (access.as !== 'account' || access.password !== undefined) return settings
  return { ...settings, access: { ...access, password: await askPassword() } }
}

try {
  process.exitCode = await main()
} catch (problem) {
  if (!(problem instanceof WrongUsage)) throw problem
  console.error(`${problem.message}\n\n${HELP}`)
  process.exitCode = 2
}

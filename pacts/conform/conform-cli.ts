import { readHar } from './har.ts'
import { standInForPage } from './page.ts'
import { askPassword } from './password.ts'
import { BadInput, HELP, type Settings, settingsFrom, WrongUsage } from './settings.ts'

/**
 * `npm run conform -- https://staging.example --account NAME`: the smoke test before the app is switched to a real
 * backend. It sends no call that changes anything but a login, its logoff and reading the inbox, and none at all for a
 * recording.
 */
async function main(): Promise<number> {
  const settings = settingsFrom(process.argv.slice(2), process.env)
  if (settings === 'help') {
    console.log(HELP)
    return 0
  }
  if ('har' in settings) {
    const recording = readHar(settings.har, settings.base)
    standInForPage(recording.base)
    const { conformRecording } = await import('./conform-har.ts')
    return conformRecording(settings, recording)
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
  if (problem instanceof BadInput) console.error(problem.message)
  else if (problem instanceof WrongUsage) console.error(`${problem.message}\n\n${HELP}`)
  else throw problem
  process.exitCode = 2
}

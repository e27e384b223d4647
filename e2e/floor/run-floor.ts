import { execFileSync, spawnSync } from 'node:child_process'
import { ENGINES, fetchEngine, isFetched } from './engines.ts'

/** `npm run test:floor [-- arguments for Playwright]`: both builds in old Chromiums, which it fetches first. */
if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error(
    'The old Chromiums are programs for Linux on x64: they cannot run here, and nothing was tested.',
  )
  process.exit(1)
}
for (const engine of ENGINES) {
  try {
    if (!isFetched(engine)) console.log(`Fetching Chromium ${engine.version} (${engine.from}) …`)
    fetchEngine(engine)
  } catch (problem) {
    console.error(`Chromium ${engine.version} could not be fetched, and is not tested: ${problem}`)
    process.exitCode = 1
  }
}
if (!ENGINES.some(isFetched)) process.exit(1)

for (const script of ['build', 'build:demo'])
  execFileSync('npm', ['run', '--silent', script], { stdio: 'inherit' })
const { status } = spawnSync(
  'playwright',
  ['test', '--config', 'e2e/floor/floor.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
)
process.exitCode ||= status ?? 1

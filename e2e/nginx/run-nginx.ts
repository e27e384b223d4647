import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'vite'
import { thisMachine } from '../support/browser.ts'
import { REPORT_URL, releaseOf, TRUSTED } from './front.ts'
import { lines } from './not-run.ts'
import { prepareNginx } from './prepare.ts'

const repo = join(import.meta.dirname, '../..')
const ASIDE = join(repo, 'node_modules/.cache/build-aside')

/** `npm run test:nginx [-- arguments for Playwright]`: three releases behind nginx, which it installs if it may. */
const reason = prepareNginx(thisMachine(() => ''))
if (reason !== undefined) {
  console.error(`Nothing was tested: ${reason}`)
  process.exit(1)
}
const release = (from: string, to: string) =>
  execFileSync('node', ['.ci/release/run-release.ts', '--site-only', '--from', from, '--out', to], {
    cwd: repo,
    stdio: 'inherit',
  })

/** A build aside, with these names of files. */
const buildAside = (folder: string, names: Record<string, string>) =>
  build({
    configFile: join(repo, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, rolldownOptions: { output: names } },
  })

execFileSync('npm', ['run', '--silent', 'build'], { cwd: repo, stdio: 'inherit' })
release('dist', releaseOf('first'))
// Every file of the second build has another name, as if all of it had changed.
await buildAside(ASIDE, {
  entryFileNames: 'assets/[name]-[hash:7]2.js',
  chunkFileNames: 'assets/[name]-[hash:7]2.js',
  assetFileNames: 'assets/[name]-[hash:7]2[extname]',
})
release(ASIDE, releaseOf('second'))
process.env.VITE_REPORT_URL = REPORT_URL
process.env.VITE_PICTURE_HOSTS = TRUSTED.picture
process.env.VITE_FRAME_HOSTS = TRUSTED.frame
await buildAside(ASIDE, {})
release(ASIDE, releaseOf('reporting'))
const args = ['test', '--config', 'e2e/nginx/playwright.config.ts', ...process.argv.slice(2)]
const { status } = spawnSync('playwright', args, { cwd: repo, stdio: 'inherit' })
for (const line of lines()) console.log(line)
process.exitCode = status ?? 1

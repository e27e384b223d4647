import { QUICK } from './checks/test-sets.ts'
import { runChief, runEngine } from './engines.ts'
import { checkPacts } from './pacts.ts'
import { playwright, vitest } from './reports.ts'
import { run } from './run-command.ts'
import { closingLine, exitCodeOf, single, stepLine, type Tally, totalOf } from './test-counts.ts'

type Step = { name: string; group: string; run: () => Promise<Tally> }

const command = (group: string, name: string, program: string, ...args: string[]): Step => ({
  group,
  name,
  run: async () => single(await run(program, args)),
})

/**
 * `node .ci/test.ts [--all] [group…] [-- arguments for Playwright]`: runs all groups if none is named. Without `--all`
 * it leaves out files with `.slow.` in their name, and runs a browser test in one build.
 */
const [words, playwrightArgs] = splitAt(process.argv.slice(2), '--')
const whole = words.includes('--all')
const chosenGroups = words.filter((word) => word !== '--all')

/** All checks, cheap ones first. A step that fails does not keep the next from running. */
const PLAIN_STEPS: readonly Step[] = [
  command('check', 'types', 'tsc', '-p', '.'),
  command('check', 'lint and format', 'biome', 'check', '--error-on-warnings', '--max-diagnostics=100'),
  command('check', 'import rules', 'node', '.ci/checks/imports.ts'),
  command('check', 'documents', 'node', '.ci/checks/documents.ts'),
  command('check', 'dead code and unused dependencies', 'knip'),
  command('check', 'every test is in a set', 'node', '.ci/checks/test-sets.ts'),
  command('check', 'OpenAPI is up to date', 'node', 'contracts/openapi/openapi-cli.ts', '--check'),
  command(
    'check',
    'OpenAPI is clean',
    'redocly',
    'lint',
    'contracts/openapi.json',
    '--extends',
    'recommended-strict',
  ),
  {
    group: 'unit',
    name: 'unit and contract tests',
    run: () => vitest(['core', 'app', 'unit'], whole ? {} : { args: QUICK }),
  },
  { group: 'pact', name: 'pacts', run: () => checkPacts(whole) },
  command('builds', 'production build', 'vite', 'build'),
  command('builds', 'demo build', 'node', '.ci/build-demo.ts', '--one-file'),
  command('budgets', 'budgets of the production build', 'node', '.ci/checks/budgets.ts'),
]

/**
 * Tests tagged `@alone` measure time, which other work on the machine would falsify. They are not among the checks
 * before a commit.
 */
const BROWSER_STEPS: readonly Step[] =
  playwrightArgs.length > 0
    ? [{ group: 'e2e', name: 'browser tests', run: () => playwright(playwrightArgs) }]
    : [
        {
          group: 'e2e',
          name: 'browser tests',
          run: () =>
            whole
              ? playwright(['--grep-invert', '@alone'])
              : playwright([], { config: 'e2e/quick.config.ts' }),
        },
        {
          group: 'times',
          name: 'times in the browser',
          // Two of them run at once: they measure the clock of the page's own thread, or have time to spare. They have
          // their own folder, because Playwright clears its output folder, and with it the failures of the run before.
          run: () => playwright(['--grep', '@alone', '--workers', '2', '--output', 'e2e/.results/alone']),
        },
      ]

const WHOLE_ENGINES = 'engines-whole'
/** These groups run in the whole set, or when they are named. */
const SLOW_GROUPS = ['engines', 'times']
const ENGINE_STEPS: readonly Step[] = [
  { group: 'engines', name: 'chief tests in Firefox and WebKit', run: runChief },
  { group: WHOLE_ENGINES, name: 'Firefox', run: () => runEngine('firefox', 'all') },
  { group: WHOLE_ENGINES, name: 'WebKit', run: () => runEngine('webkit', 'all') },
]
const STEPS = [...PLAIN_STEPS, ...BROWSER_STEPS, ...ENGINE_STEPS]
const groups = new Set(STEPS.map(({ group }) => group))
const unknown = chosenGroups.filter((name) => !groups.has(name))
if (unknown.length > 0) {
  console.error(`no such group: ${unknown.join(', ')}; there are ${[...groups].join(', ')}`)
  process.exit(2)
}

const lines: string[] = []
const tallies: Tally[] = []
const isChosen = ({ group }: Step) =>
  chosenGroups.length === 0
    ? group !== WHOLE_ENGINES && (whole || !SLOW_GROUPS.includes(group))
    : chosenGroups.includes(group)
const chosen = STEPS.filter(isChosen)
const needsBrowser = ({ group }: Step) => ['e2e', WHOLE_ENGINES, ...SLOW_GROUPS].includes(group)
const installed = chosen.some(needsBrowser) && run('node', ['.ci/install-browsers.ts'], { held: true })
for (const step of chosen) {
  if (needsBrowser(step)) await installed
  console.log(`\n━━ ${step.name}`)
  const startedMs = performance.now()
  const tally = await step.run().catch((error): Tally => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  const seconds = Math.round((performance.now() - startedMs) / 1000)
  tallies.push(tally)
  lines.push(`${tally.failed > 0 ? '✗' : '✓'} ${step.name}: ${stepLine(tally)} (${seconds} s)`)
}

const total = totalOf(tallies)
console.log(`\n${lines.join('\n')}`)
// The end of a long log must show what failed.
for (const what of total.red ?? []) console.log(`✗ ${what}`)
console.log(`\n${closingLine(total)}`)
process.exitCode = exitCodeOf(total)

function splitAt(list: readonly string[], mark: string): [string[], string[]] {
  const at = list.indexOf(mark)
  return at < 0 ? [[...list], []] : [list.slice(0, at), list.slice(at + 1)]
}

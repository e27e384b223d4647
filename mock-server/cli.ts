import { BadFlag, HELP, optionsOf } from './cli-options.ts'
import { startMockServer } from './node.ts'
import { PERSONAS } from './scenarios/personas.ts'

/** `npm run mock`: the mock backend over HTTP. */
async function main(): Promise<void> {
  const options = optionsOf(process.argv.slice(2))
  if (options === 'help') {
    console.log(HELP)
    return
  }
  const mock = await startMockServer(options)
  const stop = () => mock.close().then(() => process.exit(0))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  console.log(
    `Mock backend at ${mock.url}  (scenario ${options.scenario}${options.staticDir ? `, serves ${options.staticDir}` : ''})`,
  )
  if (options.providerStates) console.log(`  console ${mock.url}/_console/`)
  const { members } = await mock.control.read()
  const available = PERSONAS.filter(({ username }) => members.some((member) => member.username === username))
  for (const { username, password, payPassword } of available) {
    console.log(`  account ${username}  password ${password}  payment password ${payPassword}`)
  }
}

main().catch((problem: unknown) => {
  const inUse = problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE'
  if (problem instanceof BadFlag) console.error(`${problem.message}\n\n${HELP}`)
  else if (inUse) console.error('--port is in use by another program: choose another one')
  else console.error(problem)
  process.exitCode = 1
})

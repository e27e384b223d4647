import { startMockServer } from '#mock/node.ts'
import { WORLD_NOW } from '../in-process.ts'
import { fillWorld, SEED } from '../shared-world.ts'

/** The mock backend as `npm run mock` starts it, but with a stopped clock. */
const bets = Number(process.argv[2])
const { mock, port } = await startMockServer({
  scenario: 'many-bets',
  params: { bets },
  seed: SEED,
  clock: WORLD_NOW,
})
await mock.change(fillWorld)
process.send?.(port)

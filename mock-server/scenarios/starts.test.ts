import { expect, test } from 'vitest'
import { testMock } from '../testing/test-mock.ts'
import { SCENARIO_NAMES } from './catalogue.ts'
import { SCENE_STARTS } from './starts.ts'

/** 100,000 bets take seconds, and who has them is no different with ten. */
const FEWER = { 'many-bets': { bets: 10 }, 'long-lists': { days: 2 } } as Record<string, object>

test('every scenario begins as somebody who is in it, or as a visitor on a page of theirs', async () => {
  for (const name of SCENARIO_NAMES) {
    const { as, path } = SCENE_STARTS[name]
    const mock = await testMock(name, { params: FEWER[name] ?? {} })
    const names = (await mock.control.read()).members.map(({ username }) => username)
    if (as === '') expect([name, names, path]).toEqual([name, [], '/'])
    else expect(names, name).toContain(as)
  }
})

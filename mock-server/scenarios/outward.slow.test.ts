import { describe, expect, test } from 'vitest'
import { SUCCESS } from '#contracts/wire/envelope.ts'
import { receivingAddress } from '../data/addresses.ts'
import { type AskedWorld, answersOf, WORLDS, wholeWorld } from '../testing/outward/ask.ts'
import { isEtherAddress } from '../testing/outward/checksums.ts'
import { lookAt, type Met } from '../testing/outward/look.ts'
import { CALLS } from '../testing/outward/questions.ts'

/**
 * People take a demo for the real site if something in it is real (docs/faults.md#demo-taken-for-the-real-site).
 * Whoever pays to its address, calls its number or follows its link must reach nobody.
 */

type Gathered = {
  met: Met[]
  /** Names of the calls that were answered with a success. */
  answered: Set<string>
}

async function gather(world: AskedWorld): Promise<Gathered> {
  const answers = await answersOf(world)
  return {
    // The whole world is checked beside the answers: the console shows card numbers that answers mask.
    met: [...lookAt(await wholeWorld(world)), ...answers.flatMap(({ envelope }) => lookAt(envelope))],
    answered: new Set(
      answers.flatMap(({ call, envelope }) => (envelope.code === SUCCESS ? [call.name] : [])),
    ),
  }
}

/** Each world is asked once, by the first test that needs it. */
const gathered = new Map<string, Promise<Gathered>>()

function gatheredIn(world: AskedWorld): Promise<Gathered> {
  const gathering = gathered.get(world.title) ?? gather(world)
  gathered.set(world.title, gathering)
  return gathering
}

describe('nothing that the mock names belongs to anybody real', () => {
  test.each(WORLDS)('$title', async (world) => {
    const wrong = (await gatheredIn(world)).met.flatMap(({ kind, hit, wrong: why }) =>
      why === undefined ? [] : [`${kind} ${hit.slice(0, 100)}: ${why}`],
    )
    expect([...new Set(wrong)]).toEqual([])
  })
})

/** What the worlds must contain, and at least how often. Otherwise the tests above would prove nothing. */
const LEAST: Readonly<Record<string, number>> = {
  'TRC20 address': 100,
  'ERC20 address': 1,
  'card number': 100,
  'code to scan': 100,
  'e-mail address': 1,
  'mobile number': 1,
  'web address': 100,
  token: 50,
}

test('all that can be named is named somewhere, and every call of the contract answers well in some world', async () => {
  const all = await Promise.all(WORLDS.map(gatheredIn))
  const counts = new Map<string, number>()
  for (const { kind } of all.flatMap(({ met }) => met)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  for (const [kind, least] of Object.entries(LEAST))
    expect(counts.get(kind), kind).toBeGreaterThanOrEqual(least)
  const answered = new Set(all.flatMap((one) => [...one.answered]))
  expect(CALLS.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([])
  expect(CALLS.length).toBeGreaterThan(50)
})

/** One address in some thousand was right by chance: with few letters there are few cases to guess. */
test.each([
  'D202605011200000000014751',
  'D202605011200000000025336',
  'D202605011200000000044411',
])('no wallet takes the ERC20 address of order %s, nor that of any other by chance', (no) => {
  const address = receivingAddress('ERC20', no)
  expect(isEtherAddress(address)).toBe(false)
  expect(address.replace(/[^a-f]/gi, '').length).toBeGreaterThan(32)
})

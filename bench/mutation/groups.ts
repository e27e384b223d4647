/**
 * What is mutated, and the tests that a mutant is tried against: those beside it, and the calls and worlds that walk through
 * it. Money and time are held to their own tests alone: everything uses them, so everything would be run for each of theirs.
 * Left out is what takes seconds and asks nothing that these do not (every amount, other zones, the demo world).
 */
export const GROUPS = {
  exact: {
    mutate: ['contracts/money.ts', 'contracts/beijing-{time,windows}.ts'],
    tests: ['contracts/{money,money-texts,money-edges,beijing-time}.test.ts'],
  },
  rules: {
    mutate: [
      'mock-server/rules/*.ts',
      '!mock-server/rules/{*.test,test-*}.ts',
      'mock-server/state/ledger.ts',
    ],
    tests: [
      'mock-server/{rules,routes,state}/*.test.ts',
      'mock-server/scenarios/{levels,orders,red-packets,withdrawing}.test.ts',
    ],
  },
} as const
export type Group = keyof typeof GROUPS

/** Hold to no rule: every call once, and the store. */
export const LEFT_OUT = ['mock-server/routes/every-call.test.ts', 'mock-server/state/indexed-db.test.ts']

const named = process.env.MUTATION_GROUP ?? 'rules'
if (!Object.hasOwn(GROUPS, named))
  throw new Error(`MUTATION_GROUP is "${named}"; there are ${Object.keys(GROUPS)}`)
/** The group of this run. */
export const group = named as Group

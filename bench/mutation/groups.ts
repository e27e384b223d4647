/**
 * What is mutated, and the tests that run against each mutant: those beside it, and the routes and scenarios that use
 * it. Money and time only run against their own tests, because everything uses them and every mutant would run
 * everything. Slow tests that check nothing more (every amount, other zones, the demo world) are left out.
 */
export const GROUPS = {
  exact: {
    mutate: ['contracts/money/money.ts', 'contracts/beijing-{time,windows}.ts'],
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

/** Left out because they check no rule: every call once, and the store. */
export const LEFT_OUT = [
  'mock-server/routes/every-call.test.ts',
  'mock-server/state/store/indexed-db.test.ts',
]

const named = process.env.MUTATION_GROUP ?? 'rules'
if (!Object.hasOwn(GROUPS, named))
  throw new Error(`MUTATION_GROUP is "${named}"; there are ${Object.keys(GROUPS)}`)
/** The group of this run. */
export const group = named as Group

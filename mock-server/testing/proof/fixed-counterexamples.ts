/** Bugs that the model test found in the mock backend, each with the shortest list of commands that showed it. */
export type Found = {
  what: string
  startIndex: number
  steps: readonly (readonly [kind: string, drawn: unknown])[]
}

export const FIXED_COUNTEREXAMPLES: readonly Found[] = [
  {
    what: 'a bet declared invalid stood at the table as lost, though its stake had come back',
    startIndex: 0,
    steps: [
      ['deposit USDT', { who: 0, method: 0, within: 0, form: 'number' }],
      ['sit down and play', { who: 0, plat: 2, share: { of32: 1 }, n: 0 }],
      ['declare a bet invalid', { n: 0 }],
      ['look at a table', { n: 0 }],
    ],
  },
]

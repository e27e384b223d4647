import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The few files whose tests take ten seconds and more: what they test is in other files, so their size does not tell. */
export const LONG = [
  'mock-server/testing/proof/model-1.test.ts',
  'mock-server/testing/proof/model-2.test.ts',
  'pacts/provider/planted/planted.test.ts',
  'pacts/provider/verify.test.ts',
  'src/app/money-matrix/deposits-withdrawals.test.ts',
  'src/app/money-matrix/others.test.ts',
]

/**
 * Starts the long files of each project first. Without results of an earlier run Vitest starts with the largest files, and
 * the long ones, which are small, would be run last and alone.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => longFirst(sorted.filter((file) => file.project === project)))
  }
}

const isLong = ({ moduleId }: { moduleId: string }) => LONG.some((name) => moduleId.endsWith(`/${name}`))

/** The same files, the long ones first, each part in the order it had. */
export const longFirst = <F extends { moduleId: string }>(files: readonly F[]): F[] => [
  ...files.filter(isLong),
  ...files.filter((file) => !isLong(file)),
]

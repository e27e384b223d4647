import type { SimpleFaker } from '@faker-js/faker'
import { faker } from '#faker'

/**
 * Seeded random data: the same seed gives the same values. The texts come from this repository, so no locale is needed.
 * All seeds share one generator: finish with one before starting the next.
 */
export function fakerFor(seed: number): SimpleFaker {
  faker.seed(seed)
  return faker
}

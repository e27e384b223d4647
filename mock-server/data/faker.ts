import type { Faker } from '@faker-js/faker'
import { faker } from '@faker-js/faker/locale/base'

/**
 * Seeded random data: the same seed gives the same values. The texts come from this repository, so the base locale is
 * enough, a quarter of the Chinese one's size. A locale's module also loads five times faster than the package's root,
 * but it shares one generator: finish with one seed before starting the next.
 */
export function fakerFor(seed: number): Faker {
  faker.seed(seed)
  return faker
}

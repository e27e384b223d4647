import type { Faker } from '@faker-js/faker'
import { faker } from '@faker-js/faker/locale/zh_CN'

/**
 * Chinese sample data from a seed: the same seed gives the same order of things. There is one generator for all (the
 * locale's own module loads in a fifth of the time of the package's root), so it is used to the end before the next seed.
 */
export function fakerOf(seed: number): Faker {
  faker.seed(seed)
  return faker
}

import type { Faker } from '@faker-js/faker'
import { faker } from '@faker-js/faker/locale/base'

/**
 * Chance from a seed: the same seed gives the same order of things. Our texts are our own, so the locale without words
 * will do, a quarter of the bytes that the demo would carry for Chinese. There is one generator for all (a locale's own
 * module loads in a fifth of the time of the package's root), so it is used to the end before the next seed.
 */
export function fakerFor(seed: number): Faker {
  faker.seed(seed)
  return faker
}

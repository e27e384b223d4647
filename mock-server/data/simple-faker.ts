import { SimpleFaker } from '@faker-js/faker'

/**
 * Faker without a locale, for the demo's page: a third of the size. The same seed gives the same values as in Node, which
 * takes the base locale, because the package's root loads five times slower there.
 */
export const faker = new SimpleFaker()

import { base, Faker, zh_CN } from '@faker-js/faker'

/** Chinese sample data from a seed: the same seed gives the same people and the same order of things. */
export const fakerOf = (seed: number): Faker => new Faker({ locale: [zh_CN, base], seed })

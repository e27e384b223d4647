import { mulberry32 } from '#mock/seeded.ts'

/** Random choices from a seed, the same on every machine. */
export type Draw = {
  /** From 0 up to 1. */
  part(): number
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number
  /** True this often, from 0 to 1. */
  chance(share: number): boolean
  pick<T>(list: readonly [T, ...(readonly T[])]): T
  /** A key, as often as its weight says. */
  weighed<K extends string>(weights: Readonly<Record<K, number>>): K
}

/** The choices of one step. They do not depend on how many choices other steps made. */
export function drawOf(seed: number, step: number): Draw {
  const part = mulberry32(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(step + 1, 0xc2b2ae35))
  const between = (least: number, most: number) => least + Math.floor(part() * (most - least + 1))
  return {
    part,
    between,
    chance: (share) => part() < share,
    pick: (list) => list[Math.floor(part() * list.length)] ?? list[0],
    weighed: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][]
      let left = part() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      const found = entries.find(([, weight]) => {
        left -= weight
        return left < 0
      })
      return (found ?? entries[0])?.[0] as keyof typeof weights
    },
  }
}

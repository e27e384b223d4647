/**
 * What a player chooses at a lottery. The page shows what the mock backend settles, so both count and name it here. No
 * money is imported, because the page is served without a build.
 */

/** One place of a bet: its options, and how many of them make a selection. */
export type DrawGroup = { name: string; options: readonly string[]; take: number }

/** The positions of the chosen options, by group, ascending within one. */
export type Chosen = readonly (readonly number[])[]

/** The choice at one type of bet. With more options than a selection takes, it is all selections that they make (复式). */
export type DrawLine = { play: string; chosen: Chosen }

type Named = { name: string; groups: readonly DrawGroup[] }

/** The most selections of one slip. */
export const MOST_SELECTIONS = 100

function combinations<T>(list: readonly T[], take: number): T[][] {
  if (take === 0) return [[]]
  return list.flatMap((one, at) => combinations(list.slice(at + 1), take - 1).map((rest) => [one, ...rest]))
}

/** Each selection of a choice by itself: `任选二 01 03 05` is three. */
export const selectionsOf = (groups: readonly DrawGroup[], chosen: Chosen): Chosen[] =>
  groups.reduce<Chosen[]>(
    (all, { take }, at) =>
      all.flatMap((before) => combinations(chosen[at] ?? [], take).map((places) => [...before, places])),
    [[]],
  )

/** What a choice lacks to make a selection. */
export function lackingText(groups: readonly DrawGroup[], chosen: Chosen): string | undefined {
  const lacking = groups.find(({ take }, at) => (chosen[at]?.length ?? 0) < take)
  return lacking && `${lacking.name}：至少选 ${lacking.take} 个`
}

/** `任选二 03 08`; the groups of several selections stand apart: `定位胆 万位 千位 | 3 5`. */
export function lineText({ name, groups }: Named, chosen: Chosen): string {
  const isMany = groups.some(({ take }, at) => (chosen[at]?.length ?? 0) > take)
  const words = groups.map(({ options }, at) => chosen[at]?.map((n) => options[n]).join(' ') ?? '')
  return `${name} ${words.join(isMany ? ' | ' : ' ')}`
}

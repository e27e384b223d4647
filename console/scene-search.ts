import type { ParamField } from '#mock/scenarios/param-fields.ts'

/** The scenarios whose name or text has every word of the search. */
export function foundScenes(
  scenes: readonly string[],
  texts: Readonly<Record<string, string>>,
  search: string,
): string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return scenes.filter((name) => {
    const all = `${name} ${texts[name] ?? ''}`.toLowerCase()
    return words.every((word) => all.includes(word))
  })
}

/** The parameters as a scenario takes them; a field that is left empty keeps its usual value. */
export function typedParams(
  fields: readonly ParamField[],
  typed: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const text = (typed[name] ?? '').trim()
      if (text === '') return []
      return [[name, kind === 'number' ? Number(text) : kind === 'flag' ? text === 'true' : text]]
    }),
  )
}

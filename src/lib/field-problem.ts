/** A problem with one field of a form, as text for the player. */
export type FieldProblem<Field extends string> = { field: Field; text: string }

/** The problems of a form: for each field the first that its checks find, in their order. */
export function problemsOf<Field extends string>(
  checks: readonly (readonly [Field, string | false | undefined])[],
): FieldProblem<Field>[] {
  const found = new Map<Field, string>()
  for (const [field, text] of checks) if (text && !found.has(field)) found.set(field, text)
  return [...found].map(([field, text]) => ({ field, text }))
}

/** What is wrong with one field of a form, in words for the player. */
export type FieldProblem<Field extends string> = { field: Field; text: string }

/** A deliberate mistake: texts of a file and their replacements. */
export type Bug = {
  name: string
  file: string
  edits: readonly (readonly [find: string, put: string])[]
}

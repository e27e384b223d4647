/** One slash, then only what a path and a query of ours can hold: no scheme, no `//`, no `\\`. */
const SHAPE = /^\/(?![/\\])[\w\-./?=&]{0,200}$/

/** The address inside the app that a backend named, or undefined. An unknown path leads home, as in any link. */
export const appLink = (raw: string | undefined): string | undefined =>
  raw !== undefined && SHAPE.test(raw) ? raw : undefined

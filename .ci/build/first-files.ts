/** The files that the production build's page loads by itself: chunks of these names (chunks.ts). */
export const FIRST_FILE = /^(?:assets\/)?(?:react|index|rolldown-runtime)-[^/]*\.js$/

type Context = { hostType: 'html' | 'js' }

/**
 * The files that a part needs beyond those that the page has loaded, because each name costs bytes in the first route.
 * The page itself needs all names.
 */
export const withoutFirstFiles = (_part: string, files: string[], { hostType }: Context): string[] =>
  hostType === 'html' ? files : files.filter((name) => !FIRST_FILE.test(name))

/** A small picture of each scenario, made by `npm run scenarios`; they are in the console's own script. */
const PICTURES = import.meta.glob<string>('../pictures/*.webp', {
  eager: true,
  query: '?inline',
  import: 'default',
})

/** The picture as an address; undefined for a scenario that has none yet. */
export const scenarioPicture = (name: string): string | undefined => PICTURES[`../pictures/${name}.webp`]

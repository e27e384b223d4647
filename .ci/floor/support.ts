import data from '@mdn/browser-compat-data' with { type: 'json' }

/** The oldest engines that play: docs/decisions/browser-floor.md. */
export const OLDEST = { chrome: 86, safari_ios: 15.4 } as const
type Engine = keyof typeof OLDEST

type Statement = {
  version_added?: string | boolean | null
  prefix?: string
  alternative_name?: string
  flags?: unknown
  partial_implementation?: boolean
}
type Support = Partial<Record<string, Statement | readonly Statement[]>>
/** A node of MDN's tree. `__compat` has its own data; all other keys are its members. */
export type Feature = { readonly [name: string]: unknown }

export const innerOf = (feature: Feature | undefined, name: string) => feature?.[name] as Feature | undefined
export const hasData = (feature: Feature | undefined): feature is Feature => feature?.__compat !== undefined
const supportOf = (feature: Feature) => (feature.__compat as { support: Support } | undefined)?.support

/** Everything that MDN knows. */
export const tree = data as unknown as Feature

/** The first version that has the whole feature under its own name and without a flag; Infinity if there is none. */
function firstIn(feature: Feature, engine: Engine): number {
  const given = supportOf(feature)?.[engine]
  const plain = [given ?? []]
    .flat()
    .filter(
      (statement) =>
        !statement.prefix &&
        !statement.alternative_name &&
        !statement.flags &&
        !statement.partial_implementation,
    )
    .map(({ version_added: version }) => Number.parseFloat(String(version).replace('≤', '')))
    .filter((version) => !Number.isNaN(version))
  return Math.min(...plain, Number.POSITIVE_INFINITY)
}

export const isAbove = (feature: Feature): boolean =>
  (Object.keys(OLDEST) as Engine[]).some((engine) => firstIn(feature, engine) > OLDEST[engine])

/** For people: `Chrome 105, iOS 16`. */
export const versionsOf = (feature: Feature): string =>
  [`Chrome ${firstIn(feature, 'chrome')}`, `iOS ${firstIn(feature, 'safari_ios')}`]
    .join(', ')
    .replaceAll('Infinity', 'never')

/** The members of a node that have data in MDN's tree. */
export const membersOf = (feature: Feature | undefined): [string, Feature][] =>
  Object.keys(feature ?? {}).flatMap((name): [string, Feature][] => {
    const member = innerOf(feature, name)
    return name !== '__compat' && hasData(member) ? [[name, member]] : []
  })

/** A feature that is newer than the floor, and its versions. */
export type Newer = { name: string; versions: string; file: string }

/** The name of a syntax feature already contains its versions. */
export const isSyntax = ({ versions }: Newer): boolean => versions === ''

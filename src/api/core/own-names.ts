/** For fields of a wire type, the names that the app gives them. */
export type NamesOf<Wire> = { readonly [Field in keyof Wire]?: string }

/** `Wire` with the fields of `Names` renamed and all others as they are. */
export type Renamed<Wire, Names extends NamesOf<Wire>> = {
  [Field in keyof Wire as Names[Field] extends string ? Names[Field] : Field]: Wire[Field]
}

const withNames = (row: object, names: Readonly<Record<string, string>>): unknown =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [names[field] ?? field, value]))

/**
 * A row under the app's own names. The wire's names end here: nothing above src/api knows that the backend calls the
 * sum of all deposits `paysum`.
 */
export const renamed = <Wire extends object, const Names extends NamesOf<Wire> & Record<string, string>>(
  row: Wire,
  names: Names,
) => withNames(row, names) as Renamed<Wire, Names>

/** The wire's row of one that `renamed` returned, to store it in the form of the wire. */
export const wireOf = <Wire extends object, const Names extends NamesOf<Wire> & Record<string, string>>(
  own: Renamed<Wire, Names>,
  names: Names,
) => withNames(own, Object.fromEntries(Object.entries(names).map(([field, name]) => [name, field]))) as Wire

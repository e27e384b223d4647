/**
 * The hosts that a variable of the build names, which has checked that they are hosts (docs/faults.md#trusted-hosts).
 * Undefined where it names none, and in a demo, whose payment pages and downloads are beside it, wherever that is.
 */
export const namedHosts = (list: string | undefined): readonly string[] | undefined =>
  import.meta.env.VITE_BACKEND === 'mock' ? undefined : (list?.match(/[^\s,]+/g) ?? undefined)

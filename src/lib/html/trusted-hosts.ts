import { BadEnv } from '../parse-env.ts'

/** A host as in an address, with a port if it is not the usual one. */
const HOST =
  /^(?=.{1,253}(?::|$))[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/

/**
 * Reads a variable that lists hosts, separated by spaces or commas: the only ones trusted for one purpose. Undefined
 * when it names none: every https host is trusted then. Throws BadEnv (docs/faults.md#trusted-hosts).
 */
export function parseHosts(variable: string, value: unknown): readonly string[] | undefined {
  if (typeof value !== 'string') return undefined
  const hosts = value.split(/[\s,]+/).filter((host) => host !== '')
  for (const host of hosts)
    if (!HOST.test(host))
      throw new BadEnv(
        variable,
        `names "${host}": a host looks like cdn.example.com, without https:// or a path`,
      )
  return hosts.length > 0 ? hosts : undefined
}

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { noticesOf } from './notices.ts'
import type { Shipped } from './packages.ts'
import { forbiddenLicences, installedSbom, licencesOf, shippedSbom } from './sbom.ts'

/** The licence texts, beside the files that players load: they go with every copy. Nothing of the app loads it. */
export const NOTICES = 'third-party-notices.txt'

/**
 * Writes what a release says of its packages (docs/production.md#a-release): the list for machines and the one for people
 * beside the site, the licence texts within it. Asks no network. Returns how many ship, and those that may not.
 */
export function writePackages(out: string, shipped: Shipped): { count: number; forbidden: string[] } {
  const sbom = shippedSbom(installedSbom(), [...shipped.keys()])
  writeFileSync(join(out, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`)
  const lines = sbom.components.map((one) => `${one.name}@${one.version}  ${licencesOf(one).join(', ')}`)
  writeFileSync(join(out, 'licences.txt'), `${lines.sort().join('\n')}\n`)
  writeFileSync(
    join(out, 'site', NOTICES),
    noticesOf(sbom.components, (name) => shipped.get(name)),
  )
  return { count: sbom.components.length, forbidden: forbiddenLicences(sbom.components) }
}

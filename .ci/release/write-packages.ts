import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { noticesOf } from './notices.ts'
import type { Shipped } from './packages.ts'
import { forbiddenLicences, installedSbom, licencesOf, shippedSbom } from './sbom.ts'

/**
 * The licence texts. They are beside the files that players load, because they must go with every copy. The app does
 * not load them.
 */
export const NOTICES = 'third-party-notices.txt'

/**
 * Writes the package lists of a release (docs/production.md#a-release). The list for machines and the one for people
 * are beside the site, the licence texts within it. Uses no network. Returns how many packages ship, and those that may
 * not.
 */
export function writePackages(out: string, shipped: Shipped): { count: number; forbidden: string[] } {
  const sbom = shippedSbom(installedSbom(), [...shipped.keys()])
  writeFileSync(join(out, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`)
  const lines = sbom.components.map(
    (component) => `${component.name}@${component.version}  ${licencesOf(component).join(', ')}`,
  )
  writeFileSync(join(out, 'licences.txt'), `${lines.sort().join('\n')}\n`)
  writeFileSync(
    join(out, 'site', NOTICES),
    noticesOf(sbom.components, (name) => shipped.get(name)),
  )
  return { count: sbom.components.length, forbidden: forbiddenLicences(sbom.components) }
}

import { namedHosts, safeExternalUrl } from '../../lib/html/safe-url.ts'

const hosts = namedHosts(import.meta.env.VITE_PAYMENT_HOSTS)

/**
 * The address of a payment page, if `safeExternalUrl` accepts it and it is on a host that the build trusts with
 * payments, if it names any (docs/faults.md#trusted-hosts). Undefined means that the page must not be opened.
 */
export const paymentAddress = (url: unknown): string | undefined =>
  safeExternalUrl(url, hosts ? { hosts } : {})

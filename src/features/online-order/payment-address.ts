import { namedHosts, safeExternalUrl } from '../../lib/html/safe-url.ts'

const hosts = namedHosts(import.meta.env.VITE_PAYMENT_HOSTS)

/**
 * The address of a payment page as the one guard lets it pass, and only on the hosts that the build trusts with
 * payments, where it names any (docs/faults.md#trusted-hosts). Undefined: the page must not be opened.
 */
export const paymentAddress = (url: unknown): string | undefined =>
  safeExternalUrl(url, hosts ? { hosts } : {})

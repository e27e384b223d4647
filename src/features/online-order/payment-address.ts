import { safeExternalUrl } from '../../lib/safe-url.ts'

/** The build has checked that these are hosts. The mock backend's payment page is beside the demo, wherever that is. */
const hosts =
  import.meta.env.VITE_BACKEND === 'mock' ? undefined : import.meta.env.VITE_PAYMENT_HOSTS?.match(/[^\s,]+/g)

/**
 * The address of a payment page as the one guard lets it pass, and only on the hosts that the build trusts with
 * payments, where it names any (docs/faults.md#trusted-hosts). Undefined: the page must not be opened.
 */
export const paymentAddress = (url: unknown): string | undefined =>
  safeExternalUrl(url, hosts ? { hosts } : {})

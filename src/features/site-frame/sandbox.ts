/** The permissions of a framed site: run scripts, send forms, open windows. It may never navigate the app. */
const ALLOWED = 'allow-scripts allow-forms allow-popups'

/**
 * The sandbox for a frame of this address. A site of another origin keeps its own origin, so that its cookies work.
 * A page of our origin or a file does not, because with it the page could read the token and remove the sandbox.
 */
export function sandboxOf(url: string, page: Pick<Location, 'origin' | 'protocol'> = location): string {
  const site = new URL(url)
  const foreign = site.protocol !== 'file:' && page.protocol !== 'file:' && site.origin !== page.origin
  return foreign ? `${ALLOWED} allow-same-origin` : ALLOWED
}

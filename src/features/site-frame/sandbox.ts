/** What a framed site may do: run, send forms, open windows. Never navigate the app. */
const ALLOWED = 'allow-scripts allow-forms allow-popups'

/**
 * The sandbox for a frame of this address. A site of another origin keeps its own origin, so that its cookies work;
 * one of ours (and any file) gets none: with both, it could read the token and take the sandbox off.
 */
export function sandboxOf(url: string, here: Pick<Location, 'origin' | 'protocol'> = location): string {
  const site = new URL(url)
  const foreign = site.protocol !== 'file:' && here.protocol !== 'file:' && site.origin !== here.origin
  return foreign ? `${ALLOWED} allow-same-origin` : ALLOWED
}

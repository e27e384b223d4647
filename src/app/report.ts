/** One place to hear of what should not happen. In development it is loud; in production nothing private leaves the phone. */
export function reportRenderError(error: unknown): void {
  if (import.meta.env.DEV) console.error(error)
}

const FNV_BASIS = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Identifies an account, whatever the case of its name, in data on this device that outlives its session. */
export const markOfAccount = (name: string): string => fingerprint(name.toLowerCase())

/** A short fingerprint (FNV-1a) that identifies a text without storing it. */
export function fingerprint(text: string): string {
  let hash = FNV_BASIS
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), FNV_PRIME)
  return (hash >>> 0).toString(36)
}

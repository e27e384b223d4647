const FNV_BASIS = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Stands for an account, whatever case its name is typed in, in what outlives its session on this device. */
export const markOfAccount = (name: string): string => fingerprint(name.toLowerCase())

/** A short fingerprint of a text, to know it again without keeping it: FNV-1a. */
export function fingerprint(text: string): string {
  let hash = FNV_BASIS
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), FNV_PRIME)
  return (hash >>> 0).toString(36)
}

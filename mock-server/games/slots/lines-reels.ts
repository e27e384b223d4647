const strip = (text: string): number[] => [...text].map(Number)

/** Five reels of 24 stops. No symbol comes twice within three stops, so a window shows each at most once a reel. */
export const LINES_REELS = [
  strip('652637615465463543652654'),
  strip('341542673650645260456356'),
  strip('451245632673065046546356'),
  strip('603641645236506752465345'),
  strip('365365126456435624654657'),
] as const

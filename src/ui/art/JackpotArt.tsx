import { Art, type ArtProps } from './Art.tsx'

/** Coins of the jackpot card: a stack, and one standing by it. Drawn in the gold of the theme. */
export function JackpotArt({ size = 40, ...rest }: ArtProps) {
  return (
    <Art box={[60, 40]} size={size} {...rest}>
      <g stroke="var(--gold)" strokeWidth="1.6">
        <path d="M5 31c0 3.3 6.7 6 15 6s15-2.7 15-6M5 25v6M35 25v6M5 25c0 3.3 6.7 6 15 6s15-2.7 15-6M5 19v6M35 19v6" />
        <ellipse cx="20" cy="19" rx="15" ry="6" fill="var(--gold-soft)" />
        <path d="M16.5 19l3.5-1.7 3.5 1.7-3.5 1.7z" />
        <circle cx="46" cy="21" r="11" fill="var(--gold-soft)" />
        <circle cx="46" cy="21" r="7.5" opacity=".55" />
        <path d="M43.5 18.5h5v5h-5z" />
        <path d="M30 3v6M27 6h6M12 6v4M10 8h4" />
      </g>
    </Art>
  )
}

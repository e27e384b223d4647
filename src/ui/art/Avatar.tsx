import { useId } from 'react'
import { Art, type ArtProps } from './Art.tsx'

/** The avatar of a member who chose none: a boatman in a straw hat before the moon. */
export function AvatarArt({ size = 56, ...rest }: ArtProps) {
  const round = useId()
  return (
    <Art box={[56, 56]} size={size} {...rest}>
      <clipPath id={round}>
        <circle cx="28" cy="28" r="28" />
      </clipPath>
      <g clipPath={`url(#${round})`}>
        <path d="M0 0h56v56H0z" fill="#124a4c" />
        <circle cx="38" cy="19" r="15" fill="#f0cf8a" opacity=".28" />
        <path d="M8 60c0-14 8-20 20-20s20 6 20 20z" fill="#2fa88a" />
        <path d="M22 40l6 9 6-9-1-4H23z" fill="#f6dcb8" />
        <path d="M18 26h20v5c0 6-4 10-10 10s-10-4-10-10z" fill="#f6dcb8" />
        <path d="M22 40l6 9-4 11h-4zM34 40l-6 9 4 11h4z" fill="#fff6e3" />
        <path d="M4 28C16 24 22 12 28 8c6 4 12 16 24 20-12 5-36 5-48 0z" fill="#e0b15f" />
        <path
          d="M4 28c12 5 36 5 48 0-3-1-6-2.6-8.6-4.5-9 3-21.8 3-30.8 0C10 25.4 7 27 4 28z"
          fill="#b9812c"
        />
        <path d="M28 8l-6.5 15M28 8l6.5 15" stroke="#b9812c" strokeWidth="1.3" />
        <path d="M0 50c7-3 12-3 19 0s11 3 18 0 12-3 19 0v8H0z" fill="#0b2f31" opacity=".75" />
      </g>
    </Art>
  )
}

import { Art, type ArtProps } from './Art.tsx'

/** The floating red packet, 56 x 64. Its colours are its own in both themes. */
export function RedPacket({ size = 64, ...rest }: ArtProps) {
  return (
    <Art box={[56, 64]} size={size} {...rest}>
      <rect x="6" y="5" width="44" height="54" rx="9" fill="#b92c1b" />
      <rect x="6" y="5" width="44" height="51" rx="9" fill="#e4442f" />
      <path d="M6 21c14 12 30 12 44 0v-7a9 9 0 0 0-9-9H15a9 9 0 0 0-9 9z" fill="#f4694f" />
      <path d="M6 21c14 12 30 12 44 0" stroke="#f3d08a" strokeWidth="1.5" />
      <path d="M20 11.5h16M23.5 16h9" stroke="#f3d08a" strokeWidth="1.5" opacity=".7" />
      <path
        d="M13 50c3-2.2 5-2.2 7.5 0s5 2.2 7.5 0 5-2.2 7.5 0 5 2.2 7.5 0"
        stroke="#f3d08a"
        strokeWidth="1.4"
        opacity=".55"
      />
      <circle cx="28" cy="30.5" r="10.5" fill="#c9862f" />
      <circle cx="28" cy="29.5" r="10.5" fill="#f3d08a" />
      <circle cx="28" cy="29.5" r="8" stroke="#d9a450" strokeWidth="1.2" />
      <rect x="25" y="26.5" width="6" height="6" rx="1" fill="#c23a1e" />
    </Art>
  )
}

import { Art, type ArtProps } from './Art.tsx'

/** 云舟: a boat on two waves under a sail, in a ring. */
export function Logo({ size = 28, ...rest }: ArtProps) {
  return (
    <Art box={[28, 28]} size={size} {...rest}>
      <circle cx="14" cy="14" r="13" stroke="var(--jade)" strokeWidth="1.6" />
      <path
        d="M14.6 5.2c3.9 1.5 5.7 4.8 6 8.3-2 .5-4 .7-6 .7zM13 7.4c-2.3 2-3.4 4-3.7 6.3 1.3.4 2.5.5 3.7.5z"
        fill="var(--gold)"
      />
      <path
        d="M6 17.4c3-1.7 5-1.7 8 0s5 1.7 8 0M8 21c2.2-1.2 3.8-1.2 6 0s3.8 1.2 6 0"
        stroke="var(--jade)"
        strokeWidth="1.6"
      />
    </Art>
  )
}

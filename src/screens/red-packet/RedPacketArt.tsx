import type { ReactNode } from 'react'
import { Art } from '../../ui/art/Art.tsx'

/** The closed packet, 250 x 270: pocket, flap with a gold edge, waves at the foot. The seal is a separate button. */
export function RedPacketArt() {
  return (
    <Art box={[250, 270]} size={270}>
      <rect x="10" y="10" width="230" height="250" rx="22" fill="var(--red-packet-pocket)" />
      <g stroke="var(--red-packet-gold)" strokeWidth="1.5" opacity=".34">
        <path d="M10 214c28-9 48-9 76 0s48 9 76 0 50-10 78-1" />
        <path d="M10 232c28-9 48-9 76 0s48 9 76 0 50-10 78-1" />
        <path d="M14 250c26-8 46-8 72 0s48 9 76 0 48-9 74-1" />
      </g>
      <path d="M10 120c66 76 164 76 230 0v10c-66 76-164 76-230 0z" fill="#000" opacity=".14" />
      <path
        d="M10 120c66 76 164 76 230 0V32a22 22 0 0 0-22-22H32a22 22 0 0 0-22 22z"
        fill="var(--red-packet-flap)"
      />
      <path d="M10 120c66 76 164 76 230 0" stroke="var(--red-packet-gold)" strokeWidth="2.5" />
      <path d="M12 110c66 73 160 73 226 0" stroke="var(--red-packet-gold)" strokeWidth="1" opacity=".5" />
      <g stroke="var(--red-packet-gold)" strokeWidth="1.6" opacity=".8">
        <path d="M26 48V38a12 12 0 0 1 12-12h10M224 48V38a12 12 0 0 0-12-12h-10" />
        <path d="M125 34c8 3 12 10 12.500 17-4 1-8.500 1.400-12.500 1.400zM121 38c-5 4-7 8-7.500 13 3 .8 5 1 7.500 1z" />
        <path d="M106 60c6-3.500 12-3.500 19 0s13 3.500 19 0M111 68c5-2.500 9-2.500 14 0s9 2.500 14 0" />
      </g>
    </Art>
  )
}

/** The opened packet: a letter between the raised flap and the pocket. `children` is shown on the letter. */
export function OpenedEnvelope({ children }: { children: ReactNode }) {
  return (
    <div className="red-packet-opened">
      <Art box={[240, 96]} size={96} className="red-packet-opened-flap">
        <path d="M6 96V74C62-16 178-16 234 74v22z" fill="var(--red-packet-flap)" />
        <path d="M6 74C62-16 178-16 234 74" stroke="var(--red-packet-gold)" strokeWidth="2" />
      </Art>
      <div className="red-packet-paper">{children}</div>
      <Art box={[240, 92]} size={92} className="red-packet-opened-pocket">
        <path
          d="M6 6c60 52 168 52 228 0v62a20 20 0 0 1-20 20H26A20 20 0 0 1 6 68z"
          fill="var(--red-packet-pocket)"
        />
        <path d="M6 6c60 52 168 52 228 0" stroke="var(--red-packet-gold)" strokeWidth="2.5" />
        <path
          d="M6 66c26-8 45-8 72 0s45 8 72 0 52-9 84-1"
          stroke="var(--red-packet-gold)"
          strokeWidth="1.5"
          opacity=".4"
        />
      </Art>
    </div>
  )
}

/** The background of the upper page: a rising sun in three reds, clouds and a hill. Stretched to the page's width. */
export function Sky() {
  return (
    <svg
      className="red-packet-sky"
      viewBox="0 0 390 430"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <rect width="390" height="430" fill="var(--red-packet-sky)" />
      <circle cx="195" cy="212" r="190" fill="var(--red-packet-sun-far)" />
      <circle cx="195" cy="212" r="130" fill="var(--red-packet-sun)" />
      <path d="M-300 380H0c60-30 130-30 195 0s135 30 195 0h300v50H-300z" fill="var(--red-packet-ground)" />
      <g
        fill="none"
        stroke="var(--red-packet-gold)"
        strokeOpacity=".4"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path d="M18 60c14-12 30-12 40 0 10-8 24-6 28 6H6c-4-8 4-12 12-6zM304 36c14-12 30-12 40 0 10-8 24-6 28 6h-80c-4-8 4-12 12-6z" />
      </g>
    </svg>
  )
}

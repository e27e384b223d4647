import { Art, type ArtProps } from './Art.tsx'
import { vipMaterial } from './vip-materials.ts'

const point = (radius: number, turns: number): string => {
  const angle = turns * 2 * Math.PI - Math.PI / 2
  return `${(32 + radius * Math.cos(angle)).toFixed(1)} ${(34 + radius * Math.sin(angle)).toFixed(1)}`
}

/** A closed outline round 32,34 with `corners` points at `outer`, and dents at `inner` between them. */
const burst = (corners: number, outer: number, inner = outer): string =>
  `M${Array.from({ length: corners * 2 }, (_, i) => point(i % 2 ? inner : outer, i / corners / 2)).join('L')}z`

/** Both branches of a laurel, from the bottom up. */
const LAUREL = [0.42, 0.35, 0.28, 0.21].flatMap((turn) =>
  [turn, 1 - turn].map((side) => ({ at: point(27, side), angle: side * 360 + (side < 0.5 ? -62 : 62) })),
)

/** The disc's outline: coins first, then cut metal, then cut stone. */
function outline(level: number, radius: number): string {
  if (level < 2) return burst(30, radius)
  if (level < 4) return burst(8, radius * 1.03)
  if (level < 6) return burst(20, radius, radius * 0.95)
  if (level < 9) return burst(6, radius * 1.1, radius * 0.97)
  return burst(16, radius * 1.03, radius * 0.94)
}

/** A member's level as a medal: every few levels it gains a laurel, a crown, rays. Decorative unless it has a title. */
export function VipMedal({ level, size = 64, ...rest }: ArtProps & { level: number }) {
  const { light, base, dark, ink, rim } = vipMaterial(level)
  return (
    <Art box={[64, 64]} size={size} {...rest}>
      {level >= 7 && (
        <path d={burst(level >= 9 ? 24 : 16, 30, 23)} fill={rim} opacity={level >= 9 ? 0.75 : 0.5} />
      )}
      {level >= 2 &&
        LAUREL.map(({ at, angle }) => (
          <path
            key={at}
            d="M0-5.5C3-2 3 2 0 5.5-3 2-3-2 0-5.5z"
            transform={`translate(${at})rotate(${angle})`}
            fill={level === 9 || level === 10 ? rim : base}
            stroke={dark}
            strokeWidth=".6"
          />
        ))}
      <path d={outline(level, 22)} fill={dark} />
      <path d={outline(level, 20.5)} fill={rim} />
      <path d={outline(level, 18.8)} fill={base} />
      <path
        d={`${`M${point(17, 0.5)}`}A17 17 0 0 1 ${point(17, 0)}L${point(17, 0.06)}L${point(17, 0.44)}z`}
        fill={light}
        opacity=".75"
      />
      {level >= 10 && (
        <path d={`M${point(17, 0.08)}A17 17 0 0 1 ${point(17, 0.42)}z`} fill={dark} opacity=".9" />
      )}
      <circle cx="32" cy="34" r="14.5" stroke={level >= 9 ? rim : light} strokeWidth="1.2" opacity=".9" />
      <text
        x="32"
        y={level >= 4 ? 42.5 : 41}
        textAnchor="middle"
        fontSize={level >= 10 ? 18 : 20}
        fontWeight="800"
        fill={ink}
      >
        {level}
      </text>
      {level >= 4 && (
        <path
          d="M20.5 8l5.5 5L32 4l6 9 5.5-5-2.5 13.5h-18z"
          fill={level >= 9 ? rim : light}
          stroke={dark}
          strokeWidth="1.2"
        />
      )}
      {level >= 6 && (
        <path d="M32 12.5l2.6 3.5-2.6 3.5-2.6-3.5z" fill={level === 6 ? 'var(--gold)' : 'var(--red)'} />
      )}
      {level >= 8 && (
        <path d="M25.8 16.5h0M38.2 16.5h0" stroke={level === 9 ? '#2fd0a5' : dark} strokeWidth="3" />
      )}
    </Art>
  )
}

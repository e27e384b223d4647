import { Art } from './Art.tsx'
import { vipMaterial } from './vip-materials.ts'

/** A leaf for the first levels, a star for the next, a crown from gold on; 12 x 12. */
function markOf(level: number): string {
  if (level < 2) return 'M6 1l4 5-4 5-4-5z'
  if (level < 4) return 'M6 .8l1.6 3.3 3.6.5-2.6 2.5.6 3.6L6 9l-3.2 1.7.6-3.6L.8 4.6l3.6-.5z'
  return 'M1 3l2.5 2L6 1l2.5 4L11 3l-1 7H2z'
}

/**
 * A member's level as a pill, `VIP 4`, in the level's material. `size` is the height in px at the normal text size;
 * the pill grows with the player's text size. Its text is its accessible name.
 */
export function VipBadge({
  level,
  size = 22,
  className,
}: {
  level: number
  size?: number
  className?: string
}) {
  const { light, base, dark, ink, rim } = vipMaterial(level)
  const unit = (px: number) => `${(px * size) / 22 / 16}rem`
  return (
    <span
      className={className}
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        flex: 'none',
        gap: unit(4),
        height: unit(22),
        padding: `0 ${unit(9)} 0 ${unit(7)}`,
        borderRadius: unit(6),
        background: `linear-gradient(100deg, ${light}, ${base}${level >= 10 ? `, ${dark}` : ''})`,
        boxShadow: `inset 0 0 0 1px ${rim}${level >= 9 ? '' : '66'}`,
        color: ink,
        fontSize: unit(12),
        lineHeight: 1,
        fontWeight: 700,
        whiteSpace: 'nowrap',
      }}
    >
      <Art box={[12, 12]} size={(12 * size) / 22}>
        <path d={markOf(level)} fill="currentColor" />
      </Art>
      <span>{`VIP ${level}`}</span>
    </span>
  )
}

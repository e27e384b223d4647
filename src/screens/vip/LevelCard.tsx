import type { CSSProperties, ReactNode } from 'react'
import { VipMedal } from '../../ui/art/VipMedal.tsx'
import { vipMaterial } from '../../ui/art/vip-materials.ts'

/** A card in the material of a level, with its medal. Tests in ui/art check its text contrast. */
export function LevelCard({ level, children }: { level: number; children: ReactNode }) {
  const { light, base, dark, ink, rim } = vipMaterial(level)
  const ground = `linear-gradient(115deg, ${light}, ${base}${level >= 10 ? ` 55%, ${dark}` : ''})`
  const style: CSSProperties = { background: ground, color: ink, boxShadow: `inset 0 0 0 1px ${rim}80` }
  return (
    <div className="vip-card" style={style}>
      <div className="grow">{children}</div>
      <VipMedal level={level} size={84} className="vip-card-medal" />
    </div>
  )
}

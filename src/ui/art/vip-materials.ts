/** The colours of a level: light, base and dark of its material, ink for text on it, rim around it. */
export type VipMaterial = {
  name: string
  light: string
  base: string
  dark: string
  ink: string
  rim: string
}

const of = (
  name: string,
  light: string,
  base: string,
  dark: string,
  ink: string,
  rim = dark,
): VipMaterial => ({
  name,
  light,
  base,
  dark,
  ink,
  rim,
})

/** Levels 0-10, each in a more precious material than the last. Jade ranks above gold, as in the proverb 黄金有价玉无价. */
const MATERIALS: readonly VipMaterial[] = [
  of('纸', '#fbf5e6', '#e9dcbe', '#b5a279', '#4f4329'),
  of('竹', '#cfe3a4', '#9cc069', '#5f8238', '#1f300c'),
  of('铜', '#f0c39b', '#d0935f', '#8a5429', '#33170a'),
  of('银', '#f3f6fa', '#c3ccd8', '#7f8b9b', '#1e2733'),
  of('金', '#f9e4b0', '#dfae59', '#a06f22', '#3a2405'),
  of('玉', '#b4f3de', '#45cda5', '#0f7a5d', '#04231b'),
  of('珊瑚', '#ffc9ba', '#f37b64', '#a63422', '#380b05'),
  of('青金', '#b9d2ff', '#5f92ee', '#254a99', '#06132e'),
  of('紫晶', '#e2d0ff', '#b088ec', '#6a3fb0', '#1c0a38'),
  of('玄金', '#4d586d', '#242c3b', '#0f141d', '#f3d595', '#e0b15f'),
  of('琉璃', '#177a70', '#55308a', '#8f2a3a', '#fff0cf', '#f0cf8a'),
]

/** The material of a level; a level outside 0-10 takes the nearest. */
export function vipMaterial(level: number): VipMaterial {
  const index = Math.max(0, Math.min(MATERIALS.length - 1, Math.trunc(level) || 0))
  return MATERIALS[index] as VipMaterial
}

const INKS = ['#1d6b4f', '#b8321f', '#1d4fa0'] as const

/** Where the dots of each tile lie, as column and row of a 3 x 4 grid, with the ink of each row's dots. */
const DOTS: readonly (readonly (readonly [column: number, row: number, ink: number])[])[] = [
  [[1, 1.5, 1]],
  [
    [1, 0, 0],
    [1, 3, 2],
  ],
  [
    [0, 0, 2],
    [1, 1.5, 1],
    [2, 3, 0],
  ],
  [
    [0, 0, 2],
    [2, 0, 0],
    [0, 3, 0],
    [2, 3, 2],
  ],
  [
    [0, 0, 2],
    [2, 0, 0],
    [1, 1.5, 1],
    [0, 3, 0],
    [2, 3, 2],
  ],
  [
    [0, 0, 0],
    [2, 0, 0],
    [0, 1.7, 1],
    [2, 1.7, 1],
    [0, 3, 1],
    [2, 3, 1],
  ],
  [
    [0, 0, 0],
    [1, 0.5, 0],
    [2, 1, 0],
    [0, 2, 1],
    [2, 2, 1],
    [0, 3, 1],
    [2, 3, 1],
  ],
  [
    [0, 0, 2],
    [2, 0, 2],
    [0, 1, 2],
    [2, 1, 2],
    [0, 2, 2],
    [2, 2, 2],
    [0, 3, 2],
    [2, 3, 2],
  ],
  [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [0, 1.5, 1],
    [1, 1.5, 1],
    [2, 1.5, 1],
    [0, 3, 2],
    [1, 3, 2],
    [2, 3, 2],
  ],
]

const NAMES = ['一筒', '二筒', '三筒', '四筒', '五筒', '六筒', '七筒', '八筒', '九筒']
export const tileName = (tile: number): string => NAMES[tile] ?? ''

const block = (face: string) =>
  `<rect y="6" width="60" height="78" rx="8" fill="#1f7a5a"/><rect width="60" height="78" rx="8" fill="${face}"/>`

/** A tile's face, 60 x 84: 0 to 8 for one to nine dots. */
export function tileFace(tile: number): string {
  const radius = tile === 0 ? 17 : tile === 1 ? 9 : 7
  const dots = (DOTS[tile] ?? []).map(([column, row, ink]) => {
    const [x, y] = [13 + column * 17, 13 + row * 17.3]
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${INKS[ink]}"/><circle cx="${x}" cy="${y}" r="${radius * 0.6}" fill="none" stroke="#fffdf2" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="${radius * 0.2}" fill="#fffdf2"/>`
  })
  return `${block('#fffdf2')}${dots.join('')}`
}

/** The back of a tile. */
export const TILE_BACK = `${block('#2c9a72')}<rect x="7" y="7" width="46" height="64" rx="5" fill="none" stroke="#bfe8d6" stroke-width="1.5" opacity=".6"/>`

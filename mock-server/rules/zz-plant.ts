export const a = (x: number) => x * 100
export const b = () => Math.random() + Date.now()
export const c = () => new Date()
export const d = (x: number) => (x + 1) / 100
export const e = (x: number) => Math.round(x * 100) / 100
export const f = (x: number) => x * 1000 + new Date(x).getTime()
export let g = 3
g *= 100
export const h = 100n * 3n
export const i = performance.now()
export const k = () => { g = 100; return 0.01 * g + g / 100n }

import { fade, line } from './draw.ts'

/** A scene: its sky, a gradient from top left to bottom right, and the drawing in front of it. */
export type Scene = { sky: readonly [string, string]; body: string }

/** Cloud outlines in the traditional Chinese style. */
export const cloud = (x: number, y: number, scale: number, colour: string, opacity: number): string =>
  `<g transform='translate(${x} ${y})scale(${scale})'>${line('M0 14h64c4-8-3-16-12-13C46-8 30-9 25 2 15-2 8 4 10 12', colour, 1.6, fade(opacity))}</g>`

import { svgPicture } from './dom.ts'

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  book: 'M12 7a4 4 0 0 0-4-3H3v14h6a3 3 0 0 1 3 3 3 3 0 0 1 3-3h6V4h-5a4 4 0 0 0-4 3zm0 0v14',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  close: 'M6 6l12 12M18 6L6 18',
  wallet: 'M19 8V6a2 2 0 0 0-2-2H5a2 2 0 0 0 0 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6m14 8h.01',
  dice: 'M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
} as const

/** A 24 x 24 line icon. */
export const icon = (name: keyof typeof PATHS): SVGSVGElement =>
  svgPicture('0 0 24 24', `<path d="${PATHS[name]}"/>`, 'icon')

import { box, circle, dots, fade, GOLD, INK, JADE, line, PAPER, path, svg, wedges, ZHU } from './draw.ts'

type Mark = { background: string; body: string }

const SAIL = path('M24 9c10 5 14 13 15 21-5 1.5-10 2-15 2zM21 15c-5 5-7 10-8 15 3 1 5 1.2 8 1.2z', PAPER)

/** 48 x 48 marks. The platforms' marks are invented and resemble no real provider's logo. */
const marks: Record<string, Mark> = {
  yzdz: {
    background: '#124049',
    body:
      SAIL +
      line('M10 36c5-3 9-3 14 0s9 3 14 0', JADE, 3) +
      line('M13 41c4-2 7-2 11 0s7 2 11 0', JADE, 2, fade(0.6)),
  },
  yzby: {
    background: '#1b6b93',
    body:
      path('M7 23c7-13 22-13 29-1l6-5v13l-6-5C29 37 14 36 7 23z', GOLD) +
      path('M22 13.5c4 5 4 14 0 19.5 3 0 6-1 8-3-3-4-3-10 0-14-2-1.5-5-2.5-8-2.5z', ZHU) +
      dots([[15, 21]], INK, 3.6),
  },
  zrt: {
    background: '#20346c',
    body: `<g transform='rotate(-12 20 26)'>${box(9, 11, 20, 28, 4, '#fff')}</g><g transform='rotate(10 28 24)'>${box(19, 10, 20, 28, 4, GOLD)}${path('M29 16c3 4 7 6 7 10 0 3-3.5 4-5.5 2.5l1 3h-5l1-3c-2 1.5-5.5.5-5.5-2.5 0-4 4-6 7-10z', INK)}</g>`,
  },
  qpg: {
    background: '#3d2c62',
    body:
      box(11, 9, 26, 34, 6, '#b58cff') +
      box(11, 7, 26, 31, 6, '#fdf7e8') +
      line('M16.5 17h15v9h-15zM24 12v22', '#b9331f', 3.4),
  },
  cpz: {
    background: '#6b4714',
    body:
      circle(18, 20, 10, '#fff0cf') +
      circle(32, 29, 11, ZHU) +
      circle(14, 35, 6, '#e7a63d') +
      line('M29 24.5h6l-4 9', '#fff', 2.6) +
      circle(15, 16, 2.2, '#fff', fade(0.8)),
  },
  tyg: {
    background: '#14553f',
    body:
      circle(24, 24, 16, '#fff') +
      path(
        'M24 16.5l7 5-2.7 8.2h-8.6L17 21.5zM24 8l4 3-4 3-4-3zM39 20v6l-4-1-1-4zM9 20v6l4-1 1-4zM16 37l2-5 4 2-1 5.5zM32 37l-2-5-4 2 1 5.5z',
        INK,
      ),
  },
  djg: {
    background: '#324360',
    body:
      path(
        'M15 14h18c7 0 9 8 9 14 0 5-2 8-5 8-4 0-5-6-9-6h-8c-4 0-5 6-9 6-3 0-5-3-5-8 0-6 2-14 9-14z',
        '#f0cf8a',
      ) +
      line('M17 19v7M13.5 22.5h7', '#324360', 3) +
      dots([[30, 20]], ZHU, 4.5) +
      dots([[34, 25]], '#1b6b93', 4.5),
  },
  obgdy: {
    background: '#12303f',
    body:
      path('M24 6l16 9v18l-16 9-16-9V15z', '#3fb7c9') +
      path('M24 6l16 9v18l-16 9z', INK, fade(0.2)) +
      circle(24, 24, 8, '#12303f') +
      circle(24, 24, 3.5, GOLD),
  },
  fgdz: {
    background: '#5c1f2d',
    body:
      line('M14 9v31', GOLD, 3.5) +
      path('M14 11c8-5 14 5 24 0l-5 8 5 9c-10 5-16-5-24 0z', ZHU) +
      line('M19 20c5-1 8 3 13 2', '#ffd0a8', 2.2),
  },
  pp: {
    background: '#7c2746',
    body:
      path('M23 40C10 34 8 20 16 9c8 8 11 18 7 31z', '#ff9db0') +
      path('M25 40c13-6 15-20 7-31-8 8-11 18-7 31z', '#ffe3b8') +
      circle(24, 18, 3.5, ZHU),
  },
  ae: {
    background: '#2c3a1d',
    body:
      path('M6 38L20 12l8 14 4-6 10 18z', '#9fce63') +
      path('M20 12l5 9-4 3-3-3-4 2z', PAPER) +
      circle(34, 13, 4.5, GOLD),
  },
}

const spare: Mark = {
  background: '#212d42',
  body: circle(24, 24, 15, GOLD) + wedges(24, 24, 11, '#212d42', 3, 12) + circle(24, 24, 4, '#212d42'),
}

/** The venue that is the site's own, and has its mark. */
const OWN = 'yzdz'

/**
 * The mark of a venue or platform (48 x 48, rounded square); an unknown code gets a plain chip. `siteMark`: a picture in
 * place of the site's own mark.
 */
export function venueLogo(code: string, siteMark?: string): string {
  const { background, body } = marks[code.toLowerCase()] ?? spare
  if (code === OWN && siteMark !== undefined)
    return svg(
      48,
      48,
      `${box(0, 0, 48, 48, 13, '#fff')}<image href='${siteMark}' x='6' y='6' width='36' height='36'/>`,
    )
  return svg(48, 48, box(0, 0, 48, 48, 13, background) + body)
}

/** Codes that have a mark of their own. */
export const venueLogoCodes: readonly string[] = Object.keys(marks)

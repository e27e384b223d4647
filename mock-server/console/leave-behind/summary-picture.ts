import { drawnLogo } from '../../demo-sites/brand/drawn-logo.ts'
import { qrCells } from '../brand/qr.ts'
import { FOOT, type Summary, titleOf } from './summary.ts'

const WIDTH = 1080
const MARGIN = 80
const ROW = 84
const QR = 320
const MARK = 120
const FONT =
  '"PingFang SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",sans-serif'
const COLOURS = { ground: '#ffffff', text: '#182030', muted: '#525c70', line: '#e4e2dc' } as const

/** The text in lines of at most `width`, broken anywhere, as Chinese is. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const sign of text) {
    if (line !== '' && widthOf(line + sign) > width) {
      lines.push(line)
      line = sign.trim()
    } else line += sign
  }
  return line === '' ? lines : [...lines, line]
}

type Pen = CanvasRenderingContext2D

function write(pen: Pen, text: string, x: number, y: number, { size, weight = 400, colour }: Style): void {
  pen.font = `${weight} ${size}px ${FONT}`
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}
type Style = { size: number; weight?: number; colour: string }

/** The summary as a PNG picture in the brand's colours. Rejects where the browser draws none. */
export async function summaryPicture(summary: Summary): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('这个浏览器画不了图片')
  pen.font = `700 64px ${FONT}`
  const title = wrapped(titleOf(summary), WIDTH - 2 * MARGIN, (text) => pen.measureText(text).width)
  const head = MARGIN + MARK + 48 + title.length * 88 + 72 + 40
  const list = 180 + summary.lines.length * ROW
  const cells = summary.link === '' ? undefined : qrCells(summary.link)
  const foot = (cells ? QR + 40 : 0) + 120
  canvas.width = WIDTH
  // A canvas that is resized forgets its pen.
  canvas.height = head + list + foot
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = COLOURS.ground
  pen.fillRect(0, 0, canvas.width, canvas.height)
  await drawHead(pen, summary, title, head)
  drawLines(pen, summary, head)
  if (cells) drawLink(pen, cells, head + list)
  write(pen, FOOT, MARGIN, canvas.height - 48, { size: 28, colour: COLOURS.muted })
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('这个浏览器存不了图片'))), 'image/png'),
  )
}

async function drawHead(pen: Pen, { mark, colour, ink, day }: Summary, title: string[], height: number) {
  pen.fillStyle = colour
  pen.fillRect(0, 0, WIDTH, height)
  // A mark that cannot be drawn is left out: the name is there in words.
  const logo = await drawnLogo(mark, MARK).catch(() => null)
  if (logo) pen.drawImage(logo.canvas, MARGIN, MARGIN)
  const top = MARGIN + MARK + 48
  for (const [at, text] of title.entries())
    write(pen, text, MARGIN, top + 64 + at * 88, { size: 64, weight: 700, colour: ink })
  write(pen, day, MARGIN, top + title.length * 88 + 48, { size: 34, colour: ink })
}

function drawLines(pen: Pen, { lines, colour }: Summary, top: number): void {
  write(pen, '这次看了', MARGIN, top + 84, { size: 34, colour: COLOURS.muted })
  for (const [at, { title, note }] of lines.entries()) {
    const base = top + 140 + at * ROW + 40
    write(pen, String(at + 1), MARGIN, base, { size: 34, weight: 700, colour })
    pen.font = `400 28px ${FONT}`
    const noteWidth = pen.measureText(note).width
    write(pen, note, WIDTH - MARGIN - noteWidth, base, { size: 28, colour: COLOURS.muted })
    const room = WIDTH - 2 * MARGIN - 72 - noteWidth - 32
    pen.font = `600 38px ${FONT}`
    const [first = '', ...rest] = wrapped(title, room, (text) => pen.measureText(text).width)
    const words = rest.length > 0 ? `${first.slice(0, -1)}…` : first
    write(pen, words, MARGIN + 72, base, { size: 38, weight: 600, colour: COLOURS.text })
    pen.fillStyle = COLOURS.line
    pen.fillRect(MARGIN, base + 30, WIDTH - 2 * MARGIN, 2)
  }
}

function drawLink(pen: Pen, cells: boolean[][], top: number): void {
  const words = MARGIN + QR + 48
  write(pen, '接着看', words, top + 130, { size: 44, weight: 700, colour: COLOURS.text })
  write(pen, '扫一扫，从这次停下的地方打开', words, top + 190, { size: 32, colour: COLOURS.muted })
  // Whole pixels, so that no light seam is between two dark cells.
  const edge = (at: number) => Math.round((at * QR) / cells.length)
  pen.fillStyle = '#000000'
  for (const [row, line] of cells.entries())
    for (const [column, isDark] of line.entries()) {
      const [x, y] = [edge(column), edge(row)]
      if (isDark) pen.fillRect(MARGIN + x, top + y, edge(column + 1) - x, edge(row + 1) - y)
    }
}

import { animate, el, prefersReducedMotion, setText, svgPicture } from '../page/dom.ts'
import type { Symbols } from './symbols.ts'

const STOP_MS = 220
/** How many symbols a spinning strip shows before it repeats. */
const SPUN = 8

export const pause = (ms: number): Promise<void> =>
  prefersReducedMotion() ? Promise.resolve() : new Promise((done) => setTimeout(done, ms))

/** The window of a slot with its reels, the lines over it and the words below it. */
export type Cabinet = {
  nodes: readonly (HTMLElement | SVGSVGElement)[]
  isSpinning(): boolean
  /** Shows symbols at rest, `window[reel][row]`. */
  stand(window: readonly (readonly number[])[]): void
  /** Spins until `stop`; `strips` are the symbols that pass on each reel. */
  spin(strips: readonly (readonly number[])[]): void
  /** Stops one reel after the other, `between` ms apart. */
  stop(window: readonly (readonly number[])[], between: number): Promise<void>
  /** Marks the cells where `isHit` says so. */
  mark(isHit: (reel: number, row: number) => boolean): void
  /** Draws lines, each as the row on each reel. */
  drawLines(lines: readonly (readonly number[])[]): void
  say(text: string): void
}

export function makeCabinet(art: Symbols, size: { reels: number; rows: number }, hint: string): Cabinet {
  const sprite = svgPicture(
    '0 0 0 0',
    art.symbols.map(({ body }, i) => `<symbol id="s${i}" viewBox="0 0 100 100">${body}</symbol>`).join(''),
    'sprite',
  )
  const cell = (symbol: number): HTMLElement => el('div', { class: 'cell' }, picture(symbol, 'symbol', art))
  const reels = Array.from({ length: size.reels }, () => el('div', { class: 'reel' }))
  const lines = svgPicture(`0 0 ${2 * size.reels} ${2 * size.rows}`, '', 'lines')
  lines.setAttribute('preserveAspectRatio', 'none')
  const result = el('p', { class: 'slot-result', 'aria-live': 'polite' }, hint)
  const frame = el(
    'div',
    { class: `cabinet reels-${size.reels} rows-${size.rows}` },
    el('div', { class: 'window' }, ...reels, lines),
    result,
  )
  let spinning = false

  const clear = () => {
    lines.replaceChildren()
    for (const node of frame.querySelectorAll('.hit')) node.classList.remove('hit')
  }
  const put = (at: number, symbols: readonly number[]) => {
    const reel = reels[at]
    reel?.classList.remove('spin')
    reel?.replaceChildren(...symbols.map(cell))
  }
  async function drop(at: number) {
    const frames = [
      { transform: 'translateY(-60%)' },
      { transform: 'translateY(6%)', offset: 0.7 },
      { transform: 'none' },
    ]
    const falling = [...(reels[at]?.children ?? [])].map((node) =>
      animate(node, frames, { duration: STOP_MS, easing: 'ease-out' }),
    )
    await Promise.all(falling)
  }
  const rest = () => {
    spinning = false
    frame.classList.remove('spinning')
  }

  return {
    nodes: [sprite, svgPicture('0 0 358 100', art.scene, 'scene'), frame],
    isSpinning: () => spinning,
    stand(window) {
      rest()
      clear()
      for (const [at, symbols] of window.entries()) put(at, symbols)
    },
    spin(strips) {
      if (spinning) return
      spinning = true
      clear()
      setText(result, '转动中…')
      frame.classList.add('spinning')
      if (prefersReducedMotion()) return
      for (const [at, reel] of reels.entries()) {
        const strip = (strips[at] ?? []).slice(0, SPUN)
        reel.replaceChildren(
          el('div', { class: 'strip' }, ...[...strip, ...strip.slice(0, size.rows)].map(cell)),
        )
        reel.classList.add('spin')
      }
    },
    async stop(window, between) {
      clear()
      const falling: Promise<void>[] = []
      for (const [at, symbols] of window.entries()) {
        if (at > 0) await pause(between)
        put(at, symbols)
        falling.push(drop(at))
      }
      await Promise.all(falling)
      rest()
    },
    mark(isHit) {
      for (const [at, reel] of reels.entries())
        for (const [row, node] of [...reel.children].entries()) node.classList.toggle('hit', isHit(at, row))
    },
    drawLines(all) {
      const points = all.map((rows) => rows.map((row, reel) => `${2 * reel + 1},${2 * row + 1}`).join(' '))
      lines.innerHTML = points.map((at) => `<polyline points="${at}"/>`).join('')
    },
    say: (text) => setText(result, text),
  }
}

/** One symbol of the sprite that a cabinet brings. */
export const picture = (symbol: number, className: string, { symbols }: Symbols): SVGSVGElement =>
  svgPicture('0 0 100 100', `<use href="#s${symbol}"/>`, className, symbols[symbol]?.name)

/** The highest pay of each symbol, shown below the reels. */
export const payList = (
  art: Symbols,
  pays: readonly (readonly [symbol: number, text: string])[],
): HTMLElement =>
  el(
    'ol',
    { class: 'pays', 'aria-label': '赔率' },
    ...pays.map(([symbol, text]) =>
      el('li', {}, picture(symbol, 'pay-symbol', art), el('span', { class: 'num' }, text)),
    ),
  )

/** A symbol with its name, for the table of the rules. */
export const ruleSymbol = (art: Symbols, symbol: number, more = ''): HTMLElement =>
  el(
    'span',
    { class: 'rule-symbol' },
    svgPicture('0 0 100 100', `<use href="#s${symbol}"/>`, 'pay-symbol'),
    `${art.symbols[symbol]?.name ?? ''}${more}`,
  )

export const slotStage = (...nodes: readonly Node[]): HTMLElement => el('div', { class: 'slot' }, ...nodes)

export const spinAction = (busy: boolean): { label: string; ready: boolean } =>
  busy ? { label: '转动中…', ready: false } : { label: '开始旋转', ready: true }

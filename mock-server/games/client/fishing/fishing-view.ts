import type { Shot } from '../../fishing.ts'
import type { VenueState } from '../../wire.ts'
import { grouped } from '../amount.ts'
import { secondsUntil } from '../lottery/countdown.ts'
import { animate, buttonElement, el, setText, svgPicture } from '../page/dom.ts'
import type { GameView, Page } from '../page/view.ts'
import { FISH, SEA_BED } from './fish-art.ts'

/** The fish in the water, by kind. Small ones are frequent. */
const SHOAL = [0, 3, 1, 5, 0, 2, 4, 1, 0, 2]
const HIDDEN_MS = 900

type Swimmer = { fish: number; node: HTMLButtonElement }
const nameOf = (fish: number): string => FISH[fish]?.name ?? ''

/** Twenty shots in half a minute, at fish that swim by; the mock backend decides each shot. */
export function fishingView(first: VenueState<'fishing'>, page: Page): GameView<'fishing'> {
  const { table } = first
  const clock = el('strong', { class: 'sea-clock num' })
  const left = el('span', { class: 'sea-left num' })
  const caught = el('span', { class: 'sea-caught num' })
  const caption = el('p', { class: 'sea-said num', 'aria-live': 'polite' }, '下注后点鱼射击')
  const swimmers = SHOAL.map((fish, at) => swimmer(fish, at))
  const sea = el(
    'div',
    { class: 'sea', role: 'group', 'aria-label': '鱼群' },
    svgPicture('0 0 358 60', SEA_BED, 'sea-bed'),
    ...swimmers.map(({ node }) => node),
  )
  const pays = el(
    'ol',
    { class: 'pays', 'aria-label': '倍数' },
    ...table.times.map((times, fish) =>
      el(
        'li',
        {},
        svgPicture('0 0 100 100', FISH[fish]?.body ?? '', 'pay-symbol', nameOf(fish)),
        el('span', { class: 'num' }, `×${times}`),
      ),
    ),
  )
  let open: VenueState<'fishing'>['open'][number] | undefined
  /** The number of shots on the screen, as the mock backend counts them. */
  let shownShots = 0

  function swimmer(fish: number, at: number): Swimmer {
    const node = buttonElement(
      `fish fish-${fish}`,
      () => shoot(fish, node),
      svgPicture('0 0 100 100', FISH[fish]?.body ?? '', 'fish-picture'),
    )
    node.setAttribute('aria-label', `射击${nameOf(fish)}，${table.times[fish] ?? 0} 倍`)
    const place = { lane: at, column: at % 3, row: Math.floor(at / 3) }
    for (const [name, value] of Object.entries(place)) node.style.setProperty(`--${name}`, String(value))
    return { fish, node }
  }
  function shoot(fish: number, node: HTMLElement) {
    if (!open) return page.toast('请先下注，再点鱼射击')
    if (page.decide(open.id, { fish })) aimedAt = node
  }
  let aimedAt: HTMLElement | undefined

  /** What the last shot returned, shown at the fish that was aimed at. */
  function showShot({ fish, hit }: Shot) {
    const node = aimedAt
    aimedAt = undefined
    const unit = (open?.stake ?? 0) / table.shots
    setText(
      caption,
      hit
        ? `击中${nameOf(fish)} ×${table.times[fish]}，+${grouped(Math.floor(unit * (table.times[fish] ?? 0)))}`
        : `${nameOf(fish)}溜走了`,
    )
    if (!node) return
    if (!hit) {
      const shake = [0, 8, -8, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }))
      void animate(node.firstElementChild ?? node, shake, { duration: 260, fill: 'none' })
      return
    }
    node.classList.add('caught')
    setTimeout(() => node.classList.remove('caught'), HIDDEN_MS)
  }
  function timesOf(shots: readonly Shot[]): number {
    return shots.reduce((sum, { fish, hit }) => sum + (hit ? (table.times[fish] ?? 0) : 0), 0)
  }

  return {
    name: '限时捕鱼',
    nodes: [
      el(
        'div',
        { class: 'fishing' },
        el('div', { class: 'sea-head' }, left, clock, caught),
        sea,
        caption,
        pays,
      ),
    ],
    rules: () => ({
      title: '规则与赔率',
      brief: `一局 ${table.shots} 发子弹，点鱼射击，击中按倍数派彩，没射出的子弹退回。`,
      table: {
        head: ['鱼', '倍数 / 命中率'],
        rows: table.times.map((times, fish) => [
          nameOf(fish),
          `×${times} / ${(96 / times).toFixed(2).replace(/\.?0+$/, '')}%`,
        ]),
      },
      lines: [
        `一局 ${table.shots} 发，限时 ${Math.round(table.roundMs / 1_000)} 秒。每发为投注额的 ${table.shots} 分之一，击中按倍数派彩。`,
        '鱼的位置和快慢不影响命中，只看射哪一种鱼。',
        '时间到或提前收网时，没有射出的子弹按每发金额退回场馆余额，不算投注，也不计打码量；一发未射则整局退回。中途离开的，时间到后退回。',
        '理论返还率 96.0%，射哪种鱼都一样。',
      ],
    }),
    render(state) {
      open = state.open[0]
      const shots = open?.pick.shots ?? []
      const shot = shots.at(-1)
      if (open && shot && shots.length > shownShots) showShot(shot)
      shownShots = shots.length
      sea.classList.toggle('live', open !== undefined)
      setText(left, `子弹 ${table.shots - shots.length}`)
      setText(caught, `已得 ×${timesOf(shots)}`)
      this.tick?.(state)
    },
    async reveal({ result: { shots }, stake, returned }) {
      const rest = table.shots - shots.length
      const came = `收网：击中 ${shots.filter(({ hit }) => hit).length} 条，派彩 ${grouped(returned)}`
      // The settled bet has the stake of the fired shots, the open one that of all.
      const back = rest > 0 && open ? `，未用 ${rest} 发退回 ${grouped(open.stake - stake)}` : ''
      setText(caption, `${came}${back}`)
    },
    voided() {
      setText(caption, '本局一发未射，子弹全部退回')
    },
    pick: () => ({ pick: {} }),
    action: (state) =>
      state.open.length > 0
        ? { label: '捕鱼中…', ready: false }
        : { label: `开始捕鱼 · ${table.shots} 发`, ready: true },
    moves: (state) =>
      state.open
        .slice(0, 1)
        .map(({ id }) => ({ bet: id, label: '收网结算', action: { end: true }, ready: true })),
    placed() {
      setText(caption, '开始！点鱼射击')
    },
    tick(state) {
      const [bet] = state.open
      setText(clock, bet ? `${secondsUntil(bet.dueAt, page.now())} 秒` : '')
    },
  }
}

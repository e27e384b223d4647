import type { MockControl } from '../../control/control.ts'

export type Fault = Awaited<ReturnType<MockControl['faults']>>[number]

export type Preset = { name: string; says: string; faults: readonly Fault[] }

export const EVERY_CALL = '*'

/** Faults for the whole network. Slow 3G has the numbers of the same preset in Chrome's tools. */
export const PRESETS: readonly Preset[] = [
  { name: '正常', says: '网络正常', faults: [] },
  {
    name: '高延迟',
    says: '每次请求晚 0.6 至 0.9 秒',
    faults: [{ kind: 'slow', endpoint: EVERY_CALL, delayMs: 600, jitterMs: 300 }],
  },
  {
    name: '慢速 3G',
    says: '每次请求晚 2 秒，回答每秒 50 kB',
    faults: [{ kind: 'slow', endpoint: EVERY_CALL, delayMs: 2_000, bytesPerSecond: 50_000 }],
  },
  {
    name: '验证页',
    says: '防护系统拦下全部请求，回答成了验证网页（403）',
    faults: [{ kind: 'http', endpoint: EVERY_CALL, status: 403, body: 'html' }],
  },
  {
    name: '维护页',
    says: '前置服务器拒绝全部请求，回答成了维护网页（503）',
    faults: [{ kind: 'http', endpoint: EVERY_CALL, status: 503, body: 'html' }],
  },
  { name: '离线', says: '请求全部送不到', faults: [{ kind: 'offline', endpoint: EVERY_CALL }] },
]

/** The preset that is in force, if the faults are exactly its own. */
export const presetOf = (faults: readonly Fault[]): Preset | undefined =>
  PRESETS.find(({ faults: own }) => textOf(own) === textOf(faults))

const textOf = (faults: readonly Fault[]): string =>
  JSON.stringify(faults.map((fault) => Object.entries(fault).sort(([a], [b]) => (a < b ? -1 : 1))))

import type { MockControl } from '#mock/control/control.ts'
import { REFUSED } from '../support/servers/mock.ts'
import { type Draw, drawOf } from './draw.ts'

export type Fault = Awaited<ReturnType<MockControl['faults']>>[number]

const FAULTS_A_BATCH = 20
/** Of the seed's steps none is this far: a batch shares no choices with a step. */
const BATCHES_FROM = 1_000_000_000

const WEIGHTS = {
  slow: 30,
  http: 20,
  drop: 15,
  truncated: 12,
  patch: 9,
  refuse: 10,
  hang: 2,
  'session over': 1,
  maintenance: 1,
}

/** What a backend might put where it does not belong. */
const PATCHES: [Record<string, unknown>, ...Record<string, unknown>[]] = [
  { data: null },
  { data: [] },
  { data: 'x' },
  { code: '200' },
  { message: 5 },
  { 'data.balance': 'NaN' },
  { 'data.userbalance': -0.001 },
  { 'data.data': null },
  { 'data.last_page': 1e9 },
  { 'data.list': {} },
]

/**
 * The next twenty faults: this many percent of the requests that come are answered badly, one after the other at random
 * distances.
 */
export function faultBatch(seed: number, batch: number, percent: number): Fault[] {
  const draw = drawOf(seed, BATCHES_FROM + batch)
  let skip = 0
  return Array.from({ length: FAULTS_A_BATCH }, () => {
    // A fault that was taken does not count for those after it: only untouched requests do.
    skip += draw.between(0, Math.round(2 * (100 / percent - 1)))
    return { ...faultOf(draw), endpoint: '*', skip, times: 1 }
  })
}

function faultOf(draw: Draw): Omit<Fault, 'endpoint'> & Fault {
  const endpoint = '*'
  const kind = draw.weighed(WEIGHTS)
  const applied = draw.chance(0.5)
  switch (kind) {
    case 'slow':
      return { endpoint, kind, delayMs: draw.between(200, 3_000) }
    case 'http':
      return {
        ...{ endpoint, kind, applied },
        ...{ status: draw.pick([500, 502, 503, 404, 429]), body: draw.pick(['json', 'html', 'empty']) },
      }
    case 'truncated':
      return { endpoint, kind, keep: draw.between(0, 80) }
    case 'patch':
      return { endpoint, kind, fields: draw.pick(PATCHES) }
    case 'refuse':
      return { endpoint, kind, code: REFUSED, message: draw.pick(['系统繁忙，请稍后再试', '<b>x</b>', '']) }
    case 'session over':
      return { endpoint, kind: 'refuse', code: 401, message: '请先登录' }
    case 'maintenance':
      return { endpoint, kind: 'refuse', code: 503, message: '系统维护中' }
    default:
      return kind === 'hang' ? { endpoint, kind } : { endpoint, kind, applied }
  }
}

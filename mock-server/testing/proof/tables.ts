import { SUCCESS } from '#contracts/wire/envelope.ts'
import type { MockUnderTest } from './mock-under-test.ts'
import type { Call, Tables } from './model/state.ts'
import { SECOND } from './model/time.ts'
import { centsOf, ProofFailure } from './same.ts'

/** Tables that the mock backend publishes, read over the wire like any client. */

type Row = Record<string, unknown>
type Promotion = { id: string; title: string; start_time?: string; end_time?: string }
/** `YYYY-MM-DD HH:mm:ss` of Beijing as epoch ms. */
const momentOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`)
const RATES = ['realperson', 'sport', 'e_sport', 'joker', 'electron', 'lottery'] as const
const RANGES = ['bank', 'alipay', 'wechat', 'usdt-erc20', 'usdt-trc20'] as const

export async function readTables(real: MockUnderTest, token: string, now: number): Promise<Tables> {
  const data = async (
    path: string,
    wire: unknown = {},
    method: Call['method'] = 'POST',
  ): Promise<unknown> => {
    const answer = await real.call({ method, path, wire, token }, now)
    if (answer.code !== SUCCESS) throw new ProofFailure(`${path}: ${answer.message}`)
    return answer.data
  }
  const levels = (await data('/api/uservip')) as Row[]
  const packets = (await data('/api/userredpacket', undefined, 'GET')) as { max_times: number; rules: Row[] }
  const activities = (await data('/api/activitylist')) as { data: Promotion[] }
  const member = (await data('/api/user')) as Row
  const accounts = (await data('/api/getpaybank')) as Row[]
  const ranges = await Promise.all(
    RANGES.map(async (type) => [type, (await data('/api/getPayRange', { type })) as Row] as const),
  )
  return {
    levels: levels.map((level) => ({
      recharge: centsOf(level.recharge),
      flow: centsOf(level.flow),
      // Percent with up to four decimals, as millionths.
      rates: Object.fromEntries(
        RATES.map((kind) => [kind, Number(Number(level[kind]).toFixed(4).replace('.', ''))]),
      ),
    })),
    steps: packets.rules.map((rule) => ({
      recharge: centsOf(rule.recharge),
      packets: Number(rule.day_flow),
      most: centsOf(rule.flow_money),
    })),
    maxTimes: packets.max_times,
    ranges: Object.fromEntries(
      ranges.map(([type, row]) => [type, { min: centsOf(row.min_price), max: centsOf(row.max_price) }]),
    ),
    usdt: {
      rate: Number(Number(member.withdrawusdtrate).toFixed(6).replace('.', '')),
      erc: centsOf(member.withdrawcashfee),
      trc: centsOf(member.withdrawfeeusdttrc),
    },
    accounts: accounts.map(({ bank_no }) => String(bank_no)),
    titles: Object.fromEntries(activities.data.map(({ id, title }) => [id, title])),
    windows: Object.fromEntries(
      activities.data.map(({ id, start_time: start, end_time: end }) => [
        id,
        { from: start ? momentOf(start) : 0, to: end ? momentOf(end) + SECOND : Number.POSITIVE_INFINITY },
      ]),
    ),
  }
}

import { SUCCESS } from '#contracts/envelope.ts'
import type { MockUnderTest } from './mock-under-test.ts'
import type { Call, Tables } from './model/state.ts'
import { centsOf, ProofFailure } from './same.ts'

/** Tables that the mock backend publishes, read over the wire like any client. */

type Row = Record<string, unknown>
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
  const activities = (await data('/api/activitylist')) as { data: { id: string; title: string }[] }
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
  }
}

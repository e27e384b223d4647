import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const NOON = Date.UTC(2026, 4, 1, 4)

/**
 * A script that prints what a phone in another zone computes. It runs in a process of its own, because a process
 * reads its zone at the start.
 */
const PROBE = `
import { beijingDay, formatBeijing, parseBeijing, startOfBeijingDay } from '${new URL('beijing-time.ts', import.meta.url)}'
import { dateFilterWindow } from '${new URL('beijing-windows.ts', import.meta.url)}'
import { redPacketWindow } from '${new URL('red-packet-window.ts', import.meta.url)}'
const moments = [0, 1_741_503_600_000, 1_762_063_200_000, ${NOON}, 1_709_222_399_000]
console.log(JSON.stringify(moments.map((ms) => [
  formatBeijing(ms), beijingDay(ms), startOfBeijingDay(ms), parseBeijing(formatBeijing(ms)),
  dateFilterWindow(4, ms), redPacketWindow(ms), new Date(2026, 0, 1).getTime(),
])))`

const inZone = (zone: string): unknown[][] =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', PROBE], {
      env: { ...process.env, TZ: zone },
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      encoding: 'utf8',
    }),
  )

describe('phones in any time zone', () => {
  it('compute the same times', { timeout: 30_000 }, () => {
    const withoutZone = (rows: unknown[][]) => rows.map((row) => row.slice(0, -1))
    const home = inZone('Asia/Shanghai')
    const zones = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati']
    const others = zones.map(inZone)
    for (const other of others) expect(withoutZone(other)).toEqual(withoutZone(home))
    // The last column is the phone's own midnight: it differs, so the zones were really set.
    expect(new Set([home, ...others].map((rows) => rows[0]?.at(-1))).size).toBe(5)
  })
})

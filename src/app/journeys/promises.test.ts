import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../../..', import.meta.url).pathname

/** Fees, times and guarantees of a site that the app does not know (docs/rules.md#promises). */
const PROMISES =
  /免手续费|不收手续费|省手续费|24 ?小时(?:值守|在线|客服)|7 ?[×x*] ?24|(?:秒|即时|实时|立即)到账|分钟内|工作日|安全保障|(?:账户和资金|余额|记录)不受影响|(?:每日|北京时间) ?1[02]:00|(?:需|增加) ?1 ?倍/

test('no text of the app promises more than the answers and the specification say', () => {
  const files = globSync(['src/**/*.{ts,tsx,html}', 'contracts/messages*.ts'], { cwd: ROOT })
  const texts = files.filter((file) => !/\.test\.|test-support/.test(file))
  expect(texts.length).toBeGreaterThan(300)
  const lines = texts.flatMap((file) =>
    readFileSync(ROOT + file, 'utf8')
      .split('\n')
      .filter((line) => PROMISES.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(lines).toEqual([])
})

test('the static page of customer service names no limit, which only the site knows', () => {
  const page = readFileSync(`${ROOT}src/public/kf.html`, 'utf8').replace(/[\s\S]*<main>/, '')
  expect(page.replace(/<[^>]*>|[TE]RC20/g, '').match(/\d+/g)).toEqual(null)
})

import { describe, expect, test } from 'vitest'
import { settingsToBrand, settingsWithout } from '../../control/brand-settings.ts'
import { emptyWorld } from '../../scenarios/demo/seed.ts'
import { readBrand } from './brand.ts'
import { colourNotes } from './brand-colours.ts'
import { type BrandCurrency, CURRENCIES } from './brand-currency.ts'
import { wordsOf } from './brand-words.ts'

const svg = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)}`
const problemsOf = (given: unknown): string => {
  const read = readBrand(given)
  return 'problems' in read ? read.problems.map(({ text }) => text).join('\n') : ''
}
const with_ = (more: object) => problemsOf({ name: '蓝港', ...more })

test('a brand is its name, and whatever else it names; a single colour counts for both themes', () => {
  expect(readBrand({ name: ' 蓝港 ' })).toEqual({ brand: { name: '蓝港' } })
  const grey = '#808080'
  expect(problemsOf({ name: '蓝港', colours: { main: grey } }).match(/#808080/g)).toHaveLength(2)
})

test.each([
  [[], '应是一个 JSON 对象'],
  [{}, 'name：品牌名是 1 到 12 个字符'],
  [{ name: '' }, 'name：品牌名是 1 到 12 个字符'],
  [{ name: '<b>' }, 'name：品牌名是 1 到 12 个字符，不含 < 和 >'],
  [{ name: '蓝港', colour: '#123456' }, '不认识 colour'],
  [{ name: '蓝港', colours: { main: 'blue' } }, 'colours.main：颜色写成 #rrggbb'],
  [{ name: '蓝港', contact: { service: 'http://a.example' } }, 'contact.service：联系地址写成 https:// 开头'],
  [{ name: '蓝港', contact: { service: 'https://a:b@c.example' } }, 'contact.service：联系地址'],
  [{ name: '蓝港', currency: { sign: '$' } }, 'currency.unit：货币单位是 1 到 4 个字符'],
  [{ name: '蓝港', currency: { sign: '$', unit: '美元' } }, 'currency.rate：汇率写成 1 USDT 合多少'],
])('%j is refused by its place and its reason', (given, reason) => {
  expect(problemsOf(given)).toContain(reason)
})

describe('a logo', () => {
  test('is a drawing or a PNG that runs and fetches nothing', () => {
    expect(with_({ logo: svg('<path d="M0 0h1"/><use href="#a"/>') })).toBe('')
    expect(with_({ logo: 'data:image/png;base64,iVBORw0KGgo=' })).toBe('')
    expect(with_({ logo: `data:image/svg+xml;base64,${btoa('<svg></svg>')}` })).toBe('')
  })
  test.each([
    svg('<script>1</script>'),
    svg('<g onload="x()"/>'),
    svg('<image href="https://a.example/x.png"/>'),
    svg('<a href="javascript:x()"/>'),
    svg('<foreignObject/>'),
    `data:image/svg+xml;base64,${btoa('<svg><script/></svg>')}`,
    'data:image/svg+xml,%E0%A4%A',
    'data:text/html,<svg>',
    'https://a.example/logo.svg',
    svg('x'.repeat(140_000)),
  ])('is none as %.60s', (logo) => {
    expect(with_({ logo })).toMatch(/标志/)
  })
})

test('a colour that is hard to read is refused with the pair, the ratio and a shade that would do', () => {
  const told = with_({ colours: { main: { dark: '#1a73e8', light: '#0b57b0' } } })
  expect(told).toMatch(/^主色（深色）#1a73e8 .+的对比度是 2\.\d\d，至少要 4\.5；可改成 #[0-9a-f]{6}$/)
  const shade = told.slice(-7)
  expect(with_({ colours: { main: { dark: shade, light: '#0b57b0' } } })).toBe('')
  expect(with_({ colours: { second: '#e7c27d' } })).toMatch(/^辅色（浅色）#e7c27d/)
})

test('words: the name, the unit but not 美元 or 元旦, the sign', () => {
  const words = wordsOf({ name: '$&港', currency: { ...HKD, sign: '₮', unit: 'U' } })
  expect(words('欢迎来到云舟；云舟电子')).toBe('欢迎来到$&港；$&港电子')
  expect(words('单笔 100 - 5,000 元起，满1万元；金额（元） ¥\u00a012.00')).toBe(
    '单笔 100 - 5,000 U起，满1万U；金额（U） ₮\u00a012.00',
  )
  expect(words('美元平台，元旦，公元')).toBe('美元平台，元旦，公元')
  expect(words(' 元')).toBe(' U')
  expect(wordsOf({ name: '蓝港' })('云舟 100 元 ¥ 1')).toBe('蓝港 100 元 ¥ 1')
})

test('a colour that somebody takes for failure is noted, and can be used', () => {
  const red = { main: { dark: '#ff7a6b', light: '#a3141c' } }
  expect(with_({ colours: red })).toBe('')
  expect(colourNotes(red)).toEqual([
    expect.stringMatching(/^主色（深色）#ff7a6b 与表示失败的颜色 #f5705f 很接近/),
    expect.stringMatching(/^主色（浅色）#a3141c 与/),
  ])
  expect(colourNotes({ main: { dark: '#6db3ff', light: '#0b57b0' } })).toEqual([])
})

const HKD: BrandCurrency = {
  sign: 'HK$',
  unit: '港元',
  rate: 7.8,
  ways: ['card', 'usdt'],
  deposit: [100, 50_000],
  withdrawal: [100, 20_000],
}

describe('a currency', () => {
  test('that the console offers can be used', () => {
    for (const { name, ...currency } of CURRENCIES) expect([name, with_({ currency })]).toEqual([name, ''])
  })
  test.each([
    [{ rate: 25_400 }, /^currency\.rate：.+1 USDT 合 25400 港元时，它们会小得不像真的$/],
    [{ rate: 0.01 }, /大得不像真的$/],
    [{ ways: ['usdt'] }, /^currency\.ways：要有 card/],
    [
      { deposit: [10_000, 50_000] },
      /^currency\.deposit 最少：10000 港元按这个汇率是 1282\.05 USDT，应在 0\.5 到 200 USDT/,
    ],
    [{ deposit: [100, 200] }, /^currency\.deposit 最多：/],
    [{ withdrawal: [1_000, 20_000], deposit: [100, 800] }, /导览会充值并取款 1000 港元/],
  ])('whose parts do not belong together (%j) is refused', (change, reason) => {
    expect(with_({ currency: { ...HKD, ...change } })).toMatch(reason)
  })
})

describe('the settings of a brand', () => {
  const brand = { name: '蓝港', contact: { service: 'https://a.example/' }, currency: HKD }
  const { settings } = emptyWorld({ seed: 1, now: 0, clock: { stopped: true } }).site
  test('are its name, its links and what its currency brings, and the demo’s own again when it goes', () => {
    const toBrand = settingsToBrand(brand, settings)
    expect(toBrand).toMatchObject({
      title: '蓝港',
      serviceUrl: 'https://a.example/',
      usdtRate: 7_800_000,
      payWays: { card: true, usdt: true, wechat: false },
      payRanges: { bank: { min: 10_000, max: 5_000_000 } },
      maxWithdrawal: 2_000_000,
    })
    const branded = { ...settings, ...toBrand }
    expect(settingsToBrand(brand, branded)).toEqual({})
    expect({ ...branded, ...settingsWithout(brand, branded) }).toEqual(settings)
  })
  test('replace those of another brand, whose world this is', () => {
    const others = { ...settings, ...settingsToBrand({ ...brand, name: '红帆' }, settings) }
    expect({ ...others, ...settingsToBrand(brand, others) }).toEqual({
      ...settings,
      ...settingsToBrand(brand, settings),
    })
  })
  test('leave what a scenario or a person has set', () => {
    const set = { ...settings, payWays: { ...settings.payWays, card: false } }
    expect(settingsToBrand(brand, set)).not.toHaveProperty('payWays')
    expect(settingsWithout(brand, set)).not.toHaveProperty('payWays')
  })
})

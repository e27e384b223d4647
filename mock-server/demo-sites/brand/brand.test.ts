import { describe, expect, test } from 'vitest'
import { settingsOf, settingsWithout } from '../../control/brand-settings.ts'
import { readBrand } from './brand.ts'
import { wordsOf } from './brand-words.ts'

const svg = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)}`
const problemsOf = (given: unknown): string => {
  const read = readBrand(given)
  return 'problems' in read ? read.problems.join('\n') : ''
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

test('words: the name but not a person’s, the unit but not 美元 or 元旦, the sign', () => {
  const words = wordsOf({ name: '$&港', currency: { sign: '₮', unit: 'U' } })
  expect(words('欢迎来到云舟，林云舟；云舟电子')).toBe('欢迎来到$&港，林云舟；$&港电子')
  expect(words('单笔 100 - 5,000 元起，满1万元；金额（元） ¥\u00a012.00')).toBe(
    '单笔 100 - 5,000 U起，满1万U；金额（U） ₮\u00a012.00',
  )
  expect(words('美元平台，元旦，公元')).toBe('美元平台，元旦，公元')
  expect(words(' 元')).toBe(' U')
  expect(wordsOf({ name: '蓝港' })('云舟 100 元 ¥ 1')).toBe('蓝港 100 元 ¥ 1')
})

test('its links are settings of the site, which the demo’s own replace when it goes', () => {
  const brand = { name: '蓝港', contact: { service: 'https://a.example/' } }
  expect(settingsOf(brand)).toEqual({ title: '蓝港', serviceUrl: 'https://a.example/' })
  expect(settingsWithout(brand)).toEqual({ title: '云舟', serviceUrl: 'mock:service' })
})

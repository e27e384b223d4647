import { expect, test } from 'vitest'
import { isTooHeavy } from './html-weight.ts'

const times = (n: number, text: string | ((at: number) => string)) =>
  Array.from({ length: n }, (_, at) => (typeof text === 'string' ? text : text(at))).join('')

test.each([
  ['an empty text', ''],
  ['long plain text', times(20_000, '正文内容。')],
  [
    'a long article',
    times(400, '<h3>标题</h3><p>一段<b>重点</b>和<a href="https://a.example">链接</a>。<br>'),
  ],
  ['a table without closing tags', `<table>${times(300, '<tr><td>1<td>2<td>3')}</table>`],
  ['a long list without closing tags', `<ul>${times(900, '<li>一项')}</ul>`],
  ['one formatting element that is never closed', `<b>${times(500, '<p>段落</p>')}`],
  ['lists in lists', `${times(40, '<ul><li>')}x`],
  ['numbers that look like tags', times(9_000, 'a < 3 ')],
  ['spans that end with their paragraph', times(300, '<p><span>文字</p>')],
  ['equal fonts that nobody closes', times(300, '<p><font color="red">文字</p>')],
  ['elements that close themselves', `<svg>${times(300, '<path d="M0 0"/>')}</svg>`],
  [
    'a text from a word processor',
    `<!--[if gte mso 9]><xml>${times(400, '<w:LsdException Locked="false" Name="List"/>')}</xml><![endif]--><p>正文</p>`,
  ],
  [
    'a picture in the text',
    `<p><img alt="图" src="data:image/png;base64,${times(20_000, 'AAAA')}"></p><p>正文</p>`,
  ],
])('%s is shown', (_, html) => {
  expect(isTooHeavy(html)).toBe(false)
})

const OPEN = times(90, (at) => `<b a${at}>`)
const ENDS = times(90, '</b>')
const BLOCKS = times(4_800, '<p>x')

test.each([
  ['200,001 characters', 'x'.repeat(200_001)],
  ['formatting elements left open before many blocks', OPEN + BLOCKS],
  ['the same in upper case', (OPEN + BLOCKS).toUpperCase()],
  ['formatting elements reopened in each cell', `${times(90, '<i><u>')}<table>${times(4_000, '<tr><td>x')}`],
  ['ends in a comment', `<p>${OPEN}<!--${ENDS}--></p>${BLOCKS}`],
  ['ends after a comment that has ended', `<p>${OPEN}<!-->${BLOCKS}-->`],
  ['ends in a cell, where they close nothing', `<p>${OPEN}<table><tr><td>${ENDS}</table>${BLOCKS}`],
  ['ends in a style', `<p>${OPEN}<style>${ENDS}</style>${BLOCKS}`],
  ['blocks after a comment that a style has as text', `<p>${OPEN}<style><!--</style>${BLOCKS}`],
  ['ends in an attribute', `${OPEN}<p title="${ENDS}">${BLOCKS}`],
  ['ends behind quotes that are none', `${OPEN}<p " ><p title="x" id="${ENDS}">${BLOCKS}`],
  ['a comment behind quotes that are none', `${OPEN}<p " ><p title="x" id="<!--">${BLOCKS}`],
  ['a deep nesting', times(201, '<div>')],
  ['very many elements', times(3_001, '<br>')],
  ['ends that open a paragraph', times(3_001, '</p>x')],
  ['ends that break a line', times(3_001, '</br>')],
  [
    'text that opens formatting elements anew behind each end',
    `${times(99, '<div>')}${times(98, (at) => `<b a${at}>`)}${times(99, 'x</div>')}`,
  ],
  ['ends of formatting elements around blocks', `<i>${times(100, '<div>')}${times(3_001, '</i>x')}`],
  ['comments', times(3_001, '<!-->')],
  ['declarations, which are comments', times(3_001, '<!a>')],
  ['instructions, which are comments', times(3_001, '<?a>')],
  ['ends without a name, which are comments', times(3_001, '</ >')],
  ['cells whose rows are left out', times(1_100, '<table><td></table>')],
  ['a tag of very many attributes', `<p ${times(101, (at) => `a${at} `)}>`],
  ['the same behind a quote in a name', `<p a"b ${times(101, (at) => `a${at}/`)}">`],
  ['many attributes in many tags', times(2_200, '<p a b c="" d=1 e/f g>')],
  ['tags in a value without an end', `<p title='${times(3_000, `<b a=${'x'.repeat(50)}`)}`],
  ['an end of very many attributes', `<p>x</p ${times(101, (at) => `a${at} `)}>`],
  ['hundreds of pictures', times(151, '<img src="https://a.example/1.png">')],
  [
    'the same, called image, which the parser reads as img',
    times(151, '<IMAGE src="https://a.example/1.png"></image>'),
  ],
])('%s is not', (_, html) => {
  expect(isTooHeavy(html)).toBe(true)
})

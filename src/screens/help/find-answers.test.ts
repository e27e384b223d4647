import { expect, test } from 'vitest'
import { answersIn, findAnswers } from './find-answers.ts'

const HTML = `<h3>充值</h3>
<h4>充值多久到账？</h4><p>付款成功后<b>自动</b>入账。</p>
<h4>USDT 该选哪个协议？</h4><p>以钱包的网络为准，充值前核对。</p>`

const answers = answersIn(HTML, 1)

test('an answer is the text below a heading; a heading of headings is not an answer', () => {
  expect(answers).toEqual([
    { question: '充值多久到账？', text: '付款成功后自动入账。', type: 1, isTerms: false },
    { question: 'USDT 该选哪个协议？', text: '以钱包的网络为准，充值前核对。', type: 1, isTerms: false },
  ])
})

test.each([
  ['充值', ['充值多久到账？', 'USDT 该选哪个协议？']],
  ['ｕｓｄｔ 钱包', ['USDT 该选哪个协议？']],
  ['存款 自动', ['充值多久到账？']],
  ['取款', []],
  ['  ', []],
])('%s finds %j', (typed, questions) => {
  expect(findAnswers(answers, typed).map(({ question }) => question)).toEqual(questions)
})

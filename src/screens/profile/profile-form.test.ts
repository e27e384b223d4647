import { expect, test } from 'vitest'
import { changesOf, checkProfile } from './profile-form.ts'

const good = { mobile: '13800138000', email: 'a.b@mail.example', birthday: '1992-06-18' }
const check = (change: Partial<typeof good>) => checkProfile({ ...good, ...change }, '2026-05-01')

test('accepts what is valid or unchanged', () => {
  expect(check({})).toEqual([])
  expect(checkProfile({}, '2026-05-01')).toEqual([])
  expect(check({ birthday: '1980-01-01' })).toEqual([])
  expect(check({ birthday: '2026-05-01' })).toEqual([])
})

test.each([
  [{ mobile: '12800138000' }, '请输入正确手机号'],
  [{ mobile: '1380013800' }, '请输入正确手机号'],
  [{ mobile: '１３８００１３８０００' }, '请输入正确手机号'],
  [{ email: 'a@b' }, '请输入正确邮箱号'],
  [{ email: 'a b@mail.example' }, '请输入正确邮箱号'],
  [{ birthday: '1992-02-30' }, '请输入正确的日期格式：YYYY-MM-DD'],
  [{ birthday: '1992/06/18' }, '请输入正确的日期格式：YYYY-MM-DD'],
  [{ birthday: '1979-12-31' }, '生日不能早于1980-01-01'],
  [{ birthday: '2026-05-02' }, '生日不能晚于今日'],
  [{ mobile: 'x', email: 'x', birthday: 'x' }, '请输入正确手机号'],
])('%o: %s', (change, text) => expect(check(change)[0]?.text).toBe(text))

const known = { mobile: '13800138000', email: 'a.b@mail.example', birthday: '' }

test.each([
  ['nothing was typed', {}, {}],
  ['what is the same but for its edges', { mobile: ' 13800138000 ', email: 'a.b@mail.example ' }, {}],
  ['the same number in groups', { mobile: '+86 138 0013 8000' }, {}],
  ['another number, bare', { mobile: '139-0013 ８０００' }, { mobile: '13900138000' }],
  ['what was emptied', { mobile: '', email: '  ', birthday: '' }, {}],
  ['what is new', { birthday: '1992-06-18' }, { birthday: '1992-06-18' }],
  [
    'what is another, beside what was emptied',
    { mobile: '', email: ' c@mail.example' },
    { email: 'c@mail.example' },
  ],
])('sends only what was filled in and differs: %s', (_, typed, changes) =>
  expect(changesOf(typed, known)).toEqual(changes))

test('a number that the backend masks or writes in groups is unchanged as long as nobody types another', () => {
  for (const mobile of ['138****8000', '138 0013 8000'])
    expect(changesOf({ mobile }, { ...known, mobile })).toEqual({})
})

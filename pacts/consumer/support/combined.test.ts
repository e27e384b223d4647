import { expect, it } from 'vitest'
import { OrNull, split } from './combined.ts'

it('leaves the example, and returns the rules by path', () => {
  const rows = { 'pact:matcher:type': 'type', min: 1, value: [{ memo: new OrNull('^.*$', '备注'), id: 7 }] }
  const oneOf = (regex: string) => ({
    combine: 'OR',
    matchers: [{ match: 'regex', regex }, { match: 'null' }],
  })
  expect(split({ code: 200, data: { rows, none: new OrNull('^$', null) } })).toEqual({
    body: {
      code: 200,
      data: { rows: { ...rows, value: [{ memo: '备注', id: 7 }] }, none: null },
    },
    rules: { '$.data.rows[*].memo': oneOf('^.*$'), '$.data.none': oneOf('^$') },
  })
})

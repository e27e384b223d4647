import { expect, test } from 'vitest'
import { contract } from '#contracts/index.ts'
import { readAnswer } from './answer.ts'
import { onContractError, sayOnce } from './contract-report.ts'

const read = (data: unknown) =>
  readAnswer({ route: contract.member.user, silent: false }, { code: 200, message: '', data })

test('production logs each breach once, with its place and no data of the member', async () => {
  const said: string[] = []
  onContractError(sayOnce((line) => said.push(line)))
  const user = { username: 'geheim', mobile: { no: 'geheim' }, balance: 'geheim', birthday: 'geheim' }
  for (const data of [user, user, 'geheim', []]) {
    await expect(read(data)).rejects.toThrow('POST /api/user')
  }
  expect(said[0]).toMatch(/^contract: POST \/api\/user: .*data\.balance no amount/)
  expect(said.length).toBe(new Set(said).size)
  expect(said.join()).not.toContain('geheim')
})

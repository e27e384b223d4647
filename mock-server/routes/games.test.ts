import { expect, it } from 'vitest'
import { DEMO } from '../scenarios/personas.ts'
import { answerData, callsTo } from '../testing/test-calls.ts'

it('a launched game has the address of the games page with a new ticket', async () => {
  const { call } = await callsTo('member-with-money')
  const launch = { plat_name: 'yzdz', game_type: '', game_code: 'yzdz-001', is_mobile_url: 1 }
  const { url } = answerData<{ url: string }>(await call('games.getGameUrl', launch, DEMO.username))
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:8787\/venue\/\?ticket=[a-km-np-z2-9]{24}$/)
})

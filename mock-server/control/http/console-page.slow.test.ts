import { expect, test, vi } from 'vitest'
import { contractRoutes } from '../../server/contract-routes.ts'
import { mockServers } from '../../testing/test-mock-server.ts'

// The script is bundled and the page rendered at their first request, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const start = mockServers()

test('the console is served where control over HTTP is open, and nowhere else', async () => {
  const open = await start()
  const page = await fetch(`${open.url}/_console/`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('data-console="page"')
  const closed = await start({ providerStates: false })
  for (const path of ['/_console/', '/_console/console.js', '/_console/contract/'])
    expect((await fetch(closed.url + path)).status).toBe(404)
})

test('its script is one classic script that has the verbs and no line of the mock backend', async () => {
  const { url } = await start()
  const answer = await fetch(`${url}/_console/console.js`)
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  const script = await answer.text()
  expect(() => new Function(script)).not.toThrow()
  expect(script).toContain('/_mock/')
  expect(script).not.toMatch(/faker|mirage|pretender|yunzhou-demo-mock/i)
})

test('the page of the contract is beside it, with the operations that the calls lead to', async () => {
  const { url } = await start()
  const page = await (await fetch(`${url}/_console/contract/`)).text()
  for (const { name } of contractRoutes) expect(page).toContain(`"operationId":"${name}"`)
})

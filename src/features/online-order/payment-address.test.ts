import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

const load = async (hosts?: string, backend: 'mock' | 'real' = 'real') => {
  vi.stubEnv('VITE_BACKEND', backend)
  if (hosts !== undefined) vi.stubEnv('VITE_PAYMENT_HOSTS', hosts)
  return (await import('./payment-address.ts')).paymentAddress
}

test('without trusted hosts every https page of payments opens', async () => {
  const paymentAddress = await load()
  expect(paymentAddress('https://pay.example/order?id=1')).toBe('https://pay.example/order?id=1')
  expect(paymentAddress('http://pay.example/')).toBeUndefined()
})

test('with trusted hosts no other opens, nor one that only looks like it', async () => {
  const paymentAddress = await load('pay.example, cashier.example:8443')
  expect(paymentAddress('https://pay.example/a')).toBe('https://pay.example/a')
  expect(paymentAddress('https://cashier.example:8443/')).toBe('https://cashier.example:8443/')
  for (const other of [
    'https://evil.example/',
    'https://pay.example.evil.example/',
    'https://pay.example@evil.example/',
    'https://a.pay.example/',
    'https://cashier.example/',
  ])
    expect(paymentAddress(other), other).toBeUndefined()
})

test('the mock backend’s own payment page opens wherever the demo is', async () => {
  const paymentAddress = await load('pay.example', 'mock')
  expect(paymentAddress('https://demo.example/venue.html?order=1')).toBe(
    'https://demo.example/venue.html?order=1',
  )
})

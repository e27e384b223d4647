import { expect, test } from 'vitest'
import {
  ADDRESS_CHANGES,
  ADDRESS_LINKS,
  etherAddress,
  SEEDS,
  tronAddress,
} from '#contracts/test-corpora/addresses.ts'
import { judgeAll } from '#contracts/test-corpora/run.ts'
import { addressIn, addressShape, bareAddress } from './address-form.ts'

const MAKERS = [
  { protocol: 'TRC20', make: tronAddress },
  { protocol: 'ERC20', make: etherAddress },
] as const

test('the corpus knows the checksum of an address that is public', () => {
  expect(SEEDS.map(tronAddress).every((address) => /^T/.test(address))).toBe(true)
  expect(new Set(SEEDS.map(etherAddress)).size).toBe(SEEDS.length)
})

test('an address is found odd when it is none of its protocol, and only then', () => {
  judgeAll(
    'addresses: USDT',
    [MAKERS, SEEDS, ADDRESS_CHANGES],
    ([{ protocol, make }, seed, { what, change, isOdd }]) => {
      const typed = bareAddress(change(make(seed)))
      return addressShape(protocol, typed).isOdd === isOdd ? undefined : `${protocol} ${what}: ${typed}`
    },
  )
})

test('an address of the one protocol is odd for the other', () => {
  for (const seed of SEEDS) {
    expect(addressShape('ERC20', tronAddress(seed)).isOdd).toBe(true)
    expect(addressShape('TRC20', etherAddress(seed)).isOdd).toBe(true)
  }
})

test('a scanned link gives its address, character by character', () => {
  judgeAll('addresses: scanned', [MAKERS, SEEDS, ADDRESS_LINKS], ([{ make }, seed, link]) => {
    const found = addressIn(link(make(seed)))
    return found === make(seed) ? undefined : `${link(make(seed))} gives ${found}`
  })
})

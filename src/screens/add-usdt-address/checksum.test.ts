import { expect, test } from 'vitest'
import { etherAddress, SEEDS, tronAddress } from '#contracts/test-corpora/addresses.ts'
import { CHECKSUMS } from './checksum.ts'

const { TRC20, ERC20 } = CHECKSUMS
const changed = (address: string, place: number, by: string) =>
  address.slice(0, place) + by + address.slice(place + 1)

/** Contracts and the burnt account of the TRON network, as its explorers show them. */
const TRON = [
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
  'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR',
]

test.each([
  ...TRON,
  ...SEEDS.map(tronAddress),
])('TRC20 %s is right, and wrong with any two characters swapped or one changed', (address) => {
  expect(TRC20(address)).toBe(true)
  for (let place = 1; place < address.length; place += 1) {
    const char = address.charAt(place)
    expect(TRC20(changed(address, place, char === 'x' ? 'y' : 'x'))).toBe(false)
    const next = address.charAt(place + 1)
    if (next !== '' && next !== char)
      expect(TRC20(changed(changed(address, place, next), place + 1, char))).toBe(false)
    const other = char === char.toUpperCase() ? char.toLowerCase() : char.toUpperCase()
    if (other !== char && /[1-9A-HJ-NP-Za-km-z]/.test(other))
      expect(TRC20(changed(address, place, other))).toBe(false)
  }
})

/** The test cases of EIP-55. */
test.each([
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('ERC20 %s is right', (address) => expect(ERC20(address)).toBe(true))

test('an ERC20 address in letters of both cases is wrong with one of another case or another digit', () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  expect(ERC20(changed(address, 4, 'a'))).toBe(false)
  expect(ERC20(changed(address, 8, '1'))).toBe(false)
  for (const seed of SEEDS) {
    expect(ERC20(etherAddress(seed))).toBe(true)
    expect(ERC20(`0x${etherAddress(seed).slice(2).toUpperCase()}`)).toBe(true)
  }
})

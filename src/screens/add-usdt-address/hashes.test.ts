import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keccak256, sha256 } from './hashes.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const node = (name: string, bytes: Uint8Array) => createHash(name).update(bytes).digest('hex')
const SHA3_PAD = 6

test('SHA-256 is that of Node, up to its 55 bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 55 }), (bytes) => {
      expect(hex(sha256(bytes))).toBe(node('sha256', bytes))
    }),
  )
  expect(() => sha256(new Uint8Array(56))).toThrow('one block')
})

test('Keccak is SHA-3 but for the padding, which is that of Ethereum', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 135 }), (bytes) => {
      expect(hex(keccak256(bytes, SHA3_PAD))).toBe(node('sha3-256', bytes))
    }),
  )
  expect(hex(keccak256(new Uint8Array()))).toBe(
    'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
  )
  expect(hex(keccak256(new TextEncoder().encode('abc')))).toBe(
    '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45',
  )
  expect(() => keccak256(new Uint8Array(136))).toThrow('one block')
})

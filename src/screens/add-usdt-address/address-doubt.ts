import { holdsAddresses, isAddressOf } from '#contracts/money/payees.ts'
import { PROTOCOLS, type Protocol } from '#contracts/wire/codes.ts'
import { CHECKSUMS } from './checksum.ts'

type Shape = {
  words: string
  start: string
  length: number
  /** The characters allowed after the start. */
  alphabet: RegExp
  /** Characters that are taken for one another. */
  mixedUp: (char: string) => string | undefined
}

const SHAPES: Record<Protocol, Shape> = {
  TRC20: {
    words: 'TRC20 地址以 T 开头，共 34 位',
    start: 'T',
    length: 34,
    alphabet: /[1-9A-HJ-NP-Za-km-z]/,
    mixedUp: (char) => (/[0OIl]/.test(char) ? 'TRC20 地址里没有 0、O、I、l' : undefined),
  },
  ERC20: {
    words: 'ERC20 地址以 0x 开头，共 42 位',
    start: '0x',
    length: 42,
    alphabet: /[0-9a-fA-F]/,
    mixedUp: (char) => {
      if (/[oO]/.test(char)) return '可能是数字 0'
      return /[lI]/.test(char) ? '可能是数字 1' : undefined
    },
  },
}

/** What an address of the protocol looks like. */
export const shapeWords = (protocol: Protocol | ''): string =>
  protocol === '' ? '请先选择协议，再粘贴对应的收款地址' : SHAPES[protocol].words

/**
 * Why a text cannot be an address, as text; undefined if it can. Such a text is not sent, and there is no confirmation.
 * Part of an address in the text counts as the intended one.
 */
export function textProblem(protocol: Protocol | '', text: string): string | undefined {
  if (holdsAddresses(text)) return '这里不止一个地址，请只保留一个'
  if (/^[A-Za-z0-9]*$/.test(text)) return undefined
  if (protocol !== '') {
    const shape = SHAPES[protocol]
    const words = text.split(/[^A-Za-z0-9]+/).filter((word) => word.startsWith(shape.start))
    const longest = words.reduce((longer, other) => (other.length > longer.length ? other : longer), '')
    // With one character in the place of another, the text has the length of an address.
    if (longest.length * 2 >= shape.length && [...text].length !== shape.length)
      return `请只保留地址。${shapeDoubt(shape, longest)}`
    if (text.startsWith(shape.start)) return shapeDoubt(shape, text)
  }
  return '地址只有字母和数字，请只保留地址'
}

/**
 * What is probably wrong with an address, as text; undefined if nothing is. It only asks the player to check: the
 * server decides (docs/rules.md#usdt-address-form).
 */
export function addressDoubt(protocol: Protocol | '', address: string): string | undefined {
  if (protocol === '' || address === '') return undefined
  if (isAddressOf(protocol, address))
    return CHECKSUMS[protocol](address) ? undefined : '地址校验不通过，可能有一位输错或大小写不对，请重新复制'
  const other = PROTOCOLS.find((candidate) => candidate !== protocol && isAddressOf(candidate, address))
  return other ? `这是 ${other} 地址，与所选的 ${protocol} 不符` : shapeDoubt(SHAPES[protocol], address)
}

function shapeDoubt({ words, start, length, alphabet, mixedUp }: Shape, address: string): string {
  if (!address.startsWith(start)) return words
  const chars = [...address]
  const wrong = chars.findIndex((char, place) => place >= start.length && !alphabet.test(char))
  const char = chars[wrong]
  if (char !== undefined) return `第 ${wrong + 1} 位的「${char}」不属于地址，${mixedUp(char) ?? '请核对'}`
  const missingCount = length - chars.length
  return `${words}，现在${missingCount > 0 ? `少 ${missingCount}` : `多 ${-missingCount}`} 位`
}

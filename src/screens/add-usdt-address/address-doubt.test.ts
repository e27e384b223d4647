import { expect, test } from 'vitest'
import { etherAddress, SEEDS, tronAddress } from '#contracts/test-corpora/addresses.ts'
import { addressDoubt, shapeWords, textProblem } from './address-doubt.ts'

const TRC = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ERC = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const CHECKSUM = '地址校验不通过，可能有一位输错或大小写不对，请重新复制'

test.each([
  ['TRC20', TRC, undefined],
  ['ERC20', ERC, undefined],
  ['ERC20', ERC.toLowerCase(), undefined],
  ['ERC20', `0x${ERC.slice(2).toUpperCase()}`, undefined],
  ['TRC20', '', undefined],
  ['', ERC, undefined],
  ['TRC20', ERC, '这是 ERC20 地址，与所选的 TRC20 不符'],
  ['ERC20', TRC, '这是 TRC20 地址，与所选的 ERC20 不符'],
  ['TRC20', TRC.slice(0, -1), 'TRC20 地址以 T 开头，共 34 位，现在少 1 位'],
  ['TRC20', `${TRC}xx`, 'TRC20 地址以 T 开头，共 34 位，现在多 2 位'],
  ['TRC20', TRC.slice(1), 'TRC20 地址以 T 开头，共 34 位'],
  ['TRC20', TRC.replace('T', 't'), 'TRC20 地址以 T 开头，共 34 位'],
  ['TRC20', TRC.replace('7', '0'), '第 3 位的「0」不属于地址，TRC20 地址里没有 0、O、I、l'],
  ['TRC20', TRC.replace('i', 'l'), '第 15 位的「l」不属于地址，TRC20 地址里没有 0、O、I、l'],
  ['TRC20', TRC.replace('8', '9'), CHECKSUM],
  ['TRC20', TRC.replace('Hq', 'hq'), CHECKSUM],
  ['ERC20', ERC.replace('0x', 'Ox'), 'ERC20 地址以 0x 开头，共 42 位'],
  ['ERC20', ERC.replace('60', '6O'), '第 9 位的「O」不属于地址，可能是数字 0'],
  ['ERC20', ERC.replace('1B', 'lB'), '第 37 位的「l」不属于地址，可能是数字 1'],
  ['ERC20', ERC.replace('5aA', '5aa'), CHECKSUM],
  ['ERC20', `${ERC}0`, 'ERC20 地址以 0x 开头，共 42 位，现在多 1 位'],
] as const)('of %s %s: %s', (protocol, address, doubt) => expect(addressDoubt(protocol, address)).toBe(doubt))

const ONLY = '地址只有字母和数字，请只保留地址'

test.each([
  ['TRC20', TRC, undefined],
  ['TRC20', TRC.slice(0, -1), undefined],
  ['TRC20', '', undefined],
  ['TRC20', `收款地址:${TRC.slice(0, -1)}`, '请只保留地址。TRC20 地址以 T 开头，共 34 位，现在少 1 位'],
  ['TRC20', `${TRC}xx,谢谢`, '请只保留地址。TRC20 地址以 T 开头，共 34 位，现在多 2 位'],
  [
    'TRC20',
    `T恤:${TRC.replace('7', '0')}`,
    '请只保留地址。第 3 位的「0」不属于地址，TRC20 地址里没有 0、O、I、l',
  ],
  ['ERC20', `钱包(${ERC.slice(0, -3)})`, '请只保留地址。ERC20 地址以 0x 开头，共 42 位，现在少 3 位'],
  ['TRC20', TRC.replace('q', 'а'), '第 6 位的「а」不属于地址，请核对'],
  ['TRC20', `${TRC.slice(0, 6)}...${TRC.slice(-6)}`, '第 7 位的「.」不属于地址，请核对'],
  ['ERC20', `收款地址:${TRC.slice(0, -1)}`, ONLY],
  ['TRC20', '请核对TRC20地址。'.repeat(27), ONLY],
  ['', '收款地址', ONLY],
] as const)('of %s the text %s is no address: %s', (protocol, text, problem) =>
  expect(textProblem(protocol, text)).toBe(problem))

test('no right address is doubted, and each of them by the other protocol', () => {
  for (const seed of SEEDS) {
    expect(addressDoubt('TRC20', tronAddress(seed))).toBeUndefined()
    expect(addressDoubt('ERC20', etherAddress(seed))).toBeUndefined()
    expect(addressDoubt('ERC20', tronAddress(seed))).toContain('TRC20')
    expect(addressDoubt('TRC20', etherAddress(seed))).toContain('ERC20')
  }
  expect(shapeWords('')).toBe('请先选择协议，再粘贴对应的收款地址')
})

import { expect, test } from 'vitest'
import { checkPicture } from './check-picture.ts'

const png = (width: number, height: number) => {
  const bytes = new Uint8Array(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}
const gif = () => {
  const bytes = new Uint8Array(64)
  bytes.set([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 64, 0, 64, 0])
  return bytes
}
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)
/** As a file of a cloud without a network, or one that was moved after it was chosen. */
function unreadable(name: string): File {
  const chosen = file(name, png(64, 64))
  const readError = new DOMException('could not be read', 'NotReadableError')
  chosen.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(readError) })
  return chosen
}

test.each([
  ['a png', file('我的头像.PNG', png(64, 64)), undefined],
  ['a gif', file('a.b.gif', gif()), undefined],
  ['a drawing', file('a.svg', '<svg onload=alert(1)>'), '请选择 PNG 或 GIF 格式的图片'],
  ['a photo', file('a.jpg', png(64, 64)), '请选择 PNG 或 GIF 格式的图片'],
  ['a double extension', file('a.png.html', png(64, 64)), '请选择 PNG 或 GIF 格式的图片'],
  [
    'a page in a png’s clothes',
    file('a.png', `<html>${' '.repeat(64)}`),
    '图片内容不是 PNG 或 GIF，请换一张',
  ],
  ['nothing', file('a.png'), '图片内容不是 PNG 或 GIF，请换一张'],
  [
    'a byte more than 2 MB',
    file('a.png', png(64, 64), new Uint8Array(2 * 1024 * 1024 - 63)),
    '图片不能超过 2MB，请压缩后再试',
  ],
  ['the largest file', file('a.png', png(64, 64), new Uint8Array(2 * 1024 * 1024 - 64)), undefined],
  ['the largest picture', file('a.png', png(4_096, 4_096)), undefined],
  ['a pixel too wide', file('a.png', png(4_097, 1)), '图片尺寸过大，宽高不能超过 4096 像素'],
  ['a pixel too high', file('a.png', png(1, 4_097)), '图片尺寸过大，宽高不能超过 4096 像素'],
  ['a bomb of pixels', file('a.png', png(30_000, 30_000)), '图片尺寸过大，宽高不能超过 4096 像素'],
  ['no pixels', file('a.png', png(0, 5)), '图片已损坏，请换一张'],
  ['bytes that cannot be read', unreadable('a.png'), '图片读取失败，请换一张'],
])('%s', async (_, chosen, expected) => {
  expect(await checkPicture(chosen)).toBe(expected)
})

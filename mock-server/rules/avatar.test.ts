import { describe, expect, it } from 'vitest'
import { AVATAR_MAX_BYTES, AVATAR_MAX_PX, pictureHeader } from '#contracts/avatar.ts'
import { avatarError, avatarUri } from './avatar.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function png(width: number, height: number, length = 24): Uint8Array {
  const bytes = new Uint8Array(length)
  bytes.set(PNG)
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

function gif(version: string, width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(24)
  bytes.set(new TextEncoder().encode(version))
  const view = new DataView(bytes.buffer)
  view.setUint16(6, width, true)
  view.setUint16(8, height, true)
  return bytes
}

const TOO_LARGE = '图片不能超过 2MB，请压缩后再上传'
const NEITHER = '仅支持 gif 或 png 图片，请更换后再上传'
const BROKEN = '图片已损坏，请更换后再上传'
const TOO_WIDE = '图片边长不能超过 4096 像素，请缩小后再上传'

describe('the header of a picture', () => {
  it('is read from its bytes', () => {
    expect(pictureHeader(png(0x010203, 0x0405))).toEqual({
      type: 'image/png',
      width: 0x010203,
      height: 0x0405,
    })
    expect(pictureHeader(gif('GIF87a', 0x0102, 0x0304))).toEqual({
      type: 'image/gif',
      width: 0x0102,
      height: 0x0304,
    })
    expect(pictureHeader(gif('GIF89a', 1, 1))?.type).toBe('image/gif')
  })

  it('is unknown if one byte of the signature differs', () => {
    for (let at = 0; at < PNG.length; at++) {
      const bytes = png(10, 10)
      bytes[at] = 0
      expect(pictureHeader(bytes)).toBeUndefined()
    }
    expect(pictureHeader(gif('GIF88a', 10, 10))).toBeUndefined()
  })

  it('needs the whole header of 24 bytes', () => {
    expect(pictureHeader(png(10, 10))).toBeDefined()
    expect(pictureHeader(png(10, 10).subarray(0, 23))).toBeUndefined()
    expect(pictureHeader(new Uint8Array(0))).toBeUndefined()
  })

  it('is found inside a larger buffer', () => {
    const buffer = new Uint8Array(40)
    buffer.set(png(7, 9), 16)
    expect(pictureHeader(buffer.subarray(16))).toEqual({ type: 'image/png', width: 7, height: 9 })
  })
})

describe('an avatar', () => {
  it.each([
    ['one pixel', png(1, 1), undefined],
    ['no width', png(0, 1), BROKEN],
    ['no height', png(1, 0), BROKEN],
    ['the largest width', png(AVATAR_MAX_PX, 1), undefined],
    ['one pixel wider', png(AVATAR_MAX_PX + 1, 1), TOO_WIDE],
    ['the largest height', png(1, AVATAR_MAX_PX), undefined],
    ['one pixel higher', png(1, AVATAR_MAX_PX + 1), TOO_WIDE],
    ['the largest file', png(1, 1, AVATAR_MAX_BYTES), undefined],
    ['one byte larger', png(1, 1, AVATAR_MAX_BYTES + 1), TOO_LARGE],
    ['text', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg">'), NEITHER],
  ])('with %s is accepted or refused', (_, bytes, problem) => expect(avatarError(bytes)).toBe(problem))

  it('may have 2 MB', () => expect(AVATAR_MAX_BYTES).toBe(2_097_152))

  it.each([
    24,
    0x8000 - 1,
    0x8000,
    0x8000 + 1,
    3 * 0x8000,
  ])('of %i bytes is read back from its URI', (length) => {
    const bytes = png(3, 4, length).map((byte, at) => (at < 24 ? byte : (at * 7) & 0xff))
    const [head, data = ''] = avatarUri(bytes).split(',')
    expect(head).toBe('data:image/png;base64')
    expect(Buffer.from(data, 'base64').equals(Buffer.from(bytes))).toBe(true)
  })

  it('has its type in its URI, PNG by default', () => {
    expect(avatarUri(gif('GIF89a', 1, 1))).toMatch(/^data:image\/gif;base64,R0lGODlh/)
    expect(avatarUri(new Uint8Array(3))).toBe('data:image/png;base64,AAAA')
  })
})

/** Limits of an avatar (docs/faults.md#hostile-uploads): gif or png, at most 2 MB and 4096 px a side. */
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024
export const AVATAR_MAX_PX = 4096
/** The first bytes of a file that `pictureHeader` needs. */
export const PICTURE_HEADER_BYTES = 24

export type PictureHeader = { type: 'image/png' | 'image/gif'; width: number; height: number }

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const GIF = ['GIF87a', 'GIF89a']

/**
 * Type and size in px of a picture, read from its first bytes; the file name does not count. Undefined if it is
 * neither gif nor png.
 */
export function pictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  if (bytes.length < PICTURE_HEADER_BYTES) return undefined
  const header = new DataView(bytes.buffer, bytes.byteOffset, PICTURE_HEADER_BYTES)
  if (PNG.every((byte, at) => bytes[at] === byte)) {
    return { type: 'image/png', width: header.getUint32(16), height: header.getUint32(20) }
  }
  if (GIF.includes(String.fromCharCode(...bytes.subarray(0, 6)))) {
    return { type: 'image/gif', width: header.getUint16(6, true), height: header.getUint16(8, true) }
  }
  return undefined
}

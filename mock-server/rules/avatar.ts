/** Pictures that members upload: gif or png, recognised by their bytes (docs/faults.md#hostile-uploads). */

export const AVATAR_MAX_BYTES = 2 * 1024 * 1024
export const AVATAR_MAX_PX = 4096

export type Picture = { type: 'image/png' | 'image/gif'; width: number; height: number }

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const GIF = ['GIF87a', 'GIF89a']
const HEADER_BYTES = 24

/** The kind of picture by its bytes, whatever its name or declared type. Undefined: neither gif nor png. */
export function pictureIn(bytes: Uint8Array): Picture | undefined {
  if (bytes.length < HEADER_BYTES) return undefined
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES)
  if (PNG.every((byte, index) => bytes[index] === byte)) {
    return { type: 'image/png', width: header.getUint32(16), height: header.getUint32(20) }
  }
  if (GIF.includes(String.fromCharCode(...bytes.subarray(0, 6)))) {
    return { type: 'image/gif', width: header.getUint16(6, true), height: header.getUint16(8, true) }
  }
  return undefined
}

/** Why these bytes cannot be an avatar, as the text for the member. */
export function avatarWrong(bytes: Uint8Array): string | undefined {
  if (bytes.length > AVATAR_MAX_BYTES) return '图片不能超过 2MB，请压缩后再上传'
  const picture = pictureIn(bytes)
  if (!picture) return '仅支持 gif 或 png 图片，请更换后再上传'
  const { width, height } = picture
  if (width < 1 || height < 1) return '图片已损坏，请更换后再上传'
  return Math.max(width, height) > AVATAR_MAX_PX
    ? `图片边长不能超过 ${AVATAR_MAX_PX} 像素，请缩小后再上传`
    : undefined
}

const CHUNK_BYTES = 0x8000

/** The picture as a data: URI. */
export function avatarUri(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK_BYTES))
  }
  return `data:${pictureIn(bytes)?.type ?? 'image/png'};base64,${btoa(text)}`
}

import { AVATAR_MAX_BYTES, AVATAR_MAX_PX, pictureHeader } from '#contracts/avatar.ts'

/** Pictures that members upload: gif or png, recognised by their bytes (docs/faults.md#hostile-uploads). */

/** The text for the member if these bytes cannot be an avatar; undefined if they can. */
export function avatarError(bytes: Uint8Array): string | undefined {
  if (bytes.length > AVATAR_MAX_BYTES) return '图片不能超过 2MB，请压缩后再上传'
  const picture = pictureHeader(bytes)
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
  return `data:${pictureHeader(bytes)?.type ?? 'image/png'};base64,${btoa(text)}`
}

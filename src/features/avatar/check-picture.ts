import { AVATAR_MAX_BYTES, AVATAR_MAX_PX, PICTURE_HEADER_BYTES, pictureHeader } from '#contracts/avatar.ts'

/**
 * The problem with a chosen file, or undefined when it may be sent. The bytes decide, not the name: HTML renamed
 * .png is refused before any request.
 */
export async function checkPicture(file: File): Promise<string | undefined> {
  if (!/\.(png|gif)$/i.test(file.name)) return '请选择 PNG 或 GIF 格式的图片'
  if (file.size > AVATAR_MAX_BYTES) return '图片不能超过 2MB，请压缩后再试'
  // A file of a cloud without a network, or one moved since it was chosen.
  const bytes = await file
    .slice(0, PICTURE_HEADER_BYTES)
    .arrayBuffer()
    .catch(() => undefined)
  if (!bytes) return '图片读取失败，请换一张'
  const size = pictureHeader(new Uint8Array(bytes))
  if (!size) return '图片内容不是 PNG 或 GIF，请换一张'
  if (size.width < 1 || size.height < 1) return '图片已损坏，请换一张'
  if (Math.max(size.width, size.height) > AVATAR_MAX_PX) return '图片尺寸过大，宽高不能超过 4096 像素'
  return undefined
}

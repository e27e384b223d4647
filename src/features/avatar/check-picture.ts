/** An avatar is a gif or a png of at most 2 MB and 4096 px a side. */
const MAX_BYTES = 2 * 1024 * 1024
const MAX_SIDE_PX = 4096
const HEAD_BYTES = 24

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const GIF = [0x47, 0x49, 0x46, 0x38]

const startsWith = (bytes: Uint8Array, head: readonly number[]) =>
  head.every((byte, at) => bytes[at] === byte)

type Size = { width: number; height: number }

/** The picture's size from its first bytes. Undefined if it is neither a png nor a gif. */
export function pictureSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < HEAD_BYTES) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, PNG)) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (startsWith(bytes, GIF)) return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  return undefined
}

/**
 * The problem with a chosen file, or undefined when it may be sent. The bytes decide, not the name: HTML renamed
 * .png is refused before any request.
 */
export async function checkPicture(file: File): Promise<string | undefined> {
  if (!/\.(png|gif)$/i.test(file.name)) return '请选择 PNG 或 GIF 格式的图片'
  if (file.size > MAX_BYTES) return '图片不能超过 2MB，请压缩后再试'
  const size = pictureSize(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (!size) return '图片内容不是 PNG 或 GIF，请换一张'
  if (size.width < 1 || size.height < 1) return '图片已损坏，请换一张'
  if (size.width > MAX_SIDE_PX || size.height > MAX_SIDE_PX) return '图片尺寸过大，宽高不能超过 4096 像素'
  return undefined
}

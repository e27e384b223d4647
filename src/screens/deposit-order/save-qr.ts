import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../ui/toast.ts'
import { pngOf, readableImage } from './qr-png.ts'

const TYPE = 'image/png'
const PNG_DATA = `data:${TYPE};base64,`

/**
 * Saves the shown code as a PNG file, without a server. An iPhone keeps downloads out of its photos, where payment
 * apps look for a code; there the share sheet offers to save the picture.
 */
export async function saveQr(image: HTMLImageElement, name: string): Promise<void> {
  try {
    // Drawn a second time it would get a second margin.
    const png = image.src.startsWith(PNG_DATA) ? image.src : pngOf(await readableImage(image))
    const bytes = bytesOf(png)
    if (await shared(new File([bytes], name, { type: TYPE }))) return
    saveFile(name, TYPE, [bytes])
    toast('已开始保存，请在相册或下载文件中查看', 'success')
  } catch {
    toast('二维码保存失败，请截屏保存')
  }
}

const bytesOf = (dataUri: string) =>
  Uint8Array.from(atob(dataUri.slice(dataUri.indexOf(',') + 1)), (char) => char.charCodeAt(0))

/** Whether the share sheet took over. Closing it is the player's choice and no failure. */
async function shared(file: File): Promise<boolean> {
  // Only Safari on iPhone and iPad has `standalone`.
  if (!('standalone' in navigator) || !navigator.canShare?.({ files: [file] })) return false
  try {
    await navigator.share({ files: [file] })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

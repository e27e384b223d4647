import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast/toast.ts'
import { pngOf, readableImage } from './qr-png.ts'

const TYPE = 'image/png'
const PNG_DATA = `data:${TYPE};base64,`

/** Saves the shown code as a PNG file, without a server. */
export async function saveQr(image: HTMLImageElement, name: string): Promise<void> {
  try {
    // Drawn a second time it would get a second margin.
    const png = image.src.startsWith(PNG_DATA) ? image.src : pngOf(await readableImage(image))
    await saveFile(new File([bytesOf(png)], name, { type: TYPE }), {
      begun: '已开始保存，请在相册或下载文件中查看',
      instead: (where) => `${where}无法保存，请长按二维码保存，或截屏保存`,
    })
  } catch {
    toast('二维码保存失败，请截屏保存')
  }
}

const bytesOf = (dataUri: string) =>
  Uint8Array.from(atob(dataUri.slice(dataUri.indexOf(',') + 1)), (char) => char.charCodeAt(0))

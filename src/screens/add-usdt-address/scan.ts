/** The Shape Detection API, which TypeScript's DOM library lacks. Chrome on Android has it; Safari does not. */
type QrDetector = { detect: (image: ImageBitmapSource) => Promise<readonly { rawValue: string }[]> }
type QrDetectorClass = new (options: { formats: readonly string[] }) => QrDetector

const detectorClass = () => Reflect.get(globalThis, 'BarcodeDetector') as QrDetectorClass | undefined

/** Whether this browser reads QR codes by itself. */
export const canScan = (): boolean => detectorClass() !== undefined

/** The text of the first QR code in a picture. Undefined if there is none or it cannot be read. */
export async function textOfQrCode(picture: Blob): Promise<string | undefined> {
  const Detector = detectorClass()
  if (!Detector) return undefined
  try {
    const image = await createImageBitmap(picture)
    const codes = await new Detector({ formats: ['qr_code'] }).detect(image)
    image.close()
    return codes.map(({ rawValue }) => rawValue).find((text) => text !== '')
  } catch {
    // The file is not a picture, or the device has no detector.
    return undefined
  }
}

/** A picture, by its address, drawn on a canvas of `side` x `side` px. Rejects if it cannot be drawn. */
export async function drawnLogo(address: string, side: number): Promise<CanvasRenderingContext2D | null> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0, side, side)
  return context
}

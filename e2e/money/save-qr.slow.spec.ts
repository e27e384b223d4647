import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { encode } from 'uqr'
import { DEMO } from '#mock/scenarios/personas.ts'
import { expect, test } from '../support/test.ts'

const NO = 'D20260501120000000100001'
const open = (way: string) => ({
  scenario: 'deposit-order',
  params: { way },
  as: DEMO,
  path: `/payInfo?deposit_no=${NO}`,
})

/** Whether each module is dark in a PNG with this quiet zone, read at the modules' middles. */
const modulesIn = (page: Page, png: string, size: number): Promise<boolean[][]> =>
  page.evaluate(
    async ([src, count]) => {
      const image = new Image()
      image.src = src
      await image.decode()
      const side = image.naturalWidth
      const canvas = document.createElement('canvas')
      canvas.width = side
      canvas.height = side
      const pen = canvas.getContext('2d')
      pen?.drawImage(image, 0, 0)
      const quiet = 40
      const step = (side - 2 * quiet) / count
      const middle = (at: number) => Math.round(quiet + (at + 0.5) * step)
      return Array.from({ length: count }, (_, row) =>
        Array.from({ length: count }, (_, column) => {
          const [red = 255] = pen?.getImageData(middle(column), middle(row), 1, 1).data ?? []
          return red < 128
        }),
      )
    },
    [png, size] as const,
  )

test('the saved picture is a PNG with the code of the address, and so is what a long press saves', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open(open('usdt-trc20'))
  const code = page.getByAltText('付款二维码')
  await expect(code).toHaveAttribute('src', /^data:image\/png;base64,/)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: '保存二维码' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe(`USDT付款二维码_${NO}.png`)
  const png = `data:image/png;base64,${(await readFile(await download.path())).toString('base64')}`
  const address = await page.getByText(/^T\w{33}$/).innerText()
  const { data, size } = encode(address, { border: 2 })
  expect(await modulesIn(page, png, size)).toEqual(data)
  expect(await modulesIn(page, String(await code.getAttribute('src')), size)).toEqual(data)
})

test('a long press on the code is left to the phone', async ({ app, page, browserName }) => {
  await app.open(open('wechat'))
  const code = page.getByAltText('付款二维码')
  // The name with Safari's prefix is known everywhere; WebKit says `text` for what others call `auto`.
  const select = () => code.evaluate((image) => getComputedStyle(image).webkitUserSelect)
  await expect.poll(select).toBe(browserName === 'webkit' ? 'text' : 'auto')
  const stopped = await code.evaluateHandle((image) => {
    const told: boolean[] = []
    const look = (event: Event) => setTimeout(() => told.push(event.defaultPrevented))
    image.addEventListener('contextmenu', look, { once: true })
    return told
  })
  await code.click({ button: 'right' })
  await expect.poll(() => stopped.jsonValue()).toEqual([false])
})

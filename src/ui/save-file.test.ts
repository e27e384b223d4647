// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

const dialog = vi.hoisted(() => ({ confirm: vi.fn<(question: unknown) => Promise<boolean>>() }))
vi.mock('./overlays/confirm.ts', () => dialog)

const WORDS = { begun: '已开始', shared: '已分享', instead: (where: string) => `${where}不行` }
const told = () => document.getElementById('toast')?.textContent ?? ''

let downloads: string[] = []
beforeEach(() => {
  downloads = []
  document.body.replaceChildren()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download)
  })
})
afterEach(() => {
  for (const name of ['standalone', 'canShare', 'share', 'userAgent']) Reflect.deleteProperty(navigator, name)
})

/** An iPhone whose share sheet answers so, one entry a call; without a sheet when there is none. */
function onIPhone(standalone: boolean, ...answers: (string | undefined)[]) {
  const share = vi.fn(async () => {
    const name = answers.shift()
    if (name !== undefined) throw new DOMException('', name)
  })
  const canShare = answers.length > 0 ? { canShare: () => true, share } : {}
  Object.assign(navigator, { standalone, ...canShare })
}
const save = () => saveFile(new File(['1'], '记录.csv', { type: 'text/csv' }), WORDS)

describe('saving a file', () => {
  test('downloads it in a browser, and says that it has begun', async () => {
    await save()
    expect([downloads, told()]).toEqual([['记录.csv'], '已开始'])
  })

  test.each([
    ['微信', 'Mozilla/5.0 (Linux; Android 13) Version/4.0 Chrome/116 Mobile MicroMessenger/8.0.44'],
    ['支付宝', 'Mozilla/5.0 (iPhone) AppleWebKit/605 AlipayClient/10.5'],
    ['QQ', 'Mozilla/5.0 (Linux; Android 13) Chrome/116 Mobile Safari/537.36 QQ/8.9.80'],
  ])('in %s, which drops downloads, says what to do and never that it has begun', async (app, agent) => {
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: agent })
    await save()
    expect([downloads, told()]).toEqual([[], `${app}内不行`])
  })

  test.each([
    [false, undefined, [], '已分享'],
    [true, undefined, [], '已分享'],
    [true, 'AbortError', [], ''],
    [false, 'DataError', ['记录.csv'], '已开始'],
    [true, 'DataError', [], '桌面应用内不行'],
  ])('on an iPhone, installed: %s, whose sheet ends with %s', async (standalone, answer, files, text) => {
    onIPhone(standalone, answer)
    await save()
    expect([downloads, told()]).toEqual([files, text])
  })

  test('an app on an iPhone that has no share sheet says what to do', async () => {
    onIPhone(true)
    await save()
    expect([downloads, told()]).toEqual([[], '桌面应用内不行'])
  })

  test('a tap that has expired while records were read is asked for once more', async () => {
    onIPhone(true, 'NotAllowedError', undefined)
    dialog.confirm.mockResolvedValueOnce(true)
    await save()
    expect(dialog.confirm).toHaveBeenCalledWith({ title: '文件已准备好', body: '记录.csv', okText: '保存' })
    expect(told()).toBe('已分享')
  })

  test('a player who does not tap again gets no file and no word of one', async () => {
    onIPhone(true, 'NotAllowedError')
    dialog.confirm.mockResolvedValueOnce(false)
    await save()
    expect([downloads, told()]).toEqual([[], ''])
  })
})

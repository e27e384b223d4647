// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ElementType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { confirm, endQuestions } from '../../overlays/confirm.ts'
import { NativeDialog } from '../../overlays/NativeDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { Sheet } from './Sheet.tsx'

afterEach(() => {
  act(endQuestions)
  cleanup()
})

const WORDS = '打码量未完成前，全部余额暂不能取款'

test('a question is heard with its whole text', async () => {
  act(() => void confirm({ title: '领取返水', body: <p>{WORDS}</p> }))
  expect(await screen.findByRole('alertdialog', { name: '领取返水', description: WORDS })).toBeTruthy()
})

test.each([
  ['a result', Dialog, { label: '抢到红包' }],
  ['a letter', Sheet, { title: '抢到红包', reading: true }],
  ['a notice', NativeDialog, { title: '抢到红包' }],
])('%s is heard as it opens', async (_, Overlay: ElementType, props) => {
  render(
    <Overlay open onClose={() => undefined} {...props}>
      {WORDS}
    </Overlay>,
  )
  expect(await screen.findByRole('dialog', { name: '抢到红包', description: WORDS })).toBeTruthy()
})

test('one that opened by itself leaves the focus on the heading of the page', async () => {
  const page = (open: boolean) => (
    <>
      <main>
        <h1 tabIndex={-1}>首页</h1>
      </main>
      <NativeDialog
        open={open}
        onClose={() => undefined}
        title="温馨提示"
        footer={<button type="button">好</button>}
      >
        {WORDS}
      </NativeDialog>
    </>
  )
  const view = render(page(true))
  await screen.findByRole('dialog')
  view.rerender(page(false))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '首页' })))
})

// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { envelope, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { CustomerServiceScreen } from './CustomerServiceScreen.tsx'

const SERVICE = 'https://service.example/chat'

function open(at: string, reply = () => envelope({ url: SERVICE })) {
  // Frames are not loaded here; without this each one is reported as an error.
  Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true })
  stubBackend({ '/api/getservicerurl': reply })
  return renderScreen(<CustomerServiceScreen />, at)
}

test('shows customer service in a frame; feedback has its own heading and the same address', async () => {
  const service = open('/kefu')
  expect((await service.findByTitle('在线客服')).getAttribute('src')).toBe(SERVICE)
  expect(service.queryByText('意见反馈')).toBeNull()
  expect(service.getByText('在线客服')).toBeTruthy()
  expect(service.getByRole('button', { name: '返回' })).toBeTruthy()
  expect(service.getByText('在线客服页面：service.example')).toBeTruthy()
  service.unmount()
  const feedback = open('/kefu?topic=feedback')
  expect((await feedback.findByTitle('在线客服')).getAttribute('src')).toBe(SERVICE)
  expect(feedback.getByText('意见反馈')).toBeTruthy()
  expect(feedback.getByText(/把建议或问题告诉客服/)).toBeTruthy()
})

test('links to the help centre when customer service is unavailable', async () => {
  const view = open('/kefu', () => refusal('客服繁忙'))
  expect((await view.findByRole('link', { name: '去帮助中心' })).getAttribute('href')).toBe('/boutBallBet')
})

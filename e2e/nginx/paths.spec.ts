import { connect } from 'node:http2'
import { ADDRESS_CASES } from '#contracts/test-support/test-addresses.ts'
import { expect, test } from '../support/test.ts'
import { ask, post } from './front.ts'
import { withListener } from './listener.ts'

/** Read by nginx as a call or a picture, and by some backends as something else: another call, or the mock's control. */
const TWO_READINGS = [
  '/api/..\\_mock/read',
  '/api/..;/manager',
  '/_mock/x/..%2f..%2fapi%2fx',
  '/x/../api/app',
  '/api/./app',
  '//api/app',
  '/api/a\\..\\transfer',
  '/api/transf%65r',
  '/api/transfer;a',
  '/api/transfer%00',
  '/api/transfer#a',
  '/x/..%2fapi/uploadimg',
  '/api/uploadimg;a',
  '/pay/../api/app',
  '/pay/other',
  '/pictures/..\\pay\\api\\queryOrderNo',
  '/pictures/..;/api/app',
  '/pictures/a/../../_mock/read',
  '/pictures/x/../a.webp',
  '/pictures/%2e%2e%5capi',
]

test('a path that can be read in two ways never reaches the backend, and is answered as one that is not there', () =>
  withListener(async (front, heard) => {
    for (const path of TWO_READINGS)
      for (const options of path.startsWith('/pictures') ? [{}] : [{}, post('{}')]) {
        const { status, headers } = await ask(front.url, { ...options, path })
        expect.soft([400, 404], path).toContain(status)
        if (status === 404) expect.soft(headers['x-content-type-options'], path).toBe('nosniff')
      }
    const session = connect(front.url, { rejectUnauthorized: false })
    const statusOf = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const stream = session.request({ ':path': path }).on('error', reject).resume()
        stream.on('response', (headers) => resolve(headers[':status'])).end()
      })
    expect(await statusOf('/api/app')).toBe(200)
    for (const path of TWO_READINGS) expect.soft([400, 404], path).toContain(await statusOf(path))
    session.destroy()
    expect(heard.map(({ url }) => url)).toEqual(['/api/app'])
  }))

test('the paths of the app and of its pictures reach the backend as they were written, with any query', () =>
  withListener(async (front, heard) => {
    const paths = [
      '/api/app',
      '/api/game/list?page=1&name=%2e%2e%5c..\\a',
      '/pay/api/queryOrderNo?no=..%2f',
      '/pictures/a-b/c_d.png?at=..',
      ...ADDRESS_CASES.Picture.taken.flatMap((raw) => {
        const { origin, pathname } = new URL(raw, front.url)
        return origin === new URL(front.url).origin ? [pathname] : []
      }),
    ]
    for (const path of paths) await ask(front.url, { path })
    await ask(front.url, { ...post('{}'), path: '/api/uploadimg' })
    expect(heard.map(({ url }) => url)).toEqual([...paths, '/api/uploadimg'])
  }))

test('pictures of the release are its own, and any picture runs nothing where it is opened as a page', () =>
  withListener(async (front, heard) => {
    for (const path of ['/favicon.svg', '/icons/none.svg', '/uploads/of-a-member.svg', '/api/avatar/7.svg']) {
      const { headers } = await ask(front.url, { path })
      expect.soft(headers['content-security-policy'], path).toContain("default-src 'none'")
      expect.soft(headers['content-security-policy'], path).toContain('sandbox')
    }
    expect(heard.map(({ url }) => url)).toEqual([
      '/icons/none.svg',
      '/uploads/of-a-member.svg',
      '/api/avatar/7.svg',
    ])
  }))

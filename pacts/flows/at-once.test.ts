import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { atOnce, prepared } from './at-once.ts'

const CALLS = 8

async function serverWith(onBody: (request: IncomingMessage, body: string) => void, onBegin = () => {}) {
  const server = createServer((request, response) => {
    onBegin()
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      onBody(request, body)
      response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

it('no request is whole before the last of them has begun', async () => {
  let begun = 0
  const begunAtEnd: number[] = []
  const url = await serverWith(
    () => begunAtEnd.push(begun),
    () => void begun++,
  )
  const calls = Array.from({ length: CALLS }, (_, n) => prepared(url, { n }))
  const sends = await Promise.all(calls)
  while (begun < CALLS) await new Promise((resolve) => setTimeout(resolve, 1))
  await Promise.all(sends.map((send) => send()))
  expect(begunAtEnd).toEqual(Array.from({ length: CALLS }, () => CALLS))
})

it('each is whole in the end, with its token', async () => {
  const heard: unknown[] = []
  const url = await serverWith(({ headers }, body) => heard.push([headers.authorization, body]))
  const answers = await atOnce([prepared(url, {}, 'abc'), prepared(url, {}, 'abc')])
  expect(heard).toEqual([
    ['Bearer abc', '{}'],
    ['Bearer abc', '{}'],
  ])
  expect(answers).toEqual(Array(2).fill({ status: 200, type: 'application/json', text: '{}' }))
})

it('nobody there is an error with the address', async () => {
  await expect(atOnce([prepared('http://127.0.0.1:1/', {})])).rejects.toThrow('http://127.0.0.1:1/ (')
})

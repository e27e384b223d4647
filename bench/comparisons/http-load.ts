import { connect, type Socket } from 'node:net'

/** Sends requests over kept-alive connections, one at a time on each, and reads every answer completely. */
export type HttpRequest = { method: string; path: string; headers?: Record<string, string>; body?: string }
export type Load = {
  /** The status and body of one request. */
  ask(request: HttpRequest): Promise<{ status: number; body: string }>
  /** Requests a second, measured over this time. */
  run(request: (n: number) => HttpRequest, forMs: number): Promise<number>
  close(): void
}

const CONNECTIONS = 8
/** The mock backend reports the result in its envelope, json-server in the status. */
const isDone = (answer: string) =>
  /^HTTP\/1\.1 20[01] /.test(answer) && !/\r\n\r\n\{"code":(?!200,)/.test(answer)

/** Uses bare sockets: a client that costs more than the server would hide what it measures. */
export async function httpLoad(port: number): Promise<Load> {
  const lines = await Promise.all(Array.from({ length: CONNECTIONS }, () => lineTo(port)))
  let n = 0
  return {
    ask: async (request) => parsed((await lines[0]?.send(wire(request))) ?? ''),
    run: async (request, forMs) => {
      let count = 0
      const from = performance.now()
      await Promise.all(
        lines.map(async (line) => {
          while (performance.now() - from < forMs) {
            const answer = await line.send(wire(request(n++)))
            if (!isDone(answer)) throw new Error(`answered ${answer.slice(0, 500)}`)
            count++
          }
        }),
      )
      return (count * 1000) / (performance.now() - from)
    },
    close: () => {
      for (const line of lines) line.close()
    },
  }
}

function wire({ method, path, headers = {}, body = '' }: HttpRequest): string {
  const all = { Host: '127.0.0.1', ...headers, 'Content-Length': String(Buffer.byteLength(body)) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

const parsed = (answer: string) => {
  const [head = '', ...body] = answer.split('\r\n\r\n')
  return {
    status: Number(head.split(' ')[1]),
    body: Buffer.from(body.join('\r\n\r\n'), 'latin1').toString('utf8'),
  }
}

type Line = { send(text: string): Promise<string>; close(): void }

async function lineTo(port: number): Promise<Line> {
  const socket: Socket = connect(port, '127.0.0.1')
  socket.setEncoding('latin1').setNoDelay(true)
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let got = ''
  let done: (answer: string) => void = () => undefined
  let failed: (problem: Error) => void = () => undefined
  socket.on('data', (text: string) => {
    got += text
    const end = endOf(got)
    if (end === undefined) return
    const answer = got
    got = ''
    done(answer)
  })
  socket.on('error', (problem) => failed(problem))
  socket.on('close', () => failed(new Error('the server closed the connection')))
  return {
    send: (text) =>
      new Promise((resolve, reject) => {
        done = resolve
        failed = reject
        socket.write(text)
      }),
    close: () => {
      failed = () => undefined
      socket.destroy()
    },
  }
}

/** Where a complete answer ends. All three servers send a Content-Length. */
function endOf(got: string): number | undefined {
  const head = got.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(got.slice(0, head))?.[1]
  if (length === undefined) throw new Error(`an answer without a length: ${got.slice(0, head)}`)
  const end = head + 4 + Number(length)
  return got.length >= end ? end : undefined
}

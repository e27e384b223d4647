import { once } from 'node:events'
import { WebSocket } from 'ws'

/** WebKitGTK's server reads no frame of more than 128 KiB: a longer message goes in several. */
const FRAME_BYTES = 100_000
const FIND_MS = 60_000
const BETWEEN_MS = 50

type Message = Record<string, unknown>
/** What `connectOverCDP` of Playwright takes instead of an address. */
type Transport = {
  send: (message: Message) => void
  close: () => void
  onmessage?: ((message: Message) => void) | undefined
  onclose?: ((reason?: string) => void) | undefined
}

/** The inspector of the page that WebKitGTK serves on this port. */
async function addressOf(port: number): Promise<string> {
  const until = Date.now() + FIND_MS
  while (Date.now() < until) {
    const list = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.text(),
      () => '',
    )
    const [path] = /socket\/\d+\/\d+\/WebPage/.exec(list) ?? []
    if (path) return `ws://127.0.0.1:${port}/${path}`
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
  }
  throw new Error(`WebKitGTK serves no inspector on port ${port}`)
}

/** Speaks WebKit's inspector protocol with the page on this port. */
export async function connectToInspector(port: number): Promise<Transport> {
  const socket = new WebSocket(await addressOf(port), { perMessageDeflate: false, maxPayload: 2 ** 28 })
  const early: Message[] = []
  let listener: Transport['onmessage']
  const transport: Transport = {
    send: (message) => {
      const bytes = Buffer.from(JSON.stringify(message))
      for (let at = 0; at < bytes.length; at += FRAME_BYTES) {
        const fin = at + FRAME_BYTES >= bytes.length
        socket.send(bytes.subarray(at, at + FRAME_BYTES), { binary: false, fin })
      }
    },
    close: () => socket.close(),
    get onmessage() {
      return listener
    },
    // Targets are announced at once: what comes before Playwright listens is kept for it.
    set onmessage(next) {
      listener = next
      if (next) for (const message of early.splice(0)) next(message)
    },
  }
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    if (listener) listener(message)
    else early.push(message)
  })
  socket.on('close', () => transport.onclose?.('closed'))
  await once(socket, 'open')
  return transport
}

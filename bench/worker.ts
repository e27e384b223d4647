import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A separate process for what is measured, so that only its own heap counts. */
export type Worker<Order, Answer> = {
  /** The first message: the process is ready. */
  ready: unknown
  run(order: Order): Promise<Answer>
  stop(): void
}

/** Starts a file of this folder. Throws when the process ends before it has answered. */
export async function startWorker<Order extends object, Answer>(
  file: string,
  ...args: readonly (string | number)[]
): Promise<Worker<Order, Answer>> {
  const child = fork(new URL(file, import.meta.url), args.map(String))
  return {
    ready: await nextMessage(child),
    run: async (order) => {
      child.send(order)
      return (await nextMessage(child)) as Answer
    },
    stop: () => child.kill(),
  }
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const listening = new AbortController()
  const { signal } = listening
  try {
    const [message] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(() => {
        throw new Error('the process ended before it was done')
      }),
    ])
    return message
  } finally {
    listening.abort()
  }
}

/** In the worker: carries out one order after the other and sends back its result. */
export function runWorker<Order, Answer>(work: (order: Order) => Promise<Answer>): void {
  process.on('message', async (order: Order) => process.send?.(await work(order)))
  process.send?.('ready')
}

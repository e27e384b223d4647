import type { Plugin } from 'vite'
import { iifeOf } from './iife.ts'

/** Puts `src/demo/keep-apart.ts` into the head of the demo's pages, so that it runs before the app, which is a module. */
export const demoStorage = (entry: string): Plugin => {
  let define: Record<string, string> = {}
  return {
    name: 'demo-storage',
    apply: 'build',
    configResolved(config) {
      define = { DEMO_IN_ONE_FILE: String(config.define?.DEMO_IN_ONE_FILE) }
    },
    transformIndexHtml: {
      order: 'post',
      handler: async () => [{ tag: 'script', children: await iifeOf(entry, define), injectTo: 'head' }],
    },
  }
}

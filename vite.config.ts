import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { cspMeta } from './.ci/build/csp-meta.ts'
import { cutZod3 } from './.ci/build/cut-zod3.ts'
import { firstPaint } from './.ci/build/first-paint.ts'
import { pagesOf } from './.ci/build/pages.ts'
import { proxyTo } from './.ci/build/proxy.ts'
import { sayWhere } from './.ci/build/say-where.ts'
import { envFor } from './.ci/build/which-env.ts'

const here = import.meta.dirname

export default defineConfig(({ command, mode }) => {
  const env = envFor({ command, mode, file: loadEnv(mode, here), shell: process.env })
  const kind = env.backend === 'mock' ? 'demo' : 'real'
  return {
    root: process.env.VITEST ? here : `${here}/src`,
    envDir: here,
    base: './',
    plugins: [react(), cutZod3(), firstPaint(), cspMeta(kind), sayWhere(env)],
    define: { 'import.meta.env.VITE_BACKEND': JSON.stringify(env.backend) },
    server: {
      port: 5173,
      proxy: env.apiOrigin === undefined ? {} : proxyTo(env.apiOrigin),
      fs: { allow: [here] },
    },
    build: {
      outDir: `${here}/${kind === 'demo' ? 'dist-demo' : 'dist'}`,
      emptyOutDir: true,
      sourcemap: false,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: pagesOf(`${here}/src`, kind) },
    },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['{.ci,contracts,mock-server,src,e2e/support}/**/*.test.{ts,tsx}'],
            restoreMocks: true,
            unstubGlobals: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'pact',
            include: ['pacts/consumer/**/*.pact.test.ts'],
            pool: 'forks',
            fileParallelism: false,
            testTimeout: 30_000,
          },
        },
      ],
    },
  }
})

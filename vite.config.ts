import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { viteSingleFile } from 'vite-plugin-singlefile'
import { defineConfig } from 'vitest/config'
import { boot } from './.ci/build/boot.ts'
import { CHUNKS } from './.ci/build/chunks.ts'
import { consoleInDev } from './.ci/build/console-in-dev.ts'
import { cspMeta } from './.ci/build/csp-meta.ts'
import { cutZod3 } from './.ci/build/cut-zod3.ts'
import { demoNames } from './.ci/build/demo-names.ts'
import { demoSites } from './.ci/build/demo-sites.ts'
import { demoStorage } from './.ci/build/demo-storage.ts'
import { envFor, exitOnBadEnv, reportTarget, trustedHosts } from './.ci/build/environment.ts'
import { withoutFirstFiles } from './.ci/build/first-files.ts'
import { firstPaint } from './.ci/build/first-paint.ts'
import { floor } from './.ci/build/floor.ts'
import { installable } from './.ci/build/installable.ts'
import { integrity } from './.ci/build/integrity.ts'
import { previewHeaders } from './.ci/build/preview-headers.ts'
import { printTargets } from './.ci/build/print-targets.ts'
import { proxyTo } from './.ci/build/proxy.ts'
import { router } from './.ci/build/router.ts'
import { FLOOR, SYNTAX } from './.ci/build/targets.ts'
import { withoutMust } from './.ci/build/without-must.ts'
import { LICENCES } from './.ci/release/packages.ts'
import { TESTS } from './.ci/test-projects.ts'

const here = import.meta.dirname
export default defineConfig(({ command, mode, isPreview = false }) => {
  const given = { file: loadEnv(mode, here), shell: process.env }
  const env = exitOnBadEnv(() => envFor({ command, mode, isPreview, ...given }))
  const kind = env.backend === 'mock' ? 'demo' : 'real'
  // The demo reaches no network, and in development the browser's own tools see more.
  const reports =
    kind === 'real' && command === 'build' ? exitOnBadEnv(() => reportTarget(given)) : { url: '', sample: '' }
  const outDir = `${here}/${kind === 'demo' ? 'dist-demo' : 'dist'}`
  const inOneFile = kind === 'demo' && command === 'build' ? [viteSingleFile()] : []
  return {
    root: process.env.VITEST ? here : `${here}/src`,
    envDir: here,
    base: './',
    appType: isPreview ? 'mpa' : 'spa',
    plugins: [
      react(),
      cutZod3(),
      router(),
      firstPaint(),
      floor(),
      inOneFile,
      kind === 'real' ? integrity() : [],
      cspMeta(kind, kind === 'real' ? exitOnBadEnv(() => trustedHosts(given)) : undefined),
      kind === 'real'
        ? [boot(`${here}/src/boot`), installable(`${here}/src/sw/worker.ts`)]
        : [
            demoNames(`${here}/src/`),
            demoSites(),
            demoStorage(`${here}/src/demo/keep-apart.ts`),
            consoleInDev(),
            withoutMust(),
          ],
      printTargets(env),
    ],
    define: {
      'import.meta.env.VITE_BACKEND': JSON.stringify(env.backend),
      'import.meta.env.VITE_REPORT_URL': JSON.stringify(reports.url),
      'import.meta.env.VITE_REPORT_SAMPLE': JSON.stringify(reports.sample),
      // The build of the demo in one file sets both (.ci/demo/one-file/build.ts).
      'import.meta.env.VITE_DEMO_CAPTCHAS': 'undefined',
      DEMO_IN_ONE_FILE: 'false',
    },
    server: {
      host: '127.0.0.1',
      port: 5173,
      proxy: env.apiOrigin === undefined ? {} : proxyTo(env.apiOrigin),
      fs: { allow: [here] },
    },
    preview: {
      host: '127.0.0.1',
      proxy: {},
      headers: isPreview ? previewHeaders(outDir, kind) : {},
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: SYNTAX,
      cssTarget: FLOOR,
      sourcemap: false,
      ...(kind === 'real' && { license: { fileName: LICENCES } }),
      modulePreload: { polyfill: false, ...(kind === 'real' && { resolveDependencies: withoutFirstFiles }) },
      reportCompressedSize: false,
      rolldownOptions: {
        // No module of ours has getters with effects: unused classes may be dropped with what they extend.
        treeshake: { propertyReadSideEffects: false },
        ...(kind === 'real' && { output: { codeSplitting: { groups: CHUNKS } } }),
      },
    },
    test: TESTS,
  }
})

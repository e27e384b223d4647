import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { viteSingleFile } from 'vite-plugin-singlefile'
import { defineConfig } from 'vitest/config'
import { boot } from './.ci/build/boot.ts'
import { consoleInDev } from './.ci/build/console-in-dev.ts'
import { cspMeta } from './.ci/build/csp-meta.ts'
import { cutZod3 } from './.ci/build/cut-zod3.ts'
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
import { LICENCES } from './.ci/release/packages.ts'

const here = import.meta.dirname
/**
 * The chunks of the production build. The first route has two, so that reading neither blocks the page for long: split
 * by shared use it would have seven, and 3 kB more. What many later screens share has two, not one chunk for each of a
 * hundred icons: the first route would have to list their names.
 */
const CHUNKS = [
  {
    name: 'react',
    test: /src\/react-entry\.ts$|node_modules\/(?:react|react-dom|scheduler)\//,
    priority: 10,
  },
  { name: 'app', tags: ['$initial' as const], priority: 9 },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 5 },
  // The parts of home and of the header that only members see.
  {
    name: 'member',
    test: /src\/(?:screens\/home\/MemberHead|app\/shell\/(?:MemberControls|MemberTasks)|features\/wallet-panel\/use-assets)\.tsx?$/,
    priority: 8,
  },
  // What all screens of records need: in one file it is smaller than in four.
  {
    name: 'records-base',
    test: /(?:contracts\/(?:wire\/record-codes|time\/beijing-windows)|src\/(?:features\/records\/status|lib\/paging-end|api\/core\/(?:paging\/(?:page-pace|paged)|money\/read-until)|ui\/(?:lists\/(?:PagedList|BackToTop)|html\/part-words)))\.tsx?$/,
    priority: 8,
  },
  // Whoever opens an order's payment page also asks which pages are known, and whether the order still waits.
  {
    name: 'online-order',
    test: /src\/features\/(?:online-order\/|records\/receipt\/deposit-wait)/,
    priority: 8,
  },
  // What home loads when it is idle, in one request; what decides about files that are gone must come before they are.
  {
    name: 'moves',
    test: /src\/(?:screens\/home\/entrance\/(?:run-jackpot|run-carousel|FloatingPacket)|lib\/loading\/in-view|ui\/(?:lists\/pull-gesture|loading\/new-version|art\/RedPacket))\.tsx?$/,
    priority: 8,
  },
  // What stands where a thing cannot be shown, and whether the backend has said that it is not there.
  { name: 'EmptyState', test: /src\/(?:ui\/art\/EmptyState|api\/core\/money\/verdict)\.tsx?$/, priority: 8 },
  // For overlays that open without Chakra, so that they need not wait for the kit.
  {
    name: 'overlay',
    test: /src\/(?:ui\/overlays\/use-overlay|lib\/(?:navigation\/(?:back-to-close|hold-navigation)|device\/keyboard))\.ts$/,
    priority: 8,
  },
  { name: 'kit', test: /node_modules|src\/ui\/chakra\//, minShareCount: 6, priority: 7 },
]

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
        ? [boot(`${here}/src/boot/boot.ts`), installable(`${here}/src/sw/worker.ts`)]
        : [demoSites(), demoStorage(`${here}/src/demo/keep-apart.ts`), consoleInDev()],
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
    test: {
      // With one per core a core is idle for a tenth of the time: a worker waits for its modules and for its own timers.
      maxWorkers: availableParallelism() + 2,
      // Only against hanging: how long a test takes depends on how busy the machine is.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'core',
            include: ['{contracts,mock-server}/**/*.test.ts'],
            exclude: ['mock-server/console/**'],
            // These modules keep no state: without isolation the tests take two thirds of the time.
            isolate: false,
            setupFiles: `${here}/.ci/test-leftovers.ts`,
            restoreMocks: true,
            unstubGlobals: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'app',
            include: ['{src,mock-server/console}/**/*.test.{ts,tsx}'],
            setupFiles: `${here}/.ci/test-timeouts.ts`,
            // Each test file has its own modules, compiled once for all: half of the time of processes.
            pool: 'vmThreads',
            vmMemoryLimit: '400MB',
            restoreMocks: true,
            unstubGlobals: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'unit',
            include: [
              '{.ci,e2e/support,e2e/engines,e2e/nginx,e2e/soak}/**/*.test.ts',
              'pacts/{*,{provider,broker,openapi,reader,conform,ci,consumer/support}/**/*}.test.ts',
            ],
            setupFiles: `${here}/.ci/test-timeouts.ts`,
            restoreMocks: true,
            unstubGlobals: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'pact',
            include: ['pacts/consumer/**/*.pact.test.ts'],
            environment: 'happy-dom',
            pool: 'forks',
            fileParallelism: false,
            // They run twice, and a DOM per file was half of the time; they clean up after themselves.
            isolate: false,
          },
        },
      ],
    },
  }
})

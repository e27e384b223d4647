import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { ViteUserConfig } from 'vitest/config'
import { repo } from './run-command.ts'

export const TESTS: ViteUserConfig['test'] = {
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
        // Not by `exclude`: a project that has one ignores the `--exclude` of the command line.
        include: ['{contracts,mock-server/!(console)}/**/*.test.ts', 'mock-server/*.test.ts'],
        // These modules keep no state: without isolation the tests take two thirds of the time.
        isolate: false,
        setupFiles: join(repo, '.ci/test-leftovers.ts'),
        restoreMocks: true,
        unstubGlobals: true,
      },
    },
    {
      extends: true,
      test: {
        name: 'app',
        include: ['{src,mock-server/console}/**/*.test.{ts,tsx}'],
        setupFiles: join(repo, '.ci/test-timeouts.ts'),
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
          'pacts/{*,{provider,broker,openapi,reader,conform,flows,ci,consumer/support}/**/*}.test.ts',
        ],
        setupFiles: join(repo, '.ci/test-timeouts.ts'),
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
}

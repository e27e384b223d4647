import type { IConfiguration } from 'dependency-cruiser'

// Who may import whom. imports.ts applies the rules and counts the files it saw; imports.slow.test.ts plants a breach
// of each rule. The parser is swc: dependency-cruiser's TypeScript parser sees no file under TypeScript 7.

const TEST = '\\.test\\.tsx?$|/test-[^/]+(\\.tsx?$|/)|^mock-server/testing/'
const NPM = 'node_modules/'

/** The layers of a folder, each with the other layers that it may import. Nothing imports upwards or sideways. */
export const LAYERS: Record<string, Record<string, readonly string[]>> = {
  src: {
    lib: [],
    ui: ['lib'],
    api: ['lib'],
    features: ['api', 'ui', 'lib'],
    screens: ['features', 'api', 'ui', 'lib'],
  },
  // Art, games, the demo's own pages and seeded numbers know nothing of the rest; browser.ts, node.ts and cli.ts start it.
  'mock-server': {
    art: ['seeded.ts'],
    'demo-sites': [],
    games: ['seeded.ts'],
    state: [],
    rules: ['state', 'games'],
    data: ['rules', 'state', 'games', 'art', 'demo-sites', 'seeded.ts'],
    scenarios: ['data', 'rules', 'state', 'games'],
    routes: ['data', 'rules', 'state', 'games', 'art', 'demo-sites'],
    server: ['routes', 'data', 'rules', 'state', 'art', 'demo-sites'],
    transport: ['server', 'routes', 'data', 'state', 'art', 'demo-sites'],
    control: ['transport', 'server', 'scenarios', 'data', 'rules', 'state', 'demo-sites'],
  },
}

/** Whether a path is below one of these layers of a folder, or is one that is a file. */
const inLayers = (folder: string, names: readonly string[]) => `^${folder}/(${names.join('|')})(/|$)`

const layers = Object.entries(LAYERS).flatMap(([folder, below]) =>
  Object.entries(below).map(([layer, allowed]) => ({
    name: `${folder}-${layer}-looks-down`,
    comment: `${layer} of ${folder} may import ${[layer, ...allowed].join(', ')}`,
    severity: 'error' as const,
    from: { path: inLayers(folder, [layer]), pathNot: TEST },
    to: { path: `^${folder}/`, pathNot: inLayers(folder, [layer, ...allowed]) },
  })),
)

const topFolder = (name: string, comment: string, allowed: string[]) => ({
  name: `${name}-stays-home`,
  comment,
  severity: 'error' as const,
  from: { path: `^${name}/`, pathNot: TEST },
  to: {
    path: '^(contracts|mock-server|src|pacts|e2e|bench|\\.ci)/',
    pathNot: `^(${[name, ...allowed].join('|')})/`,
  },
})

export const importRules: Required<Pick<IConfiguration, 'forbidden' | 'options'>> = {
  forbidden: [
    topFolder('contracts', 'contracts imports nothing of ours', []),
    {
      name: 'contracts-on-zod-and-ts-rest',
      comment:
        'contracts imports only zod and @ts-rest/core; its command line and OpenAPI writer may use node',
      severity: 'error' as const,
      from: { path: '^contracts/', pathNot: `${TEST}|^contracts/openapi` },
      to: {
        dependencyTypesNot: ['local', 'aliased', 'aliased-subpath-import'],
        pathNot: `${NPM}(zod|@ts-rest/core)/`,
      },
    },
    topFolder('mock-server', 'mock-server imports contracts', ['contracts']),
    topFolder('src', 'src imports contracts, and the mock backend where another rule lets it', [
      'contracts',
      'mock-server',
    ]),
    {
      name: 'src-keeps-the-mock-out',
      comment: 'in src only main.tsx (dynamically, behind the flag), src/demo and tests import mock-server',
      severity: 'error' as const,
      from: { path: '^src/', pathNot: `^src/(main\\.tsx$|demo/)|${TEST}` },
      to: { path: '^mock-server/' },
    },
    {
      name: 'main-loads-the-mock-on-demand',
      comment:
        'main.tsx imports the mock backend and the demo dynamically, so that real builds can drop them',
      severity: 'error' as const,
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^(mock-server|src/demo)/', dynamic: false },
    },
    {
      name: 'demo-only-from-main',
      comment: 'the demo console is in demo builds only',
      severity: 'error' as const,
      from: { path: '^src/', pathNot: '^src/(main\\.tsx$|demo/)' },
      to: { path: '^src/demo/' },
    },
    {
      name: 'pacts-by-the-front-door',
      comment:
        "pacts imports contracts, src/api, the app's guards of addresses, and the mock backend's node entry, scenarios and wire forms",
      severity: 'error' as const,
      from: { path: '^pacts/' },
      to: {
        path: '^(contracts|mock-server|src|e2e|bench|\\.ci)/',
        pathNot:
          '^(contracts/|src/api/|src/lib/(navigation/app-link|html/safe-image|html/safe-url)\\.ts$|mock-server/(node\\.ts$|scenarios/|state/wire-forms\\.ts$|server/response-variants\\.ts$))',
      },
    },
    {
      name: 'e2e-by-the-front-door',
      comment:
        'e2e imports contracts, the scenarios, the types of the control and of the world, the seeded random numbers, two tables for tests: faults and captcha answers, and how the bench measures a load',
      severity: 'error' as const,
      from: { path: '^e2e/' },
      to: {
        path: '^(contracts|mock-server|src|pacts|bench|\\.ci)/',
        pathNot:
          '^(contracts/|mock-server/(control/(control|verbs)\\.ts$|state/types\\.ts$|scenarios/|art/captcha-plain\\.ts$|seeded\\.ts$)|src/api/test-support/bad-answers\\.ts$|bench/load/(chromium|sites|thread)\\.ts$)',
      },
    },
    {
      name: 'console-by-the-verbs',
      comment:
        'the console drives the mock backend by the verbs of its control alone, in the page and over HTTP, and knows nothing of the app; its tour reads the captcha for the presenter',
      severity: 'error' as const,
      from: { path: '^mock-server/console/', pathNot: TEST },
      to: {
        path: '^mock-server/',
        pathNot:
          '^mock-server/(console/|control/(brand-settings|control|pending|verbs)\\.ts$|scenarios/(catalogue|personas|scenario-views)\\.ts$|demo-sites/((demo-keys|pages)\\.ts$|brand/)|art/captcha-plain\\.ts$)',
      },
    },
    {
      name: 'console-apart',
      comment: 'nothing imports the console, which is a script of its own',
      severity: 'error' as const,
      from: { pathNot: '^mock-server/console/' },
      to: { path: '^mock-server/console/' },
    },
    {
      name: 'games-by-one-module',
      comment: "the mock knows its games by games.ts alone; the demo's page of the games starts them",
      severity: 'error' as const,
      from: { pathNot: `^mock-server/games/|^src/demo/venue\\.ts$|${TEST}` },
      to: { path: '^mock-server/games/', pathNot: '^mock-server/games/games\\.ts$' },
    },
    topFolder('bench', 'bench measures contracts and the mock backend, in the browser that the tests use', [
      'contracts',
      'mock-server',
      'e2e/support',
    ]),
    ...layers,
    {
      name: 'app-is-the-top',
      comment: 'only main.tsx and app itself import app',
      severity: 'error' as const,
      from: { path: '^src/', pathNot: `^src/(main\\.tsx$|app/)|${TEST}` },
      to: { path: '^src/app/' },
    },
    {
      name: 'screens-apart',
      comment: 'a screen does not import another screen: what two need is a feature',
      severity: 'error' as const,
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'features-apart',
      comment: 'a feature does not import another feature',
      severity: 'error' as const,
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'one-place-for-html',
      comment:
        'only ServerHtml uses the sanitiser, so that HTML of the server has one way into the page; WelcomeModal only loads its file early',
      severity: 'error' as const,
      from: {
        path: '^(src|mock-server/console)/',
        pathNot: `^src/(ui/html/ServerHtml|screens/home/overlays/WelcomeModal)\\.tsx$|${TEST}`,
      },
      to: { path: '^src/lib/html/sanitize\\.ts$' },
    },
    {
      name: 'one-sanitiser',
      comment: 'DOMPurify is set up in one place',
      severity: 'error' as const,
      from: {
        path: '^(contracts|src|mock-server/console)/',
        pathNot: `^src/lib/html/sanitize\\.ts$|${TEST}`,
      },
      to: { path: `${NPM}dompurify/` },
    },
    {
      name: 'faker-and-mirage-in-the-mock',
      comment: 'only mock-server may import the libraries that fake a backend',
      severity: 'error' as const,
      from: { path: '^(contracts|src|mock-server/console|pacts|e2e)/' },
      to: { path: `${NPM}(@faker-js/faker|miragejs|pretender)/` },
    },
    {
      name: 'tests-are-for-tests',
      comment: 'nothing that runs imports a test or its helpers',
      severity: 'error' as const,
      from: { path: '^(contracts|mock-server|src)/', pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'top-folders-by-name',
      comment:
        'imports from one top folder into another use #contracts/, #mock/, #src/, #pacts/, #e2e/ or #bench/, never ../',
      severity: 'error' as const,
      from: { path: '^(contracts|mock-server|src|pacts|e2e|bench)/' },
      to: {
        path: '^(contracts|mock-server|src|pacts|e2e|bench)/',
        pathNot: '^$1/',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    },
    {
      name: 'no-circle',
      comment:
        'files that import each other in a circle cannot be read or moved alone, nor loaded alone unless only types are imported',
      severity: 'error' as const,
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-dead-end',
      comment: 'an import must lead to a file',
      severity: 'error' as const,
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'default'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}

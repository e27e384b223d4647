import type { Plugin } from 'vite'
import { bundleConsole, CONSOLE_SCRIPT } from '../../mock-server/control/http/console-script.ts'
import { contractPage } from '../../mock-server/control/http/contract-page.ts'

/**
 * Serves the console's script beside the app in development, bundled anew whenever the page that opens it loads. Also
 * serves the contract's page, which the console links to.
 */
export const consoleInDev = (): Plugin => ({
  name: 'console-in-dev',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use(`/${CONSOLE_SCRIPT}`, (_request, response, next) => {
      bundleConsole().then(
        (code) =>
          response
            .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
            .end(code),
        next,
      )
    })
    middlewares.use('/contract/index.html', (_request, response, next) => {
      contractPage().then(
        (page) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
        next,
      )
    })
  },
})

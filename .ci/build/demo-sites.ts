import type { Connect, Plugin } from 'vite'
import { SITE_HEADERS, SITE_PAGE, SITE_PAGE_NAME } from '../../mock-server/demo-sites/site-page.ts'

const serve = ({ middlewares }: { middlewares: Connect.Server }): void => {
  middlewares.use(`/${SITE_PAGE_NAME}`, (_request, response) => {
    response.writeHead(200, SITE_HEADERS).end(SITE_PAGE)
  })
}

/**
 * Serves the page of the demo's own sites (customer service and so on) beside the demo: in development, in its build,
 * and in the preview of that build. The app may frame this page and no other.
 */
export const demoSites = (): Plugin => ({
  name: 'demo-sites',
  configureServer: serve,
  configurePreviewServer: serve,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: SITE_PAGE_NAME, source: SITE_PAGE })
  },
})

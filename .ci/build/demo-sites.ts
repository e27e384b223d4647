import type { Plugin } from 'vite'
import { SITE_PAGE, SITE_PAGE_NAME } from '../../mock-server/site-page.ts'

/** Puts the page of the demo's own sites (customer service and so on) beside the demo, in development and in its build. */
export const demoSites = (): Plugin => ({
  name: 'demo-sites',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${SITE_PAGE_NAME}`, (_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(SITE_PAGE)
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: SITE_PAGE_NAME, source: SITE_PAGE })
  },
})

import { writePage } from './page.ts'

/** `npm run contract:docs [-- FILE]`: the contract for people, with what the pact asks of each call. */
const file = process.argv[2] ?? 'dist-docs/index.html'
await writePage(file)
console.log(`${file}: open it in a browser, from disk or from any host`)

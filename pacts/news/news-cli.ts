import { mayTurnRed, newsBetween, newsMarkdown } from './news.ts'
import { BadInput, versionAt } from './versions.ts'

const HELP = `npm run contract:news -- FROM [TO]
  what changed in the contract, call by call. FROM and TO are commits or tags of this repository, folders (of a release,
  or with the JSON files), or single files; without TO, the files here.
  Exit code 1: a backend that was green may turn red. 0: it stays green. 2: FROM or TO cannot be read.`

/** `npm run contract:news -- FROM [TO]`. */
function main([from, to, ...more]: readonly string[]): number {
  if (from === '--help') {
    console.log(HELP)
    return 0
  }
  if (from === undefined || more.length > 0) throw new BadInput(HELP)
  const news = newsBetween(versionAt(from), versionAt(to))
  console.log(newsMarkdown(news))
  return mayTurnRed(news) ? 1 : 0
}

try {
  process.exitCode = main(process.argv.slice(2))
} catch (problem) {
  if (!(problem instanceof BadInput)) throw problem
  console.error(problem.message)
  process.exitCode = 2
}

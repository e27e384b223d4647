import { build } from 'vite'
import { SYNTAX } from './targets.ts'

/** The code of one file and all its imports, as a script that defines no global names. `define`: names → code. */
export async function iifeOf(input: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: { write: false, target: SYNTAX, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error(`${input}: nothing was built`)
  return first.output[0].code.trim()
}

/** The code with `json` in place of its one `placeholder`, which the pattern must find globally. */
export function withJson(code: string, placeholder: RegExp, json: object): string {
  if (code.match(placeholder)?.length !== 1) throw new Error(`no single place for ${placeholder}`)
  return code.replace(placeholder, () => JSON.stringify(json))
}

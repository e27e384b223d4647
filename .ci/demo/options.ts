import { parseArgs } from 'node:util'

export type DemoOptions = { brand: string | undefined; zip: boolean; oneFile: boolean }

/** The command line is invalid. */
export class BadOptions extends Error {}

/** The options of `npm run build:demo --`. Throws BadOptions. */
export function demoOptions(args: readonly string[]): DemoOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        brand: { type: 'string' },
        zip: { type: 'boolean', default: false },
        'one-file': { type: 'boolean', default: false },
      },
    })
    return { brand: values.brand, zip: values.zip, oneFile: values['one-file'] }
  } catch {
    throw new BadOptions('用法：npm run build:demo -- [--brand brand.json] [--zip] [--one-file]')
  }
}

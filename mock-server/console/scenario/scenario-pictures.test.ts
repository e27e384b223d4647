import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SCENARIO_NAMES } from '../../scenarios/catalogue.ts'
import { scenarioPicture } from './scenario-pictures.ts'

const FOLDER = join(import.meta.dirname, '../pictures')
const MOST_BYTES = 8_000

test('every scenario has a picture, and there is none of another: `npm run scenarios` makes them', () => {
  const pictured = readdirSync(FOLDER).map((file) => file.replace('.webp', ''))
  expect(pictured.sort()).toEqual([...SCENARIO_NAMES].sort())
  for (const name of SCENARIO_NAMES) expect(scenarioPicture(name), name).toMatch(/^data:image\/webp;base64,/)
  expect(scenarioPicture('no-such-scenario')).toBeUndefined()
})

test('a picture is a WebP file of 180 x 320 under 8 kB', async () => {
  for (const file of readdirSync(FOLDER)) {
    const bytes = readFileSync(join(FOLDER, file))
    expect(bytes.length, file).toBeLessThan(MOST_BYTES)
    expect(await sharp(bytes).metadata(), file).toMatchObject({ format: 'webp', width: 180, height: 320 })
  }
})

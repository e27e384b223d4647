/**
 * Takes the outlines of the characters in the site's pictures out of two fonts: `node .ci/make/glyphs-make.ts REGULAR BOLD`
 * (files of Noto Sans CJK; uses the simplified Chinese face). Run it when the test of the outlines misses a character,
 * and commit the result.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import * as hb from 'harfbuzzjs'
import { gameCover } from '#mock/art/cover.ts'
import { coverSubject } from '#mock/data/cover-subjects.ts'
import { gameSeeds } from '#mock/data/games.ts'
import { sitePictures } from '#mock/data/texts/content.ts'
import { wordsIn } from '#mock/transport/pictures/outlines.ts'

/** Units per em in the output: five for each pixel of the largest picture. */
const EM = 256
/** The index of the simplified Chinese face in a collection: Japanese, Korean, simplified, traditional, Hong Kong. */
const SIMPLIFIED = 2

/** HarfBuzz writes absolute commands with the y axis upwards. */
const scaled = (path: string, unit: number): string =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${Math.round(x * unit)} ${Math.round(-y * unit)}`)

function outlinesOf(file: string, characters: Iterable<string>): string {
  const face = new hb.Face(new hb.Blob(readFileSync(file)), SIMPLIFIED)
  const font = new hb.Font(face)
  const unit = EM / face.upem
  return [...characters]
    .sort()
    .map((character) => {
      const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0)
      if (glyph === undefined) throw new Error(`${file} has no ${character}`)
      const advance = Math.round(font.glyphHAdvance(glyph) * unit)
      return `    ${JSON.stringify(character)}: [${advance}, '${scaled(font.glyphToPath(glyph), unit)}'],\n`
    })
    .join('')
}

const [regular = '', bold = ''] = process.argv.slice(2)
const wanted = { regular: new Set<string>(), bold: new Set<string>() }
/** Enough seeds for every variant of a cover, so that no character is missing when a title is added or removed. */
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)
const covers = gameSeeds().flatMap(({ category, name }) =>
  SEEDS.map((seed) => gameCover(category, seed, coverSubject(category, name))),
)
for (const picture of [...sitePictures().map(({ draw }) => draw()), ...covers]) {
  for (const { weight, words } of wordsIn(picture))
    for (const character of words) wanted[weight].add(character)
}
writeFileSync(
  new URL('../../mock-server/transport/pictures/glyphs.ts', import.meta.url),
  `/**
 * Written by .ci/make/glyphs-make.ts: outlines of Noto Sans SC (its makers' copyright, SIL Open Font License 1.1), each with
 * how far it moves on, ${EM} to the em.
 */
export const EM = ${EM}

export type Glyphs = Readonly<Record<string, readonly [advance: number, path: string]>>

// biome-ignore-start format: one character a line
export const GLYPHS: { readonly regular: Glyphs; readonly bold: Glyphs } = {
  regular: {
${outlinesOf(regular, wanted.regular)}  },
  bold: {
${outlinesOf(bold, wanted.bold)}  },
}
// biome-ignore-end format: one character a line
`,
)

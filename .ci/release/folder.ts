import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, posix, relative } from 'node:path'

/** The real path of a path, even if its last parts do not exist yet. */
const real = (path: string): string =>
  existsSync(path) || dirname(path) === path ? realpathSync(path) : join(real(dirname(path)), basename(path))

function holds(outer: string, inner: string): boolean {
  const way = relative(outer, inner)
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..'
}

/** Why a release must not be written to `out`, whose content would be deleted; undefined if it may be. */
export function refusal(from: string, out: string): string | undefined {
  if (holds(real(from), real(out)) || holds(real(out), real(from)))
    return `one of ${from} and ${out} is within the other: the release would delete or copy itself`
  if (existsSync(out) && !existsSync(join(out, 'nginx/release.conf')))
    return `${out} is there and holds no release, so it is left alone: name another folder, or remove it`
  return undefined
}

/** Why nginx could not find a release at `at` on its host; undefined if it could. */
export const misplaced = (at: string): string | undefined =>
  posix.isAbsolute(at)
    ? undefined
    : `--at is "${at}": nginx needs the whole path on the host, like /srv/member-app/43`

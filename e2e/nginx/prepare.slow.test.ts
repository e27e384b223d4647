import { expect, it, vi } from 'vitest'
import { prepareNginx } from './prepare.ts'

const bare = {
  which: (_name: string): string | undefined => undefined,
  exists: () => false,
  isRoot: false,
  install: () => {
    throw new Error('must not install')
  },
}

it('installs nothing where nginx is', () => {
  expect(prepareNginx({ ...bare, which: (name) => `/usr/sbin/${name}`, exists: () => true })).toBeUndefined()
})

it('says what to do to somebody who may not install', () => {
  expect(prepareNginx(bare)).toMatch(/^nginx, openssl, .*only root on a Debian.*apt-get install nginx /)
})

it('installs as root on a Debian, and says so when that fails', () => {
  const present = new Set(['apt-get'])
  const machine = {
    ...bare,
    isRoot: true,
    which: (name: string) => (present.has(name) ? `/usr/bin/${name}` : undefined),
    exists: () => present.has('nginx'),
  }
  expect(prepareNginx(machine)).toMatch(/failed: must not install$/)
  const install = vi.fn((packages: readonly string[]) => {
    for (const name of packages) present.add(name)
  })
  expect(prepareNginx({ ...machine, install })).toBeUndefined()
  expect(install).toHaveBeenCalledOnce()
})

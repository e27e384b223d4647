import { expect, it, vi } from 'vitest'
import { type EngineMachine, prepare } from './prepare.ts'

const bare: EngineMachine = {
  which: () => undefined,
  has: () => false,
  isRoot: false,
  install: () => {
    throw new Error('must not install')
  },
}

it('installs nothing where the engine is', () => {
  const machine = { ...bare, which: (name: string) => `/usr/bin/${name}`, has: () => true }
  expect(prepare('firefox', machine)).toBeUndefined()
  expect(prepare('webkit', machine)).toBeUndefined()
})

it('says what to do to somebody who may not install', () => {
  expect(prepare('firefox', bare)).toMatch(/^firefox-esr not found here.*apt-get install firefox-esr/)
  expect(prepare('webkit', bare)).toMatch(/Xvfb, .*gi\/__init__.*apt-get install gir1\.2-webkit2-4\.1/)
})

it('installs as root on a Debian', () => {
  const present = new Set(['apt-get'])
  const install = vi.fn(() => void present.add('firefox-esr'))
  const which = (name: string) => (present.has(name) ? `/usr/bin/${name}` : undefined)
  expect(prepare('firefox', { ...bare, isRoot: true, which, install })).toBeUndefined()
  expect(install).toHaveBeenCalledWith(['firefox-esr', 'fonts-noto-cjk'])
})

it('says so when the installation fails', () => {
  const install = () => {
    throw new Error('no network')
  }
  const which = (name: string) => (name === 'apt-get' ? '/usr/bin/apt-get' : undefined)
  expect(prepare('firefox', { ...bare, isRoot: true, which, install })).toMatch(/failed: no network$/)
})

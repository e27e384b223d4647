import { expect, it, vi } from 'vitest'
import { findChromium, type Machine } from './browser.ts'

const bare: Machine = {
  env: {},
  playwrights: () => '/cache/playwright/chrome',
  exists: () => false,
  which: () => undefined,
  isRoot: false,
  install: () => {
    throw new Error('must not install')
  },
}

it('prefers CHROMIUM_PATH', () => {
  const machine = {
    ...bare,
    env: { CHROMIUM_PATH: '/my/chrome' },
    exists: () => true,
    which: () => '/usr/bin/chromium',
  }
  expect(findChromium(machine)).toBe('/my/chrome')
})

it('does not look further when CHROMIUM_PATH does not exist', () => {
  const machine = { ...bare, env: { CHROMIUM_PATH: '/my/chrome' }, which: () => '/usr/bin/chromium' }
  expect(() => findChromium(machine)).toThrow('CHROMIUM_PATH is "/my/chrome"')
})

it("prefers Playwright's own browser to the system's", () => {
  const machine = {
    ...bare,
    exists: (path: string) => path === '/cache/playwright/chrome',
    which: () => '/usr/bin/chromium',
  }
  expect(findChromium(machine)).toBe('/cache/playwright/chrome')
})

it.each(['chromium-headless-shell', 'chromium', 'google-chrome'])("takes the system's %s", (name) => {
  const machine = {
    ...bare,
    isRoot: true,
    which: (program: string) => (program === name ? `/usr/bin/${name}` : undefined),
  }
  expect(findChromium(machine)).toBe(`/usr/bin/${name}`)
})

it('as root installs Chromium of Debian with the Chinese fonts, and then finds it', () => {
  const installed: string[] = []
  const machine = {
    ...bare,
    isRoot: true,
    which: (name: string) => (installed.includes(name) ? `/usr/bin/${name}` : undefined),
    install: (packages: readonly string[]) => void installed.push(...packages),
  }
  expect(findChromium(machine)).toBe('/usr/bin/chromium-headless-shell')
  expect(installed).toEqual(['chromium-headless-shell', 'fonts-noto-cjk'])
})

it('installs the full Chromium where the headless shell is not available', () => {
  const installed: string[] = []
  const machine = {
    ...bare,
    isRoot: true,
    which: (name: string) => (installed.includes(name) ? `/usr/bin/${name}` : undefined),
    install: (packages: readonly string[]) => {
      if (packages.includes('chromium-headless-shell')) throw new Error('no such package')
      installed.push(...packages)
    },
  }
  expect(findChromium(machine)).toBe('/usr/bin/chromium')
})

it('explains what to do when it may not, or cannot, install', () => {
  expect(() => findChromium(bare)).toThrow('npx playwright install')
  const install = vi.fn(() => {
    throw new Error('no network')
  })
  expect(() => findChromium({ ...bare, isRoot: true, install })).toThrow('npx playwright install')
  expect(install).toHaveBeenCalledTimes(2)
})

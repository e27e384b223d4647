import type { Page } from '@playwright/test'
import { walletContract } from '#contracts/wallet.ts'
import type { MockControl } from '#mock/control/control.ts'
import { exportedWorld } from '../journeys/world.ts'
import type { OracleName } from './finding.ts'

type Plant = { foundBy: OracleName; plant: (page: Page, mock: MockControl) => Promise<unknown> }

/** Deliberate faults, each planted again before every step: what shows that an oracle can fail. */
export const PLANTS = {
  'page-error': {
    foundBy: 'page errors',
    plant: (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error('planted')
        })
      }),
  },
  rejection: {
    foundBy: 'page errors',
    plant: (page) =>
      page.evaluate(() => {
        void Promise.reject(new Error('planted'))
      }),
  },
  'white-page': {
    foundBy: 'white page',
    plant: (page) => page.evaluate(() => document.querySelector('#root')?.replaceChildren()),
  },
  crash: {
    foundBy: 'crashed screen',
    plant: (page) =>
      page.evaluate(() => {
        const notice = document.createElement('h2')
        notice.textContent = '页面没能打开'
        document.body.append(notice)
      }),
  },
  frozen: {
    foundBy: 'page that does not answer',
    plant: (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          for (const endMs = Date.now() + 60_000; Date.now() < endMs; );
        })
      }),
  },
  books: {
    foundBy: 'books',
    plant: async (_, mock) => {
      const world = await exportedWorld(mock)
      await mock.import({
        text: JSON.stringify({
          ...world,
          accounts: { ...world.accounts, bonuses: (world.accounts.bonuses ?? 0) + 1 },
        }),
      })
    },
  },
  wallet: {
    foundBy: 'wallet',
    plant: (page) =>
      page.evaluate(() => {
        setInterval(() => {
          for (const one of document.querySelectorAll('.assets .balance')) one.textContent = '¥ 1.00'
        }, 20)
      }),
  },
  untapped: {
    foundBy: 'requests',
    plant: (page, _) =>
      page.evaluate((path) => {
        setTimeout(() => fetch(path, { method: 'POST', body: '{}' }).catch(() => undefined), 30)
        setTimeout(() => fetch(path, { method: 'POST', body: '{ }' }).catch(() => undefined), 40)
      }, walletContract.transfer.path),
  },
  loop: {
    foundBy: 'requests',
    plant: (page) =>
      page.evaluate((path) => {
        setInterval(() => fetch(path, { method: 'POST' }).catch(() => undefined), 100)
      }, walletContract.balance.path),
  },
  contract: {
    foundBy: 'contract',
    plant: (page) => page.evaluate(() => console.warn('contract: POST /api/nobody: data.x Invalid input')),
  },
  login: {
    foundBy: 'use',
    plant: (page) =>
      page.evaluate(() => {
        const marked = window as { plantedLogin?: true }
        const never = (event: Event) => {
          if (!location.hash.startsWith('#/login')) return
          event.preventDefault()
          event.stopImmediatePropagation()
        }
        if (!marked.plantedLogin) addEventListener('submit', never, true)
        marked.plantedLogin = true
        if (localStorage.getItem('token') === null) return
        // As another tab that logs out.
        localStorage.removeItem('token')
        dispatchEvent(new StorageEvent('storage', { key: 'token' }))
      }),
  },
  leak: {
    foundBy: 'memory',
    plant: (page) =>
      page.evaluate(() => {
        const holder = window as { planted?: Node[] }
        holder.planted = [
          ...(holder.planted ?? []),
          ...Array.from({ length: 500 }, () => document.createElement('p')),
        ]
      }),
  },
} as const satisfies Record<string, Plant>

export type PlantName = keyof typeof PLANTS

export const isPlant = (name: string): name is PlantName => Object.hasOwn(PLANTS, name)

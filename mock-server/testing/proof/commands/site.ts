import fc from 'fast-check'
import type { MockSwitches, SiteSettings } from '../../../state/site.ts'
import type { MockUnderTest } from '../mock-under-test.ts'
import { platAt } from '../model/records.ts'
import { invalidBody } from '../model/session.ts'
import type { Model, ModelPaymentMethod } from '../model/state.ts'
import { caller } from '../step.ts'
import { anyIndex, atIndex, command, type Drawn, often, who } from './draw.ts'

/** Events outside the members' control: tabs, failures, repeated calls, and the operator's switches. */

const site = (real: MockUnderTest, settings: Partial<SiteSettings>, switches: Partial<MockSwitches> = {}) =>
  real.runControl('site', { settings, switches })

/** Undoes a change after `left` steps. */
function changeForSteps(m: Model, left: number, undo: (real: MockUnderTest) => Promise<void>): void {
  m.temporaryChanges.push({ left: left + 1, undo })
}
const steps = fc.integer({ min: 1, max: 4 })

const PATHS = [
  '/api/withdraw',
  '/api/recharge',
  '/api/bindcard',
  '/api/betrecord',
  '/api/editPassword',
] as const
const BROKEN = ['{', 'null', '[]', '"x"', '0', '{"__proto__":{"a":1}}'] as const
const METHODS: readonly ModelPaymentMethod[] = ['usdt', 'wechat', 'pipay', 'card']

/** Most calls make fewer than 30 writes; a recall from every venue makes 136. */
const writes = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 30 }) },
  { weight: 1, arbitrary: fc.integer({ min: 31, max: 150 }) },
)

export const siteCommands: Drawn[] = [
  ...often(
    2,
    command(
      'reload',
      fc.record({}),
      () =>
        (_, { real }) =>
          real.reload(),
    ),
  ),
  command(
    'open a second tab',
    fc.record({}),
    () =>
      (_, { real }) =>
        real.secondTab(),
  ),
  ...often(
    3,
    command('break a write of the next call', fc.record({ k: writes }), (_m, { k }) => {
      return async (_, { real }) => real.breakWrite(k)
    }),
  ),
  ...often(
    4,
    command('ask the same again', fc.record({}), (m) => m.last),
  ),
  ...often(
    2,
    command('ask the same with a dead token', fc.record({ n: anyIndex }), (m, { n }) =>
      m.last && m.last.token !== '' ? m.last.as(atIndex(m.deadTokens, n) ?? '') : undefined,
    ),
  ),
  command('send a broken body', fc.record({ who, path: anyIndex, body: anyIndex }), (m, drawn) => {
    const by = caller(m, drawn.who)
    return (
      by && invalidBody(by.token, atIndex(PATHS, drawn.path) ?? PATHS[0], atIndex(BROKEN, drawn.body) ?? '{')
    )
  }),
  command('close the site for a while', fc.record({ steps }), (m, { steps: left }) => async (_, { real }) => {
    await site(real, { open: false })
    m.site.open = false
    changeForSteps(m, left, async (current) => {
      await site(current, { open: true })
      m.site.open = true
    })
  }),
  command(
    'close a venue for a while',
    fc.record({ plat: anyIndex, steps }),
    (m, drawn) =>
      async (_, { real }) => {
        const plat = platAt(drawn.plat)
        const set = (open: boolean) => (mock: MockUnderTest) =>
          mock.change((world) => {
            const venue = world.venues[plat]
            if (venue) venue.open = open
          })
        await set(false)(real)
        m.closedVenues.add(plat)
        changeForSteps(m, drawn.steps, async (current) => {
          await set(true)(current)
          m.closedVenues.delete(plat)
        })
      },
  ),
  command(
    'close a payment method for a while',
    fc.record({ method: anyIndex, steps }),
    (m, drawn) =>
      async (_, { real }) => {
        const method = atIndex(METHODS, drawn.method) ?? 'usdt'
        const set = (mock: MockUnderTest) => {
          const open = (one: ModelPaymentMethod) => !m.closedMethods.has(one)
          const payWays = {
            usdt: open('usdt'),
            wechat: open('wechat'),
            pipay: open('pipay'),
            card: open('card'),
            rengong: true,
          }
          return site(mock, { payWays })
        }
        m.closedMethods.add(method)
        await set(real)
        changeForSteps(m, drawn.steps, async (current) => {
          m.closedMethods.delete(method)
          await set(current)
        })
      },
  ),
  command('switch red packets off for a while', fc.record({ steps }), (m, drawn) => async (_, { real }) => {
    await site(real, { redPacketOn: false })
    m.site.packets = false
    changeForSteps(m, drawn.steps, async (current) => {
      await site(current, { redPacketOn: true })
      m.site.packets = true
    })
  }),
  command(
    'switch whether stakes owed block a withdrawal',
    fc.record({ on: fc.constantFrom(false, false, true) }),
    (m, { on }) =>
      async (_, { real }) => {
        await site(real, {}, { wageringBlocks: on })
        m.site.wagering = on
      },
  ),
  command(
    'switch whether a second order of a way is taken',
    fc.record({ on: fc.constantFrom(false, false, true) }),
    (m, { on }) =>
      async (_, { real }) => {
        await site(real, {}, { oneOpenOrder: on })
        m.site.oneOrder = on
      },
  ),
  command(
    'switch the review by itself',
    fc.record({ ms: fc.constantFrom(null, null, 5_000, 1_800_000) }),
    (m, { ms }) =>
      async (_, { real }) => {
        await site(real, {}, { autoReviewMs: ms })
        m.site.reviewMs = ms
      },
  ),
]

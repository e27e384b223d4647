import { describe, expect, it } from 'vitest'
import { gamesContract } from '#contracts/games.ts'
import { GAME_CATEGORIES } from '#contracts/wire/game-codes.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { useLaunchGame } from '#src/api/queries/games/game-launch.ts'
import { closedGamesQuery, gamesQuery, providerGamesQuery } from '#src/api/queries/games/games.ts'
import { app, refusedWith, runAction } from './support/app.ts'
import { pact } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import {
  data,
  exactText,
  flag,
  like,
  named,
  nothing,
  off,
  on,
  pageAt,
  picture,
  pictureIfAny,
  refused,
  rowsWith,
  words,
} from './support/wire.ts'

const { gameList, gamelistBycode, getGameUrl } = gamesContract

const CATEGORIES = Object.keys(GAME_CATEGORIES)
const GAME = {
  category_id: like(`^(${CATEGORIES.join('|')})$`, 'concise'),
  app_state: flag(1),
  is_hot: flag('0'),
  is_new: flag(0),
  platform_name: words('yzdz'),
  game_code: words('yzdz-001'),
  name: named('月满开航'),
  mobile_img: picture('/games/yzdz-001.webp'),
  api_logo_img: pictureIfAny('/venues/yzdz.webp'),
}

const READ = {
  category: 'concise',
  isOpen: true,
  isHot: false,
  isNew: false,
  venue: 'yzdz',
  code: 'yzdz-001',
  name: '月满开航',
  picture: '/games/yzdz-001.webp',
  venueLogo: '/venues/yzdz.webp',
}

it('the lobby has games', () =>
  pact(
    {
      given: ['visitor'],
      that: 'every game',
      call: gameList,
      query: { category: '' },
      answer: data(
        rowsWith(
          GAME,
          { platform_name: exactText('yzdz'), game_code: exactText('yzdz-001'), app_state: on(1) },
          { platform_name: exactText('tyg'), game_code: exactText('tyg-001'), app_state: on(1) },
          { is_hot: on('1') },
          { is_new: on(1) },
          ...CATEGORIES.map((code) => ({ category_id: exactText(code) })),
        ),
      ),
    },
    async () =>
      expect(await app().query(gamesQuery())).toEqual([
        READ,
        { ...READ, venue: 'tyg', code: 'tyg-001' },
        { ...READ, isHot: true },
        { ...READ, isNew: true },
        ...CATEGORIES.map((category) => ({ ...READ, category })),
      ]),
  ))

it('the lobby marks the games of a closed venue', () =>
  pact(
    {
      given: ['venue-under-maintenance', { venue: 'yzdz' }],
      that: 'those of a venue that is closed',
      call: gameList,
      query: { category: '' },
      answer: data(
        rowsWith(
          GAME,
          { platform_name: exactText('yzdz'), game_code: exactText('yzdz-001'), app_state: off(0) },
          { platform_name: exactText('tyg'), game_code: exactText('tyg-001'), app_state: on(1) },
        ),
      ),
    },
    async () => expect(await app().query(closedGamesQuery())).toEqual([{ ...READ, isOpen: false }]),
  ))

it('the lobby may be empty', () =>
  pact(
    {
      given: ['empty-lists'],
      that: 'none',
      call: gameList,
      query: { category: '' },
      answer: data(nothing),
    },
    async () => expect(await app().query(gamesQuery())).toEqual([]),
  ))

describe('a provider’s games', () => {
  it.each(['obgdy', 'fgdz', 'pp', 'ae'])('are listed: %s', (code) =>
    pact(
      {
        given: ['visitor'],
        that: `of ${code}`,
        call: gamelistBycode,
        body: { gamecode: code },
        answer: data(
          rowsWith(
            {
              catecode: exactText(code),
              gamecode: words(`${code}-001`),
              gamepic: picture(`/games/${code}-001.webp`),
              gamename: named('江上渔火'),
            },
            { gamecode: exactText(`${code}-001`) },
            { gamecode: exactText(`${code}-002`) },
          ),
        ),
      },
      async () =>
        expect(await app().fetchQuery(providerGamesQuery(code))).toEqual(
          ['001', '002'].map((number) => ({
            provider: code,
            code: `${code}-${number}`,
            picture: `/games/${code}-001.webp`,
            name: '江上渔火',
          })),
        ),
    ))

  it('may be none', () =>
    pact(
      {
        given: ['empty-lists'],
        that: 'none',
        call: gamelistBycode,
        body: { gamecode: 'pp' },
        answer: data(nothing),
      },
      async () => expect(await app().fetchQuery(providerGamesQuery('pp'))).toEqual([]),
    ))
})

describe('the launch of a game', () => {
  const game = { platform: 'yzdz', gameCode: 'yzdz-001' }
  const wire = (code: string) => ({ plat_name: 'yzdz', game_type: '0', game_code: code, is_mobile_url: 1 })
  const body = wire('yzdz-001')

  it('gives its address', () =>
    pact(
      {
        given: ['member-with-money', { venue: 'yzdz' }],
        that: 'a game on the shelf',
        call: getGameUrl,
        as: DEMO,
        body,
        answer: data({ url: pageAt('https://play.example.com/yzdz-001?ticket=7f3a') }),
      },
      async () =>
        expect(await runAction(useLaunchGame, game)).toEqual({
          outcome: 'done',
          answer: 'https://play.example.com/yzdz-001?ticket=7f3a',
        }),
    ))

  it.each([
    {
      that: 'a game that is not there',
      given: ['member-with-money'],
      code: 'yzdz-999',
      message: '游戏不存在或已下架，请返回大厅选择其他游戏',
    },
    {
      that: 'a game of a venue that is closed',
      given: ['venue-under-maintenance', { venue: 'yzdz' }],
      code: 'yzdz-001',
      message: '云舟电子维护中，请稍后再来',
    },
  ] as const)('is refused with a message: $that', ({ that, given, code, message }) =>
    pact({ given, that, call: getGameUrl, as: DEMO, body: wire(code), answer: refused(message) }, async () =>
      expect(await runAction(useLaunchGame, { ...game, gameCode: code })).toEqual(refusedWith(message)),
    ))

  needsLogin({ call: getGameUrl, body }, () => runAction(useLaunchGame, game))
})

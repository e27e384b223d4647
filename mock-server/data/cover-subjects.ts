import type { GameCategory } from '#contracts/wire/game-codes.ts'
import type { Subject } from '../art/cover.ts'
import { slotsCovers } from '../art/cover-slots.ts'
import { titlesOf } from '../games/games.ts'
import { VENUES } from './venues.ts'

/** Subjects by words in a game's name, by category. The first matching row gives one of its subjects. */
const WORDS: Record<GameCategory, readonly (readonly [RegExp, ...Subject[]])[]> = {
  realbet: [
    [/百家/, 'baccarat', 'cards', 'table', 'chips'],
    [/轮盘/, 'roulette', 'wheel'],
    [/龙虎/, 'dragonTiger'],
    [/骰|番摊|色碟/, 'dice', 'cup'],
    [/二十一点|三公/, 'cards', 'table', 'seal'],
    [/牛牛/, 'bull'],
  ],
  joker: [
    [/麻将|四喜|血战/, 'mahjong', 'bigTile'],
    [/斗牛|牛牛/, 'bull'],
    [/龙虎/, 'dragonTiger'],
    [/骰/, 'dice'],
    [/二八杠/, 'bigTile', 'domino'],
    [/斗地主|金花|十三水|扑克|短牌|跑得快|红黑|掼蛋|升级|梭哈/, 'landlord', 'cards', 'seal', 'chips'],
  ],
  lottery: [
    [/赛船/, 'dragonBoat'],
    [/快三/, 'cup', 'dice'],
    [/分彩|时时彩|排列/, 'flips', 'drum', 'ticket'],
    [/双彩|三五|七星|二十八/, 'cluster', 'ticket', 'drum'],
    [/选|基诺/, 'keno', 'cluster', 'drum'],
    [/生肖/, 'lantern'],
  ],
  sport: [
    [/绿茵时刻/, 'football'],
    [/绿茵/, 'stadium', 'football'],
    [/篮球/, 'basket'],
    [/网球/, 'tennis'],
    [/沙排/, 'volleyball'],
    [/羽毛球/, 'shuttle'],
    [/乒乓/, 'paddle'],
    [/冰刀/, 'skate'],
    [/田径/, 'track'],
    [/高尔夫/, 'golf'],
    [/自行车/, 'bike'],
    [/飞镖/, 'darts'],
    [/台球/, 'snooker'],
    [/拳/, 'glove'],
    [/棒垒/, 'baseball'],
  ],
  gaming: [
    [/攻防|塔防/, 'lanes'],
    [/求生|小队/, 'sight'],
    [/机甲|突击/, 'helmet'],
    [/弈棋/, 'xiangqi'],
    [/赛道/, 'racing'],
    [/格斗/, 'swords'],
    [/卡牌/, 'cards'],
    [/手柄/, 'gamepad'],
    [/争霸/, 'trophy'],
    [/星域/, 'crystal'],
    [/快讯/, 'keys'],
  ],
  fishing: [
    [/锦鲤|荷塘/, 'koi'],
    [/蟹/, 'crab'],
    [/章|水母/, 'octopus'],
    [/珠|宝/, 'clam'],
    [/鲸|冰洋/, 'shark'],
    [/珊瑚/, 'turtle'],
    [/船|帆/, 'anchor'],
    [/渔歌|鱼群/, 'school'],
  ],
  concise: [
    [/福运|转轮|老虎/, 'reels', 'seven'],
    [/剑|武馆|戈/, 'swords'],
    [/灯/, 'lantern'],
    [/龙戏/, 'dragonBoat'],
    [/战车/, 'racing'],
    [/渔/, 'anchor'],
    [/果|森林|密林/, 'cherries'],
    [/七|幸运/, 'seven'],
    [/三福|悟道|福|葫芦/, 'gourd'],
    [/宝石|翡翠|极光|七曜|星际/, 'gems', 'crystal'],
    [/秘宝|宝箱|地图|矿|大漠|奔雷/, 'chest'],
    [/金樽|财源|招财滚|算盘|五谷|丰|元宝|貔貅/, 'ingots', 'coin'],
    [/钟|山门|茶|塔|楼|神殿|敦煌|夜市/, 'pagoda'],
    [/雀|飞|凤|纸鸢|锦|花|扇/, 'fan'],
    [/猫|铺|兽/, 'cat'],
    [/铜|金|商|丝路/, 'coin', 'ingots'],
  ],
}

/** The subjects that the words of a name match. */
export function fittingSubjects(category: GameCategory, name: string): readonly Subject[] {
  const [, ...fitting] = WORDS[category].find(([words]) => words.test(name)) ?? [/$/]
  return fitting
}

/** The name of a slot often names no subject; it then gets one of these. */
const ANY = Object.keys(slotsCovers) as (keyof typeof slotsCovers)[]

/**
 * The subject of every game by category and name. A slot never repeats the subject of the three before it. In other
 * categories neighbours may share a subject, but then differ in background.
 */
const subjects: ReadonlyMap<string, Subject> = (() => {
  const found = new Map<string, Subject>()
  for (const { platname, category } of VENUES) {
    const shown: (Subject | undefined)[] = []
    for (const [order, { name }] of titlesOf(platname).entries()) {
      const fitting = fittingSubjects(category, name)
      const near = shown.slice(-3)
      const free = (subject: Subject) => !near.includes(subject)
      const any = [...ANY.slice(order % ANY.length), ...ANY]
      const chosen = fitting.find(free) ?? (category === 'concise' ? any.find(free) : fitting[0])
      if (chosen !== undefined) found.set(`${category} ${name}`, chosen)
      shown.push(chosen)
    }
  }
  return found
})()

/** What the cover of a game shows; undefined for a game without an entry. */
export const coverSubject = (category: GameCategory, name: string): Subject | undefined =>
  subjects.get(`${category} ${name}`)

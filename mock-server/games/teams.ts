import type { SportName } from './sports/sports.ts'

const words = (text: string): string[] => text.split(/\s+/)

/** Invented teams, and nicknames of invented players: no real club, town or person. Twelve of each sport. */
export const TEAMS: Record<SportName, readonly string[]> = {
  football: words(
    '云港竞技 青川联 北屿流星 赤岭矿工 月湾水手 铁桥城 白鹭湖 松原旅人 灯塔镇 沙洲飞鱼 长堤联盟 石门卫士',
  ),
  basketball: words(
    '云港蛟龙 青川雷电 北屿雪狼 赤岭山猫 月湾巨浪 铁桥锻工 白鹭湖翼 松原猎手 灯塔火炬 沙洲旋风 长堤闪电 石门铁壁',
  ),
  tennis: words('白鹤 赤狐 青隼 银鲛 墨羽 金雀 雪鸮 苍狼 红鲤 灰雁 紫燕 玄豹'),
  badminton: words('飞羽 疾燕 落霞 听风 追云 逐月 惊鸿 踏雪 破晓 凌波 流星 翔空'),
  esports: words(
    '零度战队 云帆战队 夜枭小队 星火小队 玄武战队 疾风小队 长庚战队 孤岛小队 银杏战队 逐浪小队 北辰战队 极昼小队',
  ),
}

export const CUPS: Record<SportName, readonly string[]> = {
  football: words('海岸杯 群岛联赛 云舟邀请赛'),
  basketball: words('环城联赛 港湾杯 云舟邀请赛'),
  tennis: words('雪山公开赛 湖畔大师赛 云舟邀请赛'),
  badminton: words('滨江公开赛 竹林杯 云舟邀请赛'),
  esports: words('星域锦标赛 荒原挑战赛 云舟公开赛'),
}

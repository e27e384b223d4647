/** Invented teams: no real club, town or player. */
export const FOOTBALL_TEAMS: readonly string[] =
  '云港竞技 青川联 北屿流星 赤岭矿工 月湾水手 铁桥城 白鹭湖 松原旅人 灯塔镇 沙洲飞鱼 长堤联盟 石门卫士 晨曦镇 雾岭猎鹰'.split(
    ' ',
  )

export const ESPORTS_TEAMS: readonly string[] =
  '零度战队 云帆战队 夜枭小队 星火小队 玄武战队 疾风小队 长庚战队 孤岛小队 银杏战队 逐浪小队 北辰战队 极昼小队'.split(
    ' ',
  )

export const FOOTBALL_CUPS: readonly string[] = ['海岸杯', '群岛联赛', '云舟邀请赛']
export const ESPORTS_CUPS: readonly string[] = ['星域锦标赛', '云舟公开赛', '荒原挑战赛']

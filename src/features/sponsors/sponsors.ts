export type SponsorType = 1 | 2

export type Sponsor = {
  type: SponsorType
  title: string
  /** One line for the list. */
  line: string
  facts: readonly { name: string; value: string }[]
  paragraphs: readonly string[]
  /** What the operator and the sponsored party do for each other. */
  deeds: readonly { title: string; text: string }[]
}

/** The operator's sponsorships. All texts are invented, without real clubs or persons. */
export const SPONSORS: readonly Sponsor[] = [
  {
    type: 1,
    title: '云舟帆船队',
    line: '一支业余帆船队，从近岸训练到环湾绕标',
    facts: [
      { name: '合作类别', value: '年度训练支持' },
      { name: '合作起始', value: '2023 年春' },
      { name: '队员', value: '24 人，业余' },
    ],
    paragraphs: [
      '云舟的标志是一叶帆。支持一支真正出海的队伍，是我们最早想做的一件事。',
      '帆船讲究读风、守纪律、懂得何时返航。我们希望平台上的每一位玩家也是如此：看清风向，量力而行，尽兴而归。',
    ],
    deeds: [
      { title: '训练', text: '承担训练船只的保养与安全装备的更新，每季度做一次航前检查。' },
      { title: '开放日', text: '每年夏天两次近岸体验，名额在公告中发布，免费参加。' },
      { title: '净滩', text: '绕标赛结束后，队员与志愿者一起清理赛区海滩。' },
    ],
  },
  {
    type: 2,
    title: '云舟社区棋社',
    line: '社区里的围棋与象棋课，周末向所有人开放',
    facts: [
      { name: '合作类别', value: '场地与教具' },
      { name: '合作起始', value: '2024 年秋' },
      { name: '活动', value: '每周两次' },
    ],
    paragraphs: [
      '棋盘上没有运气，只有耐心。我们支持社区棋社，让想下棋的人有一张安静的桌子。',
      '棋社的课程与比赛不设奖金，也与平台的游戏无关。来的人有放学的孩子，也有退休的老先生。',
    ],
    deeds: [
      { title: '场地', text: '承担两间教室的租金，周末全天开放，自备茶水即可。' },
      { title: '教具', text: '提供棋具与入门读本，旧棋具修补后送给更多的社区。' },
      { title: '友谊赛', text: '每季度一场团体友谊赛，重在复盘与交流。' },
    ],
  },
]

export const sponsorOf = (type: string | null): Sponsor | undefined =>
  SPONSORS.find((sponsor) => String(sponsor.type) === type)

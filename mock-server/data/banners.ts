import { PACKET_HOURS } from './texts/limit-words.ts'

export type BannerSeed = { id: string; title: string; subtitle: string; link: string }

/** The five pictures of the home carousel, drawn from these texts. */
export const BANNERS: readonly BannerSeed[] = [
  {
    id: 'sail',
    title: '新人首存礼',
    subtitle: '首存即可申请，一倍打码量即可取款',
    link: '/activityInfo?id=1',
  },
  { id: 'packet', title: '每日红包雨', subtitle: `${PACKET_HOURS} 准时开启`, link: '/activityInfo?id=2' },
  { id: 'fishing', title: '深海寻宝', subtitle: '云舟捕鱼 满载而归', link: '/activityInfo?id=8' },
  { id: 'vip', title: '十级礼遇', subtitle: '返水逐日结算，一次领取', link: '/vip' },
  { id: 'sport', title: '绿茵之夜', subtitle: '赛前滚球 一单到底', link: '/activityInfo?id=12' },
]

import { HOME_BANNERS, siteContract } from '#contracts/site.ts'
import { qrPicture } from '../data/pictures.ts'
import { implement } from '../implement.ts'
import { ok } from '../outcome.ts'

export const siteRoutes = implement(siteContract, {
  app: ({ world }) => {
    const site = world.site.settings
    return ok({
      title: site.title,
      site_state: site.open,
      repair_tips: site.repairTips,
      redpacket_switch: site.redPacketOn,
      index_modal: site.welcomeModal,
      webcontent: site.webcontent,
      h5_url: site.h5Url,
      ios_download_qrcode: site.iosDownloadQrcode || qrPicture(site.iosDownloadUrl),
      ios_download_url: site.iosDownloadUrl,
    })
  },

  getVisitUrl: ({ world }) => ok({ url: world.site.settings.visitUrl }),

  bannerList: ({ world, body }) => {
    const banners = body.type === HOME_BANNERS ? Object.values(world.banners) : []
    return ok(banners.sort((a, b) => a.order - b.order).map(({ src }) => ({ src })))
  },

  getservicerurl: ({ world }) => ok({ url: world.site.settings.serviceUrl }),
})

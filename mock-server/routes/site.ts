import { HOME_BANNERS, type siteContract } from '#contracts/site.ts'
import { qrPicture } from '../data/pictures.ts'
import { homeBanners } from '../data/texts/content.ts'
import { siteAddress } from '../demo-sites/site-page.ts'
import { success } from '../rules/outcome.ts'
import type { Handlers } from './handler.ts'

export const siteHandlers: Handlers<typeof siteContract> = {
  app: ({ world, transport }) => {
    const site = world.site.settings
    const iosDownloadUrl = siteAddress(site.iosDownloadUrl, transport.venueBaseUrl)
    return success({
      title: site.title,
      site_state: site.open,
      repair_tips: site.repairTips,
      redpacket_switch: site.redPacketOn,
      index_modal: site.welcomeModal,
      webcontent: site.webcontent,
      h5_url: siteAddress(site.h5Url, transport.venueBaseUrl),
      ios_download_qrcode: site.iosDownloadQrcode || qrPicture(iosDownloadUrl),
      ios_download_url: iosDownloadUrl,
    })
  },

  getVisitUrl: ({ world, transport }) =>
    success({ url: siteAddress(world.site.settings.visitUrl, transport.venueBaseUrl) }),

  bannerList: ({ world, body, transport }) => {
    const banners = body.type === HOME_BANNERS ? homeBanners(world, transport.picture) : []
    return success(
      banners.map(({ src, link, title }) => ({ src, ...(link && { link }), ...(title && { title }) })),
    )
  },

  getservicerurl: ({ world, transport }) =>
    success({ url: siteAddress(world.site.settings.serviceUrl, transport.venueBaseUrl) }),
}

import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyScreen } from './chunk.ts'
import { isPath, type Path } from './paths.ts'

/** Every screen but home, by its path. One line a screen; each is a chunk of its own. */
const screens: Record<Exclude<Path, '/'>, ComponentType> = {
  '/fanshui': lazyScreen(() => import('../screens/fanshui/FanshuiScreen.tsx'), 'RebateScreen'),
  '/gamePage': lazyScreen(() => import('../screens/game-page/GamePageScreen.tsx'), 'GameLaunchScreen'),
  '/hongbao': lazyScreen(() => import('../screens/hongbao/HongbaoScreen.tsx'), 'RedPacketScreen'),
  '/login': lazyScreen(() => import('../screens/login/LoginScreen.tsx'), 'LoginScreen'),
  '/mine': lazyScreen(() => import('../screens/mine/MineScreen.tsx'), 'MemberHomeScreen'),
  '/payInfo': lazyScreen(() => import('../screens/pay-info/PayInfoScreen.tsx'), 'DepositOrderScreen'),
  '/recharge': lazyScreen(() => import('../screens/recharge/RechargeScreen.tsx'), 'DepositScreen'),
  '/register': lazyScreen(() => import('../screens/register/RegisterScreen.tsx'), 'RegisterScreen'),
  '/vip': lazyScreen(() => import('../screens/vip/VipScreen.tsx'), 'VipScreen'),
  '/welfare': lazyScreen(() => import('../screens/welfare/WelfareScreen.tsx'), 'RedPacketRecordsScreen'),
  '/withdrawal': lazyScreen(() => import('../screens/withdrawal/WithdrawalScreen.tsx'), 'WithdrawalScreen'),
  '/activity': lazyScreen(() => import('../screens/activity/ActivityScreen.tsx'), 'PromotionsScreen'),
  '/activityInfo': lazyScreen(
    () => import('../screens/activity-info/ActivityInfoScreen.tsx'),
    'PromotionScreen',
  ),
  '/message': lazyScreen(() => import('../screens/message/MessageScreen.tsx'), 'MessagesScreen'),
  '/zhanzhu': lazyScreen(() => import('../screens/sponsors/SponsorsScreen.tsx'), 'SponsorsScreen'),
  '/zhanzhuye': lazyScreen(() => import('../screens/sponsor/SponsorScreen.tsx'), 'SponsorScreen'),
  '/boutBallBet': lazyScreen(() => import('../screens/help/HelpScreen.tsx'), 'HelpScreen'),
  '/boutBallBetInfo': lazyScreen(
    () => import('../screens/help-article/HelpArticleScreen.tsx'),
    'HelpArticleScreen',
  ),
  '/usdtmore': lazyScreen(() => import('../screens/usdt-more/UsdtMoreScreen.tsx'), 'UsdtNetworksScreen'),
  '/abouts': lazyScreen(() => import('../screens/abouts/AboutsScreen.tsx'), 'LegalScreen'),
  '/concise': lazyScreen(() => import('../screens/concise/ConciseScreen.tsx'), 'ProviderSlotsScreen'),
  '/search': lazyScreen(() => import('../screens/search/SearchScreen.tsx'), 'SearchScreen'),
  '/wallet': lazyScreen(() => import('../screens/wallet/WalletScreen.tsx'), 'SavedCardsScreen'),
  '/addBankCard': lazyScreen(
    () => import('../screens/add-bank-card/AddBankCardScreen.tsx'),
    'AddBankCardScreen',
  ),
  '/addUsdtCard': lazyScreen(
    () => import('../screens/add-usdt-card/AddUsdtCardScreen.tsx'),
    'AddUsdtAddressScreen',
  ),
  '/password': lazyScreen(() => import('../screens/password/PasswordScreen.tsx'), 'PasswordScreen'),
  '/money': lazyScreen(() => import('../screens/money/MoneyScreen.tsx'), 'MyWalletScreen'),
  '/transfer': lazyScreen(() => import('../screens/transfer/TransferScreen.tsx'), 'TransferScreen'),
  '/app': lazyScreen(() => import('../screens/app-download/AppScreen.tsx'), 'AppDownloadScreen'),
  '/applyagent': lazyScreen(() => import('../screens/apply-agent/ApplyAgentScreen.tsx'), 'ApplyAgentScreen'),
  '/kefu': lazyScreen(() => import('../screens/service/ServiceScreen.tsx'), 'CustomerServiceScreen'),
  '/sitepage': lazyScreen(() => import('../screens/site-page/SitePageScreen.tsx'), 'SitePageScreen'),
  '/userCent': lazyScreen(() => import('../screens/user-center/UserCenterScreen.tsx'), 'SecurityCenterScreen'),
  '/userInfo': lazyScreen(() => import('../screens/user-info/UserInfoScreen.tsx'), 'ProfileScreen'),
  '/betRecord': lazyScreen(() => import('../screens/bet-record/BetRecordScreen.tsx'), 'BetsScreen'),
  '/transRecord': lazyScreen(
    () => import('../screens/trans-record/TransRecordScreen.tsx'),
    'TransactionsScreen',
  ),
  '/activityRecord': lazyScreen(
    () => import('../screens/activity-record/ActivityRecordScreen.tsx'),
    'PromotionApplicationsScreen',
  ),
  '/report': lazyScreen(() => import('../screens/report/ReportScreen.tsx'), 'ReportScreen'),
}

/** The screen of the address around it. The table of chunks comes after the first paint: home needs none of it. */
export function LazyScreen() {
  const { pathname } = useLocation()
  // Any other address has been led home already.
  if (!isPath(pathname) || pathname === '/') return null
  const Screen = screens[pathname]
  return <Screen />
}

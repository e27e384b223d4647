import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyScreen } from './lazy-screen.ts'
import { isPath, type Path } from './paths.ts'

/** Every screen but home, by its path. Each is its own chunk. */
const screens: Record<Exclude<Path, '/'>, ComponentType> = {
  '/fanshui': lazyScreen(() => import('../../screens/rebate/RebateScreen.tsx'), 'RebateScreen'),
  '/gamePage': lazyScreen(() => import('../../screens/game-launch/GameLaunchScreen.tsx'), 'GameLaunchScreen'),
  '/hongbao': lazyScreen(() => import('../../screens/red-packet/RedPacketScreen.tsx'), 'RedPacketScreen'),
  '/login': lazyScreen(() => import('../../screens/login/LoginScreen.tsx'), 'LoginScreen'),
  '/mine': lazyScreen(() => import('../../screens/member-home/MemberHomeScreen.tsx'), 'MemberHomeScreen'),
  '/payInfo': lazyScreen(
    () => import('../../screens/deposit-order/DepositOrderScreen.tsx'),
    'DepositOrderScreen',
  ),
  '/recharge': lazyScreen(() => import('../../screens/deposit/DepositScreen.tsx'), 'DepositScreen'),
  '/register': lazyScreen(() => import('../../screens/register/RegisterScreen.tsx'), 'RegisterScreen'),
  '/vip': lazyScreen(() => import('../../screens/vip/VipScreen.tsx'), 'VipScreen'),
  '/welfare': lazyScreen(
    () => import('../../screens/red-packet-records/RedPacketRecordsScreen.tsx'),
    'RedPacketRecordsScreen',
  ),
  '/withdrawal': lazyScreen(
    () => import('../../screens/withdrawal/WithdrawalScreen.tsx'),
    'WithdrawalScreen',
  ),
  '/activity': lazyScreen(() => import('../../screens/promotions/PromotionsScreen.tsx'), 'PromotionsScreen'),
  '/activityInfo': lazyScreen(() => import('../../screens/promotion/PromotionScreen.tsx'), 'PromotionScreen'),
  '/message': lazyScreen(() => import('../../screens/messages/MessagesScreen.tsx'), 'MessagesScreen'),
  '/zhanzhu': lazyScreen(() => import('../../screens/sponsors/SponsorsScreen.tsx'), 'SponsorsScreen'),
  '/zhanzhuye': lazyScreen(() => import('../../screens/sponsor/SponsorScreen.tsx'), 'SponsorScreen'),
  '/boutBallBet': lazyScreen(() => import('../../screens/help/HelpScreen.tsx'), 'HelpScreen'),
  '/boutBallBetInfo': lazyScreen(
    () => import('../../screens/help-article/HelpArticleScreen.tsx'),
    'HelpArticleScreen',
  ),
  '/usdtmore': lazyScreen(
    () => import('../../screens/usdt-networks/UsdtNetworksScreen.tsx'),
    'UsdtNetworksScreen',
  ),
  '/abouts': lazyScreen(() => import('../../screens/legal/LegalScreen.tsx'), 'LegalScreen'),
  '/concise': lazyScreen(
    () => import('../../screens/provider-slots/ProviderSlotsScreen.tsx'),
    'ProviderSlotsScreen',
  ),
  '/search': lazyScreen(() => import('../../screens/search/SearchScreen.tsx'), 'SearchScreen'),
  '/wallet': lazyScreen(() => import('../../screens/saved-cards/SavedCardsScreen.tsx'), 'SavedCardsScreen'),
  '/addBankCard': lazyScreen(
    () => import('../../screens/add-bank-card/AddBankCardScreen.tsx'),
    'AddBankCardScreen',
  ),
  '/addUsdtCard': lazyScreen(
    () => import('../../screens/add-usdt-address/AddUsdtAddressScreen.tsx'),
    'AddUsdtAddressScreen',
  ),
  '/password': lazyScreen(() => import('../../screens/password/PasswordScreen.tsx'), 'PasswordScreen'),
  '/money': lazyScreen(() => import('../../screens/my-wallet/MyWalletScreen.tsx'), 'MyWalletScreen'),
  '/transfer': lazyScreen(() => import('../../screens/transfer/TransferScreen.tsx'), 'TransferScreen'),
  '/app': lazyScreen(() => import('../../screens/app-download/AppDownloadScreen.tsx'), 'AppDownloadScreen'),
  '/applyagent': lazyScreen(
    () => import('../../screens/apply-agent/ApplyAgentScreen.tsx'),
    'ApplyAgentScreen',
  ),
  '/kefu': lazyScreen(
    () => import('../../screens/customer-service/CustomerServiceScreen.tsx'),
    'CustomerServiceScreen',
  ),
  '/sitepage': lazyScreen(() => import('../../screens/site-page/SitePageScreen.tsx'), 'SitePageScreen'),
  '/userCent': lazyScreen(
    () => import('../../screens/security-center/SecurityCenterScreen.tsx'),
    'SecurityCenterScreen',
  ),
  '/userInfo': lazyScreen(() => import('../../screens/profile/ProfileScreen.tsx'), 'ProfileScreen'),
  '/betRecord': lazyScreen(() => import('../../screens/bets/BetsScreen.tsx'), 'BetsScreen'),
  '/transRecord': lazyScreen(
    () => import('../../screens/transactions/TransactionsScreen.tsx'),
    'TransactionsScreen',
  ),
  '/activityRecord': lazyScreen(
    () => import('../../screens/promotion-applications/PromotionApplicationsScreen.tsx'),
    'PromotionApplicationsScreen',
  ),
  '/report': lazyScreen(() => import('../../screens/report/ReportScreen.tsx'), 'ReportScreen'),
}

/** The screen of the current address. This table loads after the first paint, because home does not need it. */
export function LazyScreen() {
  const { pathname } = useLocation()
  // The route guard has redirected every other address to home already.
  if (!isPath(pathname) || pathname === '/') return null
  const Screen = screens[pathname]
  return <Screen />
}

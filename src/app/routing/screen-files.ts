import type { Path } from './paths.ts'

/**
 * The file of every screen but home, by its path: below `src/screens/`, without its ending. Each exports a component of
 * its own name. The build reads this table, too (.ci/build/boot.ts).
 */
export const screenFiles = {
  '/fanshui': 'rebate/RebateScreen',
  '/gamePage': 'game-launch/GameLaunchScreen',
  '/hongbao': 'red-packet/RedPacketScreen',
  '/login': 'login/LoginScreen',
  '/mine': 'member-home/MemberHomeScreen',
  '/payInfo': 'deposit-order/DepositOrderScreen',
  '/recharge': 'deposit/DepositScreen',
  '/register': 'register/RegisterScreen',
  '/vip': 'vip/VipScreen',
  '/welfare': 'red-packet-records/RedPacketRecordsScreen',
  '/withdrawal': 'withdrawal/WithdrawalScreen',
  '/activity': 'promotions/PromotionsScreen',
  '/activityInfo': 'promotion/PromotionScreen',
  '/message': 'messages/MessagesScreen',
  '/zhanzhu': 'sponsors/SponsorsScreen',
  '/zhanzhuye': 'sponsor/SponsorScreen',
  '/boutBallBet': 'help/HelpScreen',
  '/boutBallBetInfo': 'help-article/HelpArticleScreen',
  '/usdtmore': 'usdt-networks/UsdtNetworksScreen',
  '/abouts': 'legal/LegalScreen',
  '/concise': 'provider-slots/ProviderSlotsScreen',
  '/search': 'search/SearchScreen',
  '/wallet': 'saved-cards/SavedCardsScreen',
  '/addBankCard': 'add-bank-card/AddBankCardScreen',
  '/addUsdtCard': 'add-usdt-address/AddUsdtAddressScreen',
  '/password': 'password/PasswordScreen',
  '/money': 'my-wallet/MyWalletScreen',
  '/transfer': 'transfer/TransferScreen',
  '/app': 'app-download/AppDownloadScreen',
  '/applyagent': 'apply-agent/ApplyAgentScreen',
  '/kefu': 'customer-service/CustomerServiceScreen',
  '/sitepage': 'site-page/SitePageScreen',
  '/userCent': 'security-center/SecurityCenterScreen',
  '/userInfo': 'profile/ProfileScreen',
  '/betRecord': 'bets/BetsScreen',
  '/transRecord': 'transactions/TransactionsScreen',
  '/activityRecord': 'promotion-applications/PromotionApplicationsScreen',
  '/report': 'report/ReportScreen',
} as const satisfies Record<Exclude<Path, '/'>, `${string}/${string}Screen`>

export const isScreenPath = (path: string): path is keyof typeof screenFiles =>
  Object.hasOwn(screenFiles, path)
